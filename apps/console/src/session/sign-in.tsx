import { useEffect, useState, type ReactNode } from 'react';
import { useApi } from '../api/use-api.ts';
import { Loading } from '../ui/states.tsx';
import { useWords } from '../words/words.tsx';
import { SignInForm } from './sign-in-form.tsx';

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
