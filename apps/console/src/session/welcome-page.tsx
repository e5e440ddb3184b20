import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { fieldProblem } from '../api/problem.ts';
import { useApiAct } from '../api/use-api.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { Form } from '../ui/forms/form.tsx';
import { Problem } from '../ui/states.tsx';
import { useWords } from '../words/words.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { NewPassword } from './new-password.tsx';
import { beginSession } from './session-state.ts';

/** Fragment of a one-time link: token and optional e-mail address. */
function readFragment(fragment: string): { readonly token: string; readonly email: string } {
  const [token = '', ...rest] = fragment.slice(1).split('&');
  return { token, email: new URLSearchParams(rest.join('&')).get('email') ?? '' };
}

/** Page of a one-time link: takes the token from the address and asks for a password. */
export function WelcomePage(): ReactNode {
  const { t } = useWords();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [{ token, email }] = useState(() => readFragment(window.location.hash));
  const [twice, setTwice] = useState({ password: '', again: '' });
  const open = useApiAct('auth.sign_in_link', async () => {
    beginSession();
    await queries.resetQueries();
    await navigate({ to: '/classify' });
  });
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  if (token === '') {
    return (
      <SignInLayout title={t('session.welcome_missing')}>
        <p className="muted">{t('session.welcome_missing_text')}</p>
        <Link to="/classify">{t('session.title')}</Link>
      </SignInLayout>
    );
  }

  return (
    <SignInLayout title={t('session.welcome_title')}>
      <p className="muted">{t('session.welcome_text')}</p>
      <Form
        onSubmit={() => {
          if (twice.password === twice.again) open.mutate({ body: { token, password: twice.password } });
        }}
      >
        {email !== '' && (
          <TextField label={t('session.email')} type="email" autoComplete="username" value={email} readOnly />
        )}
        <NewPassword value={twice} onChange={setTwice} fault={fieldProblem(open.error, 'password')} />
        <Problem error={open.error} />
        <div>
          <Button type="submit" kind="primary" isPending={open.isPending}>
            {t('session.welcome_submit')}
          </Button>
        </div>
      </Form>
    </SignInLayout>
  );
}
