import { useState, type ReactNode } from 'react';
import { fieldProblem } from '../api/problem.ts';
import { useApi, useApiAct } from '../api/use-api.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { Form } from '../ui/forms/form.tsx';
import { Page, Panel } from '../ui/panel.tsx';
import { Problem } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { useWords } from '../words/words.tsx';
import { NewPassword } from './new-password.tsx';
import { SessionList } from './session-list.tsx';
import { useMe } from './use-me.ts';

const NOTHING = { current: '', password: '', again: '' };

function ChangePassword(): ReactNode {
  const { t } = useWords();
  const me = useMe();
  const [typed, setTyped] = useState(NOTHING);
  const change = useApiAct(
    'auth.password',
    () => {
      setTyped(NOTHING);
      toast(t('session.changed'));
    },
    ['auth.sessions_list'],
  );

  return (
    <Panel title={t('session.change_title')}>
      <p className="muted">{t('session.change_text')}</p>
      <Form
        onSubmit={() => {
          const { current, password, again } = typed;
          if (password !== again) return;
          change.mutate({ body: { current_password: current, new_password: password } });
        }}
      >
        <input type="email" autoComplete="username" value={me.email} readOnly hidden />
        <TextField
          label={t('session.current_password')}
          type="password"
          autoComplete="current-password"
          fault={fieldProblem(change.error, 'current_password')}
          value={typed.current}
          onChange={(current) => setTyped({ ...typed, current })}
          required
        />
        <NewPassword
          value={typed}
          onChange={(twice) => setTyped({ ...typed, ...twice })}
          fault={fieldProblem(change.error, 'new_password')}
        />
        <Problem error={change.error} />
        <div>
          <Button type="submit" kind="primary" isPending={change.isPending}>
            {t('session.change_submit')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

export function AccountPage(): ReactNode {
  const { t } = useWords();
  const options = useApi('auth.options', {});

  return (
    <Page title={t('session.account_title')}>
      <div className="account">
        {options.data?.password !== false && <ChangePassword />}
        <SessionList />
      </div>
    </Page>
  );
}
