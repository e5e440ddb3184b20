import type { AnswerOf } from '@svc/client/create-client';
import { useEffect, type ReactNode } from 'react';
import { useApi, useApiAct } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Answer, Problem } from '../../../ui/states.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { isRunning, type Batch } from '../batch.ts';
import { DeleteButton } from './delete-button.tsx';
import { useRefreshBatch } from './use-setup.ts';

const POLL_MS = 1000;

type Progress = AnswerOf<'batches.progress'>;

function useProgress(batch: Batch) {
  const refresh = useRefreshBatch();
  const progress = useApi(
    'batches.progress',
    { params: { batch_id: batch.id } },
    {
      refetchInterval: (latest) => (latest === undefined || isRunning(latest) ? POLL_MS : false),
      staleTime: 0,
      fresh: true,
    },
  );
  const status = progress.data?.status;
  const processed = progress.data?.processed_rows;
  useEffect(() => {
    const isBehind = status !== undefined && (status !== batch.status || processed !== batch.processed_rows);
    if (isBehind) void refresh();
  }, [status, processed, batch.status, batch.processed_rows, refresh]);

  return progress;
}

export function ProgressPanel({ batch }: { readonly batch: Batch }): ReactNode {
  const { t } = useWords();
  const progress = useProgress(batch);
  return (
    <Panel title={t('batches.progress')}>
      <Answer of={progress}>{(data) => <Figures progress={data} />}</Answer>
    </Panel>
  );
}

function Figures({ progress }: { readonly progress: Progress }): ReactNode {
  const { t } = useWords();
  const { figure, duration, percent: inPercent } = useFormats();
  const { percent, processed_rows: done, total_rows: all, failed_rows: failed } = progress;
  const { rows_per_second: rate, eta_seconds: left } = progress;

  return (
    <div className="stack">
      <progress className="progress" value={percent} max={100} aria-label={t('batches.progress')} />
      <div className="row batch-figures" role="status">
        <strong data-testid="percent">{inPercent(percent)}</strong>
        <span>{t('batches.processed_of', { done: figure(done), all: figure(all) })}</span>
        {failed > 0 && <span className="bad-words">{t('batches.failed_rows', { count: failed })}</span>}
        {rate !== null && rate > 0 && (
          <span className="muted">{t('batches.rate', { rate: figure(rate) })}</span>
        )}
        {left !== null && <span className="muted">{t('batches.left', { time: duration(left) })}</span>}
        {progress.status === 'queued' && <span className="muted">{t('batches.waits')}</span>}
      </div>
    </div>
  );
}

export function BatchActs({ batch }: { readonly batch: Batch }): ReactNode {
  const { t } = useWords();
  const refresh = useRefreshBatch();
  const cancel = useApiAct('batches.cancel', refresh);
  const retry = useApiAct('batches.retry', refresh);
  const params = { batch_id: batch.id };

  return (
    <>
      <Problem error={cancel.error ?? retry.error} />
      {isRunning(batch) && (
        <Button small isPending={cancel.isPending} onPress={() => cancel.mutate({ params })}>
          {t('batches.cancel')}
        </Button>
      )}
      {batch.status === 'completed_with_errors' && (
        <Button small kind="primary" isPending={retry.isPending} onPress={() => retry.mutate({ params })}>
          {t('batches.retry_all', { count: batch.failed_rows })}
        </Button>
      )}
      {batch.status !== 'running' && <DeleteButton batch={batch} />}
    </>
  );
}
