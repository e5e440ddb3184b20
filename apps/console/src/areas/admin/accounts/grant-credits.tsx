import type { AnswerOf } from '@svc/client/create-client';
import { useState, type ReactNode } from 'react';
import { fieldProblem } from '../../../api/problem.ts';
import { useApiAct } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Problem } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';

interface Props {
  readonly account: AnswerOf<'admin.accounts_get'>;
}

export function GrantCredits({ account }: Props): ReactNode {
  const { t } = useWords();
  const { figure } = useFormats();
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const grant = useApiAct(
    'admin.credits_grant',
    ({ balance }) => {
      setAmount('');
      setNote('');
      toast(t('admin.granted', { balance: figure(balance) }));
    },
    ['admin.accounts_get'],
  );

  return (
    <Panel
      title={t('admin.credits')}
      aside={<strong>{account.unlimited ? '∞' : figure(account.credits)}</strong>}
    >
      <Form
        className="filters"
        onSubmit={() => {
          grant.mutateOnce({
            params: { account_id: account.id },
            body: { amount, note: note === '' ? null : note },
          });
        }}
      >
        <TextField
          label={t('admin.amount')}
          hint={t('admin.amount_hint')}
          value={amount}
          onChange={setAmount}
          inputMode="decimal"
          fault={fieldProblem(grant.error, 'amount')}
          required
        />
        <TextField label={t('admin.note')} value={note} onChange={setNote} maxLength={500} />
        <Button type="submit" isPending={grant.isPending}>
          {t('admin.grant')}
        </Button>
      </Form>
      <Problem error={grant.error} />
    </Panel>
  );
}
