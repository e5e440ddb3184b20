import type { AnswerOf } from '@svc/client/create-client';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-cells.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AnswerList } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { NewAccount } from './new-account.tsx';

type Row = AnswerOf<'admin.accounts_list'>[number];

export function AdminPage(): ReactNode {
  const { t } = useWords();
  const [isMaking, setMaking] = useState(false);
  const add = (
    <Button kind="primary" onPress={() => setMaking(true)}>
      {t('admin.account_new')}
    </Button>
  );

  return (
    <AdminFrame title={t('admin.accounts')} aside={add}>
      <Accounts />
      {isMaking && <NewAccount onClose={() => setMaking(false)} />}
    </AdminFrame>
  );
}

function Accounts(): ReactNode {
  const { t } = useWords();
  const navigate = useNavigate();
  const columns = useColumns();
  const list = useApi('admin.accounts_list', {});

  return (
    <Panel flush>
      <AnswerList of={list} none={{ title: t('admin.empty'), text: t('admin.empty_text') }}>
        {(all) => (
          <DataTable
            label={t('admin.accounts')}
            rows={all}
            columns={columns}
            keyOf={(row) => row.id}
            onOpen={({ id }) =>
              void navigate({ to: '/admin/accounts/$accountId', params: { accountId: id } })
            }
          />
        )}
      </AnswerList>
    </Panel>
  );
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useWords();
  const { figure, time } = useFormats();

  return [
    { id: 'name', title: t('admin.name'), width: 'minmax(150px, 1fr)', cell: (row) => row.name },
    { id: 'email', title: t('admin.email'), width: 'minmax(190px, 1fr)', cell: (row) => row.email },
    { id: 'role', title: t('admin.role'), width: '120px', cell: (row) => t(`common.role_${row.role}`) },
    { id: 'plan', title: t('admin.plan'), width: '90px', cell: (row) => row.plan ?? '—' },
    {
      id: 'credits',
      title: t('admin.credits'),
      width: '90px',
      end: true,
      cell: (row) => (row.unlimited ? '∞' : figure(row.credits)),
    },
    {
      id: 'seen',
      title: t('admin.last_login'),
      width: '156px',
      cell: (row) => (row.last_login_at === null ? '—' : time(row.last_login_at)),
    },
    {
      id: 'active',
      title: t('common.status'),
      width: '160px',
      cell: (row) => (
        <>
          <Tag tone={row.active ? 'good' : 'plain'}>{t(row.active ? 'admin.active' : 'admin.inactive')}</Tag>
          {row.sandbox === true && <Tag tone="plain">{t('admin.sandbox')}</Tag>}
        </>
      ),
    },
  ];
}
