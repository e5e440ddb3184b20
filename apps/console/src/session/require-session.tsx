import type { ReactNode } from 'react';
import { ApiError } from '../api/ask.ts';
import { useApi } from '../api/use-api.ts';
import { Shell } from '../shell/shell.tsx';
import { onDemand } from '../ui/overlay/on-demand.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { useWords } from '../words/words.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { useSessionEnded } from './session-state.ts';
import { SignIn } from './sign-in.tsx';
import { MeContext } from './use-me.ts';

// Rarely needed, and half of the library.
const Dialog = onDemand(async () => (await import('../ui/overlay/dialog.tsx')).Dialog);

export function RequireSession(): ReactNode {
  const { t } = useWords();
  const me = useApi('auth.me', {});
  const hasEnded = useSessionEnded();
  const isUnknown = me.error instanceof ApiError && me.error.status === 401;
  if (me.data === undefined) {
    if (isUnknown || hasEnded) {
      return (
        <SignInLayout title={t('session.title')}>
          <SignIn />
        </SignInLayout>
      );
    }
    return me.error === null ? <Loading /> : <Failed error={me.error} onRetry={me.refetch} />;
  }

  return (
    <MeContext key={me.data.email} value={me.data}>
      <Shell />
      {hasEnded && (
        <Dialog title={t('session.expired_title')} isOpen onClose={() => undefined} canClose={false}>
          <p className="muted">{t('session.expired_text')}</p>
          <SignIn email={me.data.email} />
        </Dialog>
      )}
    </MeContext>
  );
}
