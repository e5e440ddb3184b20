import type { AnswerOf } from '@svc/client/create-client';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi, useApiAct } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Answer, Empty, Problem } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useWords } from '../../../words/words.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { Deliveries } from './deliveries.tsx';

type Hook = AnswerOf<'webhooks.list'>[number];

const route = getRouteApi('/inside/admin/webhooks/$hookId');

export function WebhookPage(): ReactNode {
  const { t } = useWords();

  return (
    <AdminFrame title={t('admin.webhook')}>
      <Content />
    </AdminFrame>
  );
}

function Content(): ReactNode {
  const { t } = useWords();
  const { hookId } = route.useParams();
  const hooks = useApi('webhooks.list', {});

  return (
    <Answer of={hooks}>
      {(all) => {
        const hook = all.find(({ id }) => id === hookId);
        if (hook === undefined) {
          return (
            <Empty title={t('common.not_found_title')} text={t('common.not_found_text')}>
              <Link to="/admin/webhooks">{t('admin.webhooks')}</Link>
            </Empty>
          );
        }

        return (
          <>
            <About hook={hook} />
            <Deliveries hookId={hook.id} />
          </>
        );
      }}
    </Answer>
  );
}

function About({ hook }: { readonly hook: Hook }): ReactNode {
  const { t } = useWords();
  const navigate = useNavigate();
  const params = { hook_id: hook.id };
  const changed = ['webhooks.list', 'webhooks.deliveries'] as const;
  const test = useApiAct(
    'webhooks.test',
    ({ ok, last_status: status, last_error: error }) => {
      const said = error ?? (status === null ? '' : String(status));
      toast(t(ok ? 'admin.test_ok' : 'admin.test_failed', { said }), ok ? 'good' : 'bad');
    },
    changed,
  );
  const change = useApiAct('webhooks.change', undefined, changed);
  const remove = useApiAct('webhooks.delete', () => navigate({ to: '/admin/webhooks' }), changed);

  return (
    <Panel
      title={<span className="hook-url">{hook.url}</span>}
      aside={
        <Tag tone={hook.active ? 'good' : 'plain'}>{t(hook.active ? 'admin.active' : 'admin.inactive')}</Tag>
      }
    >
      <p className="muted small">
        {hook.events.length === 0 ? t('admin.events_all') : hook.events.join(', ')}
      </p>
      <Problem error={test.error ?? change.error ?? remove.error} />
      <div className="row">
        <Button kind="primary" isPending={test.isPending} onPress={() => test.mutateOnce({ params })}>
          {t('admin.test')}
        </Button>
        <Button
          isPending={change.isPending}
          onPress={() => change.mutateOnce({ params, body: { active: !hook.active } })}
        >
          {t(hook.active ? 'admin.pause' : 'admin.resume')}
        </Button>
        <Button kind="danger" isPending={remove.isPending} onPress={() => remove.mutateOnce({ params })}>
          {t('common.delete')}
        </Button>
      </div>
    </Panel>
  );
}
