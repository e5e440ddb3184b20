import type { AnswerOf } from '@svc/client/create-client';
import { useState, type ReactNode } from 'react';
import { useApi, useApiAct } from '../../api/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AnswerList, Problem } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { useWords } from '../../words/words.tsx';
import { AdminFrame } from './admin-frame.tsx';

type Plan = AnswerOf<'admin.plans_list'>[number];
type Entitlement = Plan['entitlements'][number];

export function PlansPage(): ReactNode {
  const { t } = useWords();
  return (
    <AdminFrame title={t('admin.plans')}>
      <Plans />
    </AdminFrame>
  );
}

function Plans(): ReactNode {
  const { t } = useWords();
  const plans = useApi('admin.plans_list', {});

  return (
    <AnswerList of={plans} none={{ title: t('admin.plans_none') }}>
      {(all) => (
        <div className="admin-cards">
          {all.map((plan) => (
            <PlanPanel key={plan.key} plan={plan} />
          ))}
        </div>
      )}
    </AnswerList>
  );
}

interface Change {
  readonly key: string;
  readonly enabled?: boolean;
  readonly value?: number | null;
}

function PlanPanel({ plan }: { readonly plan: Plan }): ReactNode {
  const { t } = useWords();
  const edit = useApiAct('admin.plans_edit', () => toast(t('admin.saved')), ['admin.plans_list']);
  const toSend = (change: Change) => ({
    params: { plan_key: plan.key },
    body: { entitlements: [change] },
  });

  return (
    <Panel title={plan.label} aside={<code className="small">{plan.key}</code>}>
      <Problem error={edit.error} />
      <ul className="stack-tight">
        {plan.entitlements.map((each) => (
          <li key={each.key}>
            {each.kind === 'feature' ? (
              <label className="row">
                <input
                  type="checkbox"
                  checked={each.enabled === true}
                  onChange={(event) => edit.mutate(toSend({ key: each.key, enabled: event.target.checked }))}
                />
                {each.label}
              </label>
            ) : (
              <Limit
                of={each}
                isPending={edit.isPending}
                onSave={(value) => edit.mutateOnce(toSend({ key: each.key, value }))}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface LimitProps {
  readonly of: Entitlement;
  readonly isPending: boolean;
  readonly onSave: (value: number | null) => void;
}

function Limit({ of, isPending, onSave }: LimitProps): ReactNode {
  const { t } = useWords();
  const before = of.value === null ? '' : String(of.value);
  const [typed, setTyped] = useState(before);
  const isWhole = typed.trim() === '' || /^\d{1,9}$/.test(typed.trim());

  return (
    <div className="row">
      <label className="row grow">
        <span className="grow">
          {of.label} {of.unit_label !== null && <span className="muted small">({of.unit_label})</span>}
        </span>
        <input
          className="input limit-input"
          inputMode="numeric"
          placeholder="∞"
          value={typed}
          aria-invalid={!isWhole}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {typed !== before && isWhole && (
        <Button
          small
          isPending={isPending}
          onPress={() => onSave(typed.trim() === '' ? null : Number(typed))}
        >
          {t('common.save')}
        </Button>
      )}
    </div>
  );
}
