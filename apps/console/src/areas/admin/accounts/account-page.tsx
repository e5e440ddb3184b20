import type { AnswerOf } from '@svc/client/create-client';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useApi, useApiAct, type ApiAct } from '../../../api/use-api.ts';
import { NeedsRole } from '../../../shell/needs-role.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Answer, Problem } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { PlanChoice, RoleChoice } from './choices.tsx';
import { GrantCredits } from './grant-credits.tsx';
import { KeyList } from './key-list.tsx';
import { ShownOnce } from '../shown-once.tsx';

type Account = AnswerOf<'admin.accounts_get'>;

const route = getRouteApi('/inside/admin/accounts/$accountId');

export function AccountPage(): ReactNode {
  return (
    <NeedsRole needs="admin">
      <Content />
    </NeedsRole>
  );
}

function Content(): ReactNode {
  const { t } = useWords();
  const { accountId } = route.useParams();
  const found = useApi('admin.accounts_get', { params: { account_id: accountId } }, { fresh: true });

  return (
    <AdminFrame title={found.data?.name ?? t('admin.account')}>
      <Answer of={found}>
        {(account) => (
          <div className="admin-pair">
            <div className="stack">
              {account.sandbox === true && <p className="muted">{t('admin.sandbox_text')}</p>}
              <Rights account={account} />
              <Password account={account} />
            </div>
            <div className="stack">
              {account.sandbox !== true && <GrantCredits account={account} />}
              <KeyList account={account} />
            </div>
          </div>
        )}
      </Answer>
    </AdminFrame>
  );
}

function useChange(): ApiAct<'admin.accounts_update'> {
  const { t } = useWords();
  return useApiAct('admin.accounts_update', () => toast(t('admin.saved')), [
    'admin.accounts_get',
    'admin.accounts_list',
  ]);
}

function Rights({ account }: { readonly account: Account }): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();
  const params = { account_id: account.id };
  // Separate hooks, so that one change does not block another.
  const role = useChange();
  const plan = useChange();
  const activity = useChange();

  return (
    <Panel
      title={account.email}
      aside={
        <Tag tone={account.active ? 'good' : 'plain'}>
          {t(account.active ? 'admin.active' : 'admin.inactive')}
        </Tag>
      }
    >
      <div className="filters">
        {account.sandbox !== true && (
          <RoleChoice
            value={account.role}
            onChange={(to) => role.mutateOnce({ params, body: { role: to } })}
          />
        )}
        <PlanChoice
          value={account.plan ?? ''}
          onChange={(to) => plan.mutateOnce({ params, body: { plan: to === '' ? null : to } })}
        />
      </div>
      <p className="muted small">
        {t('common.created')} {time(account.created_at)} · {t('admin.last_login')}{' '}
        {account.last_login_at === null ? '—' : time(account.last_login_at)}
      </p>
      <Problem error={role.error ?? plan.error ?? activity.error} />
      <div className="row">
        <Button
          kind={account.active ? 'danger' : 'plain'}
          isPending={activity.isPending}
          onPress={() => activity.mutateOnce({ params, body: { active: !account.active } })}
        >
          {t(account.active ? 'admin.deactivate' : 'admin.activate_account')}
        </Button>
      </div>
    </Panel>
  );
}

function Password({ account }: { readonly account: Account }): ReactNode {
  const { t } = useWords();
  const [secret, setSecret] = useState<string | null>(null);
  const reset = useApiAct('admin.accounts_password', ({ password }) => setSecret(password));

  return (
    <Panel title={t('admin.password')}>
      <p className="muted">{t('admin.password_text')}</p>
      <Problem error={reset.error} />
      <div className="row">
        <Button
          isPending={reset.isPending}
          onPress={() => reset.mutateOnce({ params: { account_id: account.id } })}
        >
          {t('admin.password_make')}
        </Button>
      </div>
      {secret !== null && (
        <ShownOnce title={t('admin.password')} secret={secret} onClose={() => setSecret(null)} />
      )}
    </Panel>
  );
}
