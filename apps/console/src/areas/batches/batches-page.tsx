import type { AnswerOf } from '@svc/client/create-client';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Page, Panel } from '../../ui/panel.tsx';
import { Answer, Empty } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';

type Row = AnswerOf<'batches.list'>[number];

/** The area's first page. */
export function BatchesPage(): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();
  const list = useApi('batches.list', {});
  const columns: readonly Column<Row>[] = [
    { id: 'file', title: t('batches.file'), width: 'minmax(200px, 2fr)', cell: (row) => row.filename },
    { id: 'status', title: t('common.status'), width: '190px', cell: (row) => <Tag>{row.status}</Tag> },
    { id: 'rows', title: t('batches.rows'), width: '110px', end: true, cell: (row) => row.total_rows },
    { id: 'failed', title: t('batches.failed'), width: '110px', end: true, cell: (row) => row.failed_rows },
    { id: 'created', title: t('common.created'), width: '190px', cell: (row) => time(row.created_at) },
  ];
  return (
    <Page title={t('batches.title')}>
      <Panel flush>
        <Answer of={list}>
          {(all) =>
            all.length === 0 ? (
              <Empty title={t('batches.empty')} />
            ) : (
              <DataTable label={t('batches.title')} rows={all} columns={columns} keyOf={(row) => row.id} />
            )
          }
        </Answer>
      </Panel>
    </Page>
  );
}
