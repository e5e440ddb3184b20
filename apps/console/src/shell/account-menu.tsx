import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useApiAct } from '../api/use-api.ts';
import { endSession } from '../session/session-state.ts';
import { forgetDrafts } from '../session/use-draft.ts';
import { useMe } from '../session/use-me.ts';
import { Button } from '../ui/button.tsx';
import { useFormats } from '../words/formats.ts';
import { useWords } from '../words/words.tsx';

/** Who is signed in, what is left to spend, and the way out. */
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
    // The session at the identity provider ends on its own page, which leads back.
    if (provider !== undefined) window.location.assign(provider);
  });

  return (
    <div className="row end">
      {!me.unlimited && (
        <span className="muted small">{t('shell.credits', { amount: figure(me.credits) })}</span>
      )}
      <MenuTrigger>
        <Button small kind="quiet" aria-label={`${t('shell.account')}: ${me.name}`}>
          {me.name}
        </Button>
        <Popover placement="bottom end">
          <div className="menu">
            <p className="menu-note small">
              {me.email}
              <br />
              <span className="muted">{me.role_label}</span>
            </p>
            <Menu aria-label={t('shell.account')}>
              <MenuItem className="menu-item" onAction={() => void navigate({ to: '/account' })}>
                {t('session.account_title')}
              </MenuItem>
              <MenuItem className="menu-item" onAction={() => signOut.mutate({})}>
                {t('shell.sign_out')}
              </MenuItem>
            </Menu>
          </div>
        </Popover>
      </MenuTrigger>
    </div>
  );
}
