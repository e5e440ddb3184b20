import type { AnswerOf } from '@svc/client/create-client';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Page, Panel } from '../../ui/panel.tsx';
import { Answer, Empty } from '../../ui/states.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';

type Row = AnswerOf<'alerts.list'>[number];

/** The area's first page. */
export function AlertsPage(): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();
  const list = useApi('alerts.list', {});
  const columns: readonly Column<Row>[] = [
    { id: 'sku', title: t('catalog.sku'), width: '160px', cell: (row) => <code>{row.sku}</code> },
    { id: 'market', title: t('common.market'), width: '80px', cell: (row) => row.market },
    { id: 'code', title: t('common.code'), width: '150px', cell: (row) => <code>{row.code}</code> },
    { id: 'message', title: t('alerts.message'), width: 'minmax(240px, 1fr)', cell: (row) => row.message },
    { id: 'raised', title: t('alerts.raised'), width: '190px', cell: (row) => time(row.created_at) },
  ];
  return (
    <Page title={t('alerts.title')}>
      <Panel flush>
        <Answer of={list}>
          {(all) =>
            all.length === 0 ? (
              <Empty title={t('alerts.empty')} />
            ) : (
              <DataTable label={t('alerts.title')} rows={all} columns={columns} keyOf={(row) => row.id} />
            )
          }
        </Answer>
      </Panel>
    </Page>
  );
}
