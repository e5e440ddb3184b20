import { useEffect, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useApi, useApiAct } from '../api/use-api.ts';
import { Loading, Problem } from '../ui/states.tsx';
import { useWords } from '../words/words.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { beginSession } from './session-state.ts';
import { forgetDrafts } from './use-draft.ts';

const PROBLEMS = [
  'no_role',
  'no_email',
  'email_unverified',
  'email_taken',
  'deactivated',
  'last_admin',
  'denied',
  'expired',
  'busy',
  'unavailable',
] as const;

function readProblem(fragment: string): (typeof PROBLEMS)[number] | null {
  const named = /^#sign-in-problem=(\w+)$/u.exec(fragment)?.[1];
  if (named === undefined) return null;
  return PROBLEMS.find((problem) => problem === named) ?? 'unavailable';
}

function ownAddress(): string {
  return window.location.pathname + window.location.search;
}

export function SignIn({ email = '' }: { readonly email?: string }): ReactNode {
  const { t } = useWords();
  const options = useApi('auth.options', {});
  const [problem] = useState(() => readProblem(window.location.hash));
  useEffect(() => {
    if (problem !== null) window.history.replaceState(window.history.state, '', ownAddress());
  }, [problem]);
  if (options.isPending) return <Loading />;
  // If loading the options fails, ask for the password; its response explains the failure.
  const { password, provider } = options.data ?? { password: true, provider: null };

  return (
    <div className="stack">
      {problem !== null && (
        <p className="notice notice-bad" role="alert">
          {t(`session.problem_${problem}`)}
        </p>
      )}
      {provider !== null && (
        <a className="button button-primary" href={`${provider.path}?to=${encodeURIComponent(ownAddress())}`}>
          {t('session.provider_submit', { name: provider.name })}
        </a>
      )}
      {provider !== null && password && <p className="muted small">{t('session.provider_or')}</p>}
      {password && <SignInForm email={email} />}
    </div>
  );
}

export function SignInForm({ email: known = '' }: { readonly email?: string }): ReactNode {
  const { t } = useWords();
  const queries = useQueryClient();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const signIn = useApiAct('auth.sign_in', async () => {
    setPassword('');
    // Another person must not see the page of the one before.
    if (known !== '' && email.toLowerCase() !== known.toLowerCase()) {
      queries.clear();
      forgetDrafts();
    }
    beginSession();
    await queries.invalidateQueries();
  });

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        signIn.mutate({ body: { email, password } });
      }}
    >
      <TextField
        label={t('session.email')}
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        autoFocus={known === ''}
        required
      />
      <TextField
        label={t('session.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        autoFocus={known !== ''}
        required
      />
      <Problem error={signIn.error} />
      <div>
        <Button type="submit" kind="primary" isPending={signIn.isPending}>
          {t('session.submit')}
        </Button>
      </div>
    </form>
  );
}
