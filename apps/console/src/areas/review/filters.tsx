import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/forms/field.tsx';
import { MarketFilter } from '../../ui/forms/market-choice.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { useWords } from '../../words/words.tsx';
import { SORTS, WAITING, type ReviewSearch } from './search.ts';

interface Props {
  readonly search: ReviewSearch;
  readonly onChange: (change: Record<'q' | 'status' | 'market' | 'sort' | 'batch', string>) => void;
}

export function Filters({ search, onChange }: Props): ReactNode {
  const { t } = useWords();
  const { q = '', status = '', market = '', sort = 'risk', batch = '' } = search;
  const now = { q, status, market, sort, batch };
  const all = { value: '', label: t('common.all') };

  return (
    <div className="review-filters" role="search" aria-label={t('review.filters')}>
      <SearchField value={q} onChange={(words) => onChange({ ...now, q: words })} />
      <Choice
        label={t('common.status')}
        value={status}
        onChange={(chosen: string) => onChange({ ...now, status: chosen })}
        options={[all, ...WAITING.map((value) => ({ value, label: t(`batches.result_${value}`) }))]}
      />
      <MarketFilter value={market} onChange={(chosen) => onChange({ ...now, market: chosen })} />
      <Choice
        label={t('review.sort')}
        value={sort}
        onChange={(chosen: string) => onChange({ ...now, sort: chosen })}
        options={SORTS.map((value) => ({ value: value as string, label: t(`review.sort_${value}`) }))}
      />
      {batch !== '' && <OfBatch id={batch} onLeave={() => onChange({ ...now, batch: '' })} />}
    </div>
  );
}

function OfBatch({ id, onLeave }: { readonly id: string; readonly onLeave: () => void }): ReactNode {
  const { t } = useWords();
  const batch = useApi('batches.get', { params: { batch_id: id } }, { fresh: true });

  return (
    <div className="row review-batch">
      <span>
        {t('review.of_batch')}{' '}
        <Link to="/batches/$batchId" params={{ batchId: id }}>
          {batch.data?.filename ?? '…'}
        </Link>
      </span>
      <Button small onPress={onLeave}>
        {t('review.whole_queue')}
      </Button>
    </div>
  );
}
