import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApiAct } from '../api/use-api.ts';
import { endSession } from '../session/session-state.ts';
import { forgetDrafts } from '../session/use-draft.ts';
import { useMe } from '../session/use-me.ts';
import { MenuButton } from '../ui/overlay/menu.tsx';
import { useFormats } from '../words/formats.ts';
import { useWords } from '../words/words.tsx';

export function AccountMenu(): ReactNode {
  const { t } = useWords();
  const me = useMe();
  const { figure } = useFormats();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const signOut = useApiAct('auth.sign_out', ({ provider_url: provider }) => {
    queries.clear();
    forgetDrafts();
    endSession();
    // The provider's page ends its session and redirects back.
    if (provider !== undefined) window.location.assign(provider);
  });

  return (
    <div className="row end">
      {!me.unlimited && (
        <span className="muted small">{t('shell.credits', { amount: figure(me.credits) })}</span>
      )}
      <MenuButton
        kind="quiet"
        aria-label={`${t('shell.account')}: ${me.name}`}
        label={t('shell.account')}
        note={
          <p className="menu-note small">
            {me.email}
            <br />
            <span className="muted">{me.role_label}</span>
          </p>
        }
        items={[
          { text: t('session.account_title'), act: () => void navigate({ to: '/account' }) },
          { text: t('shell.sign_out'), act: () => signOut.mutate({}) },
        ]}
      >
        {me.name}
      </MenuButton>
    </div>
  );
}
