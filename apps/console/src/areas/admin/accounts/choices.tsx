import type { ReactNode } from 'react';
import { allOf } from '../../../api/address.ts';
import { useApi } from '../../../api/use-api.ts';
import type { Role } from '../../../session/use-me.ts';
import { Choice } from '../../../ui/forms/field.tsx';
import { useWords } from '../../../words/words.tsx';

const ROLES = allOf<Role>({ entry: true, reviewer: true, admin: true });

interface Props<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export function RoleChoice({ value, onChange }: Props<Role>): ReactNode {
  const { t } = useWords();
  const options = ROLES.map((role) => ({ value: role, label: t(`common.role_${role}`) }));
  return <Choice label={t('admin.role')} value={value} onChange={onChange} options={options} />;
}

export function PlanChoice({ value, onChange }: Props<string>): ReactNode {
  const { t } = useWords();
  const plans = useApi('admin.plans_list', {}, { staleTime: 60_000 });
  const all = (plans.data ?? []).map(({ key, label }) => ({ value: key, label }));
  const options = [{ value: '', label: t('admin.no_plan') }, ...all];
  return <Choice label={t('admin.plan')} value={value} onChange={onChange} options={options} />;
}

export function SandboxChoice({ value, onChange }: Props<boolean>): ReactNode {
  const { t } = useWords();
  return (
    <label className="row">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      {t('admin.sandbox_text')}
    </label>
  );
}
