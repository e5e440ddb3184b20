import { useEffect, useState, type ReactNode } from 'react';
import { MARKETS } from '../../api/address.ts';
import { Choice, TextField } from '../../ui/field.tsx';
import { useWords } from '../../words/words.tsx';
import type { CatalogSearch } from './search.ts';

const TYPING_MS = 250;

interface Props {
  readonly search: CatalogSearch;
  readonly onChange: (fields: Readonly<Record<string, unknown>>) => void;
}

/** What of the catalog is shown. */
export function Filters({ search, onChange }: Props): ReactNode {
  const { t } = useWords();
  const [typed, setTyped] = useState(search.q ?? '');
  const isNew = typed.trim() !== (search.q ?? '');
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => onChange({ ...search, q: typed.trim() }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [isNew, typed, search, onChange]);
  const markets = (['', ...MARKETS] as const).map((value) => ({
    value,
    label: value === '' ? t('common.all') : t(`common.market_${value}`),
  }));
  const parts = (['', 'alerts', 'no_code'] as const).map((value) => ({
    value,
    label: value === '' ? t('common.all') : t(`catalog.only_${value}`),
  }));

  return (
    <div className="catalog-filters" role="search">
      <TextField
        label={t('common.search')}
        hint={t('catalog.search_hint')}
        type="search"
        value={typed}
        onChange={setTyped}
      />
      <Choice
        label={t('common.market')}
        value={search.market ?? ''}
        options={markets}
        onChange={(market) => onChange({ ...search, market })}
      />
      <Choice
        label={t('catalog.only')}
        value={search.only ?? ''}
        options={parts}
        onChange={(only) => onChange({ ...search, only })}
      />
    </div>
  );
}
