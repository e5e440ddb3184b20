import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApiAct } from '../api/use-api.ts';
import { endSession } from '../session/session-state.ts';
import { forgetDrafts } from '../session/use-draft.ts';
import { useMe } from '../session/use-me.ts';
import { MenuButton } from '../ui/menu-button.tsx';
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
  const note = (
    <>
      {me.email}
      <br />
      <span className="muted">{me.role_label}</span>
    </>
  );
  const items = [
    { label: t('session.account_title'), act: () => void navigate({ to: '/account' }) },
    { label: t('shell.sign_out'), act: () => signOut.mutate({}) },
  ];

  return (
    <div className="row end">
      {!me.unlimited && (
        <span className="muted small">{t('shell.credits', { amount: figure(me.credits) })}</span>
      )}
      <MenuButton
        small
        kind="quiet"
        aria-label={`${t('shell.account')}: ${me.name}`}
        menu={{ label: t('shell.account'), note, items }}
      >
        {me.name}
      </MenuButton>
    </div>
  );
}
