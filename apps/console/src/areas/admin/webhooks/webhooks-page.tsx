import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { fieldProblem } from '../../../api/problem.ts';
import { useApi, useApiAct } from '../../../api/use-api.ts';
import { useDraft } from '../../../session/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AnswerList, Problem } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { ShownOnce } from '../shown-once.tsx';

export function WebhooksPage(): ReactNode {
  const { t } = useWords();

  return (
    <AdminFrame title={t('admin.webhooks')}>
      <div className="admin-pair">
        <Webhooks />
        <NewWebhook />
      </div>
    </AdminFrame>
  );
}

function Webhooks(): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();
  const hooks = useApi('webhooks.list', {});

  return (
    <Panel>
      <AnswerList of={hooks} none={{ title: t('admin.webhooks_none'), text: t('admin.webhooks_none_text') }}>
        {(all) => (
          <ul className="stack">
            {all.map((hook) => (
              <li key={hook.id} className="stack-tight">
                <span className="row">
                  <Link to="/admin/webhooks/$hookId" params={{ hookId: hook.id }} className="hook-url">
                    {hook.url}
                  </Link>
                  <Tag tone={hook.active ? 'good' : 'plain'}>
                    {t(hook.active ? 'admin.active' : 'admin.inactive')}
                  </Tag>
                </span>
                <span className="muted small">
                  {hook.last_delivery_at === null
                    ? t('admin.never_delivered')
                    : `${time(hook.last_delivery_at)} · ${hook.last_error ?? hook.last_status ?? ''}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </AnswerList>
    </Panel>
  );
}

const EMPTY = { url: '' };

function NewWebhook(): ReactNode {
  const { t } = useWords();
  const [draft, change, clear] = useDraft('admin.webhook', EMPTY);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [secret, setSecret] = useState<string | null>(null);
  const make = useApiAct(
    'webhooks.register',
    (made) => {
      setSecret(made.secret);
      setChosen([]);
      clear();
    },
    ['webhooks.list'],
  );

  return (
    <Panel title={t('admin.webhook_new')}>
      <Form
        onSubmit={() =>
          make.mutateOnce({ body: { url: draft.url, events: chosen.length === 0 ? null : chosen } })
        }
      >
        <TextField
          label={t('admin.url')}
          hint={t('admin.url_hint')}
          value={draft.url}
          onChange={(url) => change({ url })}
          fault={fieldProblem(make.error, 'url')}
          required
        />
        <Events chosen={chosen} onChange={setChosen} />
        <Problem error={make.error} />
        <div className="row">
          <Button kind="primary" type="submit" isPending={make.isPending}>
            {t('admin.webhook_make')}
          </Button>
        </div>
      </Form>
      {secret !== null && (
        <ShownOnce title={t('admin.webhook_secret')} secret={secret} onClose={() => setSecret(null)} />
      )}
    </Panel>
  );
}

interface EventsProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Events({ chosen, onChange }: EventsProps): ReactNode {
  const { t } = useWords();
  const events = useApi('webhooks.events', {});
  const toggle = (event: string, isOn: boolean): void =>
    onChange(isOn ? [...chosen, event] : chosen.filter((each) => each !== event));

  return (
    <fieldset className="events">
      <legend className="field-label">{t('admin.events')}</legend>
      <span className="field-hint">{t('admin.events_hint')}</span>
      {Object.entries(events.data ?? {}).map(([event, text]) => (
        <div key={event} className="event">
          <input
            id={`event-${event}`}
            type="checkbox"
            checked={chosen.includes(event)}
            onChange={(box) => toggle(event, box.target.checked)}
          />
          <label htmlFor={`event-${event}`}>{`${event}: ${text}`}</label>
        </div>
      ))}
    </fieldset>
  );
}
