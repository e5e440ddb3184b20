import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useApiAct } from '../api/use-api.ts';
import { endSession } from '../session/session-state.ts';
import { forgetDrafts } from '../session/use-draft.ts';
import { useMe } from '../session/use-me.ts';
import { useWords } from '../words/words.tsx';

interface Props {
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export function AccountItems({ trigger, onClose }: Props): ReactNode {
  const { t } = useWords();
  const me = useMe();
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
    <Popover
      placement="bottom end"
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className="menu">
        <p className="menu-note small">
          {me.email}
          <br />
          <span className="muted">{me.role_label}</span>
        </p>
        <Menu aria-label={t('shell.account')} autoFocus="first" onClose={onClose}>
          <MenuItem className="menu-item" onAction={() => void navigate({ to: '/account' })}>
            {t('session.account_title')}
          </MenuItem>
          <MenuItem className="menu-item" onAction={() => signOut.mutate({})}>
            {t('shell.sign_out')}
          </MenuItem>
        </Menu>
      </div>
    </Popover>
  );
}
