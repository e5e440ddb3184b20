import type { AnswerOf } from '@svc/client/create-client';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/table-cells.tsx';
import { Page, Panel } from '../../ui/panel.tsx';
import { AnswerList } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { isRunning } from './batch.ts';
import { BATCH_TONES } from './tones.ts';
import './batches.css';
import { DropFile } from './drop-file.tsx';

type Row = AnswerOf<'batches.list'>[number];

const POLL_MS = 2000;
const LIMIT = 100;

function useColumns(): readonly Column<Row>[] {
  const { t } = useWords();
  const { time, figure } = useFormats();

  return [
    { id: 'file', title: t('batches.file'), width: 'minmax(200px, 2fr)', cell: (row) => row.filename },
    {
      id: 'status',
      title: t('common.status'),
      width: '190px',
      cell: (row) => <Tag tone={BATCH_TONES[row.status]}>{t(`batches.batch_${row.status}`)}</Tag>,
    },
    { id: 'market', title: t('common.market'), width: '90px', cell: (row) => row.market ?? '—' },
    {
      id: 'done',
      title: t('batches.processed'),
      width: '150px',
      end: true,
      cell: (row) => `${figure(row.processed_rows)} / ${figure(row.total_rows)}`,
    },
    {
      id: 'failed',
      title: t('batches.failed'),
      width: '90px',
      end: true,
      cell: (row) => figure(row.failed_rows),
    },
    { id: 'created', title: t('common.created'), width: '180px', cell: (row) => time(row.created_at) },
  ];
}

export function BatchesPage(): ReactNode {
  const { t } = useWords();
  const navigate = useNavigate();
  const columns = useColumns();
  const list = useApi(
    'batches.list',
    { query: { limit: LIMIT } },
    { refetchInterval: (latest) => (latest?.some(isRunning) === true ? POLL_MS : false), staleTime: 0 },
  );
  const open = ({ id }: Row): void => void navigate({ to: '/batches/$batchId', params: { batchId: id } });

  return (
    <Page title={t('batches.title')}>
      <DropFile />
      <Panel title={t('batches.earlier')} flush>
        <AnswerList of={list} none={{ title: t('batches.empty'), text: t('batches.empty_text') }}>
          {(all) => (
            <DataTable
              label={t('batches.earlier')}
              rows={all}
              columns={columns}
              keyOf={(row) => row.id}
              onOpen={open}
            />
          )}
        </AnswerList>
      </Panel>
    </Page>
  );
}
