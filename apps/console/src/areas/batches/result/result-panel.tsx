import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { useMay } from '../../../session/use-me.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { AcceptProposed } from './accept-proposed.tsx';
import { isRunning, OUTCOMES, type Batch } from '../batch.ts';
import { useBatchSearch } from './use-batch-search.ts';

export function ResultPanel({ batch }: { readonly batch: Batch }): ReactNode {
  const { t } = useWords();
  const { figure } = useFormats();
  const [{ outcome: chosen }, go] = useBatchSearch(batch.id);
  const mayDecide = useMay('reviewer');
  const { outcomes } = batch;
  if (outcomes === undefined || batch.counts.done === 0) return null;

  return (
    <Panel title={t('batches.result')}>
      <div className="outcomes" role="group" aria-label={t('batches.result')}>
        {OUTCOMES.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className={`outcome outcome-${outcome}`}
            aria-pressed={outcome === chosen}
            onClick={() => go(outcome === chosen ? {} : { outcome })}
          >
            <strong>{figure(outcomes[outcome])}</strong> <span>{t(`batches.outcome_${outcome}`)}</span>
          </button>
        ))}
      </div>
      {mayDecide && <WaysOn batch={batch} proposed={outcomes.proposed} />}
    </Panel>
  );
}

function WaysOn({ batch, proposed }: { readonly batch: Batch; readonly proposed: number }): ReactNode {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const waiting = useApi('review.counts', { query: { batch_id: batch.id } }, { staleTime: 0 });
  const total = waiting.data?.total ?? 0;

  return (
    <div className="row">
      {total > 0 && (
        <Link to="/review" search={{ batch: batch.id }} className="button button-primary">
          {t('batches.review_these', { count: total })}
        </Link>
      )}
      {proposed > 0 && !isRunning(batch) && (
        <Button onPress={() => setOpen(true)}>{t('batches.accept_proposed')}</Button>
      )}
      {isOpen && <AcceptProposed batch={batch} onClose={() => setOpen(false)} />}
    </div>
  );
}
