import type { AnswerOf } from '@svc/client/create-client';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { NeedsRole } from '../../shell/needs-role.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Page, Panel } from '../../ui/panel.tsx';
import { Answer, Empty } from '../../ui/states.tsx';
import { useWords } from '../../words/words.tsx';

type Row = AnswerOf<'review.list'>['items'][number];

function Queue(): ReactNode {
  const { t } = useWords();
  const list = useApi('review.list', {});
  const columns: readonly Column<Row>[] = [
    { id: 'description', title: t('common.description'), cell: (row) => row.description },
  ];
  return (
    <Page title={t('review.title')}>
      <Panel flush>
        <Answer of={list}>
          {(all) =>
            all.items.length === 0 ? (
              <Empty title={t('review.empty')} />
            ) : (
              <DataTable
                label={t('review.title')}
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

/** The queue of lookups that wait for a decision. */
export function ReviewPage(): ReactNode {
  return (
    <NeedsRole needs="reviewer">
      <Queue />
    </NeedsRole>
  );
}
