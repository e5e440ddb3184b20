import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { MARKETS } from '../../api/address.ts';
import { Choice, TextField } from '../../ui/field.tsx';
import { useWords } from '../../words/words.tsx';
import type { CatalogSearch } from './search.ts';

const TYPING_MS = 250;

interface Props {
  readonly search: CatalogSearch;
  readonly onChange: (fields: Readonly<Record<string, unknown>>) => void;
}

/** Search text being typed, written to the address after a pause; a new address replaces it. */
function useTyped(q: string, write: (q: string) => void): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  // Text being written to the address, whose arrival must not change the field.
  const [written, setWritten] = useState<string | null>(null);
  if (q !== known) {
    setKnown(q);
    setWritten(null);
    if (q !== written) setTyped(q);
  }
  const words = typed.trim();
  useEffect(() => {
    if (words === q) return undefined;
    const timer = setTimeout(() => {
      setWritten(words);
      write(words);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [words, q, write]);

  return [typed, setTyped];
}

export function Filters({ search, onChange }: Props): ReactNode {
  const { t } = useWords();
  const write = useCallback((q: string): void => onChange({ ...search, q }), [onChange, search]);
  const [typed, setTyped] = useTyped(search.q ?? '', write);
  const markets = (['', ...MARKETS] as const).map((value) => ({
    value,
    label: value === '' ? t('common.all') : t(`common.market_${value}`),
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
    </div>
  );
}
