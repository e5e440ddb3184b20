import { MARKETS } from '../../api/address.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { Choice, TextField } from '../../ui/field.tsx';
import { useWords } from '../../words/words.tsx';
import { SORTS, WAITING, type ReviewSearch } from './search.ts';

interface Props {
  readonly search: ReviewSearch;
  readonly onChange: (change: Record<'q' | 'status' | 'market' | 'sort', string>) => void;
}

const TYPING_MS = 300;

/** What the queue shows and in which order; all of it is in the address. */
export function Filters({ search, onChange }: Props): ReactNode {
  const { t } = useWords();
  const { q = '', status = '', market = '', sort = 'risk' } = search;
  const now = { q, status, market, sort };
  const all = { value: '', label: t('common.all') };

  return (
    <div className="review-filters" role="search" aria-label={t('review.filters')}>
      <Words key={q} value={q} onChange={(words) => onChange({ ...now, q: words })} />
      <Choice
        label={t('common.status')}
        value={status}
        onChange={(chosen: string) => onChange({ ...now, status: chosen })}
        options={[all, ...WAITING.map((value) => ({ value, label: t(`review.status_${value}`) }))]}
      />
      <Choice
        label={t('common.market')}
        value={market}
        onChange={(chosen: string) => onChange({ ...now, market: chosen })}
        options={[all, ...MARKETS.map((value) => ({ value, label: t(`common.market_${value}`) }))]}
      />
      <Choice
        label={t('review.sort')}
        value={sort}
        onChange={(chosen: string) => onChange({ ...now, sort: chosen })}
        options={SORTS.map((value) => ({ value: value as string, label: t(`review.sort_${value}`) }))}
      />
    </div>
  );
}

function Words({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const { t } = useWords();
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onChange(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);

  return (
    <TextField
      label={t('review.words')}
      value={typed}
      onChange={setTyped}
      autoFocus={value !== ''}
      inputMode="search"
    />
  );
}
