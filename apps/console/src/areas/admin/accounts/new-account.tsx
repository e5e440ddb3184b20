import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { fieldProblem } from '../../../api/problem.ts';
import { useApiAct } from '../../../api/use-api.ts';
import { useDraft } from '../../../session/use-draft.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogActs } from '../../../ui/overlay/dialog-acts.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useWords } from '../../../words/words.tsx';
import { PlanChoice, RoleChoice, SandboxChoice } from './choices.tsx';

const EMPTY = {
  name: '',
  email: '',
  role: 'entry' as 'entry' | 'reviewer' | 'admin',
  plan: '',
  sandbox: false,
};

function bodyOf({ name, email, role, plan, sandbox }: typeof EMPTY) {
  const chosen = sandbox ? ({ role: 'entry', sandbox } as const) : { role };
  return { name, email, plan: plan === '' ? null : plan, ...chosen };
}

/** Form for a new account; its password is generated on the account page. */
export function NewAccount({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useWords();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [draft, change, clear] = useDraft('admin.account', EMPTY);
  const make = useApiAct('admin.accounts_create', async ({ id, name }) => {
    clear();
    toast(t('admin.account_made', { name }));
    await queries.invalidateQueries({ queryKey: ['admin.accounts_list'] });
    await navigate({ to: '/admin/accounts/$accountId', params: { accountId: id } });
  });
  const { name, email, role, plan, sandbox } = draft;

  return (
    <Dialog title={t('admin.account_new')} isOpen onClose={onClose}>
      <Form onSubmit={() => make.mutateOnce({ body: bodyOf(draft) })}>
        <TextField
          label={t('admin.name')}
          value={name}
          onChange={(text) => change({ name: text })}
          fault={fieldProblem(make.error, 'name')}
          required
          autoFocus
        />
        <TextField
          label={t('admin.email')}
          type="email"
          value={email}
          onChange={(text) => change({ email: text })}
          fault={fieldProblem(make.error, 'email')}
          required
        />
        {!sandbox && <RoleChoice value={role} onChange={(chosen) => change({ role: chosen })} />}
        <PlanChoice value={plan} onChange={(chosen) => change({ plan: chosen })} />
        <SandboxChoice value={sandbox} onChange={(chosen) => change({ sandbox: chosen })} />
        <DialogActs error={make.error} onClose={onClose} type="submit" isPending={make.isPending}>
          {t('admin.account_make')}
        </DialogActs>
      </Form>
    </Dialog>
  );
}
