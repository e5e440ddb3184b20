import type { AnswerOf } from '@svc/client/create-client';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { NeedsRole } from '../../shell/needs-role.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Page, Panel } from '../../ui/panel.tsx';
import { Answer, Empty } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useWords } from '../../words/words.tsx';

type Row = AnswerOf<'admin.accounts_list'>[number];

/** The area's first page. */
export function AdminPage(): ReactNode {
  const { t } = useWords();
  const list = useApi('admin.accounts_list', {});
  const columns: readonly Column<Row>[] = [
    { id: 'name', title: t('admin.name'), width: 'minmax(160px, 1fr)', cell: (row) => row.name },
    { id: 'email', title: t('admin.email'), width: 'minmax(200px, 1fr)', cell: (row) => row.email },
    {
      id: 'role',
      title: t('admin.role'),
      width: '150px',
      cell: (row) => <Tag>{t(`common.role_${row.role}`)}</Tag>,
    },
    {
      id: 'active',
      title: t('admin.active'),
      width: '100px',
      cell: (row) => t(row.active ? 'admin.yes' : 'admin.no'),
    },
  ];
  return (
    <NeedsRole needs="admin">
      <Page title={t('admin.title')}>
        <Panel flush>
          <Answer of={list}>
            {(all) =>
              all.length === 0 ? (
                <Empty title={t('admin.empty')} />
              ) : (
                <DataTable label={t('admin.title')} rows={all} columns={columns} keyOf={(row) => row.id} />
              )
            }
          </Answer>
        </Panel>
      </Page>
    </NeedsRole>
  );
}
