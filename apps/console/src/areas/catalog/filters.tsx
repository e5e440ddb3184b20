import type { ReactNode } from 'react';
import { MarketFilter } from '../../ui/forms/market-choice.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { useWords } from '../../words/words.tsx';
import type { CatalogSearch } from './search.ts';

interface Props {
  readonly search: CatalogSearch;
  readonly onChange: (fields: Readonly<Record<string, unknown>>) => void;
}

export function Filters({ search, onChange }: Props): ReactNode {
  const { t } = useWords();

  return (
    <div className="catalog-filters" role="search">
      <SearchField
        hint={t('catalog.search_hint')}
        value={search.q ?? ''}
        onChange={(q) => onChange({ ...search, q })}
      />
      <MarketFilter value={search.market ?? ''} onChange={(market) => onChange({ ...search, market })} />
    </div>
  );
}
