import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Page } from '../../ui/panel.tsx';
import { Sliced } from '../../ui/sliced.tsx';
import { Answer } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { isRunning, type Batch } from './batch.ts';
import './batches.css';
import { ColumnsPanel } from './steps/columns-panel.tsx';
import { BatchActs, ProgressPanel } from './steps/progress-panel.tsx';
import { ResultPanel } from './result/result-panel.tsx';
import { RowsPanel } from './rows/rows-panel.tsx';
import { StartPanel } from './steps/start-panel.tsx';
import { BATCH_TONES } from './tones.ts';
import { useSetup } from './steps/use-setup.ts';

export function BatchPage(): ReactNode {
  const { t } = useWords();
  const { batchId } = useParams({ from: '/inside/batches/$batchId' });
  const batch = useApi(
    'batches.get',
    { params: { batch_id: batchId }, query: { preview: true, outcomes: true } },
    { staleTime: 2000, fresh: true },
  );

  return (
    <Page
      title={batch.data?.filename ?? t('batches.title')}
      aside={<Link to="/batches">{t('batches.to_all')}</Link>}
    >
      <Answer key={batchId} of={batch}>
        {(data) => <Content batch={data} />}
      </Answer>
    </Page>
  );
}

function Content({ batch }: { readonly batch: Batch }): ReactNode {
  const { t } = useWords();
  const { figure } = useFormats();
  const isSetUp = batch.status === 'uploaded';
  const counts = { done: figure(batch.processed_rows), all: figure(batch.total_rows) };

  return (
    <>
      <div className="row">
        <Tag tone={BATCH_TONES[batch.status]}>{t(`batches.batch_${batch.status}`)}</Tag>
        {batch.market !== null && <span>{t(`common.market_${batch.market}`)}</span>}
        {batch.dataset_version !== null && <span className="muted">{batch.dataset_version}</span>}
        {batch.save_to_catalog && <Tag>{t('batches.saved_to_catalog')}</Tag>}
        {!isSetUp && !isRunning(batch) && <span role="status">{t('batches.processed_of', counts)}</span>}
        {!isSetUp && <BatchActs batch={batch} />}
      </div>
      {isSetUp && <SetupPanels batch={batch} />}
      {isRunning(batch) && <ProgressPanel batch={batch} />}
      {!isSetUp && <ResultPanel batch={batch} />}
      <Sliced>{() => <RowsPanel batch={batch} />}</Sliced>
    </>
  );
}

export function SetupPanels({ batch }: { readonly batch: Batch }): ReactNode {
  const { setup, set, check } = useSetup(batch);
  return (
    <div className="batch-setup">
      <ColumnsPanel batch={batch} mapping={setup.mapping} onChange={(mapping) => set({ mapping })} />
      <StartPanel batch={batch} setup={setup} onChange={set} check={check} />
    </div>
  );
}
