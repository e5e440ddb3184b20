import type { AnswerOf } from '@svc/client/create-client';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Page, Panel } from '../../ui/panel.tsx';
import { Answer, Empty } from '../../ui/states.tsx';
import { Tag, toneOf } from '../../ui/tag.tsx';
import { useWords } from '../../words/words.tsx';

type Row = AnswerOf<'skus.list'>['items'][number];

/** The area's first page. */
export function CatalogPage(): ReactNode {
  const { t } = useWords();
  const list = useApi('skus.list', { query: { page_size: 100 } });
  const columns: readonly Column<Row>[] = [
    { id: 'sku', title: t('catalog.sku'), width: '160px', cell: (row) => <code>{row.sku}</code> },
    { id: 'market', title: t('common.market'), width: '80px', cell: (row) => row.market },
    {
      id: 'description',
      title: t('common.description'),
      width: 'minmax(220px, 1fr)',
      cell: (row) => row.description,
    },
    {
      id: 'code',
      title: t('catalog.current_code'),
      width: '150px',
      cell: (row) => <code>{row.current_code}</code>,
    },
    {
      id: 'status',
      title: t('common.status'),
      width: '170px',
      cell: (row) => <Tag tone={toneOf(row.code_status)}>{row.code_status_label}</Tag>,
    },
  ];
  return (
    <Page title={t('catalog.title')}>
      <Panel flush>
        <Answer of={list}>
          {(all) =>
            all.items.length === 0 ? (
              <Empty title={t('catalog.empty')} />
            ) : (
              <DataTable
                label={t('catalog.title')}
                rows={all.items}
                columns={columns}
                keyOf={(row) => row.id}
              />
            )
          }
        </Answer>
      </Panel>
    </Page>
  );
}
