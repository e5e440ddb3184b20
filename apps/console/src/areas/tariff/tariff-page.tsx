import type { AnswerOf } from '@svc/client/create-client';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Page, Panel } from '../../ui/panel.tsx';
import { Answer, Empty } from '../../ui/states.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';

type Row = AnswerOf<'datasets.list'>[number];

/** The area's first page. */
export function TariffPage(): ReactNode {
  const { t } = useWords();
  const { figure, day } = useFormats();
  const list = useApi('datasets.list', {});
  const columns: readonly Column<Row>[] = [
    { id: 'market', title: t('common.market'), width: '80px', cell: (row) => row.market },
    { id: 'version', title: t('tariff.version'), width: '170px', cell: (row) => row.version },
    { id: 'name', title: t('common.description'), width: 'minmax(220px, 1fr)', cell: (row) => row.name },
    {
      id: 'lines',
      title: t('tariff.lines'),
      width: '110px',
      end: true,
      cell: (row) => figure(row.entry_count),
    },
    {
      id: 'effective',
      title: t('tariff.effective'),
      width: '150px',
      cell: (row) => (row.effective_date === null ? '' : day(row.effective_date)),
    },
  ];
  return (
    <Page title={t('tariff.title')}>
      <Panel flush>
        <Answer of={list}>
          {(all) =>
            all.length === 0 ? (
              <Empty title={t('tariff.empty')} />
            ) : (
              <DataTable label={t('tariff.title')} rows={all} columns={columns} keyOf={(row) => row.id} />
            )
          }
        </Answer>
      </Panel>
    </Page>
  );
}
