import { useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useRouterState, useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useApiAct } from '../api/use-api.ts';
import { endSession } from '../session/session-state.ts';
import { forgetDrafts } from '../session/use-draft.ts';
import { includesRole, useMe } from '../session/use-me.ts';
import { Button } from '../ui/button.tsx';
import { MenuButton } from '../ui/overlay/menu.tsx';
import { onDemand } from '../ui/overlay/on-demand.tsx';
import { Sliced } from '../ui/sliced.tsx';
import { useFormats } from '../words/formats.ts';
import { useWords } from '../words/words.tsx';
import { AREAS } from './areas.ts';
import { LanguageChoice, ThemeChoice } from './preferences.tsx';
import './shell.css';

function AccountMenu(): ReactNode {
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

const Palette = onDemand(async () => (await import('./palette.tsx')).Palette);

/** Opens the palette on Ctrl+K or Cmd+K, unless another dialog is open. */
function PaletteKey(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return isOpen && <Palette onClose={() => setOpen(false)} />;
}

/** True if a page belongs to an area despite its path. */
const isWithin = (area: string, path: string): boolean =>
  area === '/classify' && path.startsWith('/lookups/');

function Navigation(): ReactNode {
  const { t } = useWords();
  const { role } = useMe();
  const path = useRouterState({ select: (state) => state.location.pathname });

  return (
    <nav aria-label={t('shell.navigation')} className="nav">
      <ul>
        {AREAS.filter((area) => includesRole(role, area.role)).map(({ to, name, sign }) => (
          <li key={to}>
            <Link
              to={to}
              className="nav-link"
              activeProps={{ 'aria-current': 'page' }}
              {...(isWithin(to, path) ? { 'aria-current': true } : {})}
            >
              <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
                <path d={sign} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
              </svg>
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
      <div className="nav-foot">
        <LanguageChoice />
        <ThemeChoice />
        <a href="/docs" className="small">
          {t('shell.api_docs')}
        </a>
      </div>
    </nav>
  );
}

export function Shell(): ReactNode {
  const { t } = useWords();
  const path = useRouterState({ select: (state) => state.location.pathname });
  // Path on which the navigation is open; navigating closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === path;

  return (
    <div className={`shell${isOpen ? ' shell-open' : ''}`}>
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <header className="bar">
        <span className="bar-menu">
          <Button small kind="quiet" aria-expanded={isOpen} onPress={() => setOpenOn(isOpen ? null : path)}>
            {t('shell.menu')}
          </Button>
        </span>
        <Link to="/classify" className="bar-product">
          <img src="/icon.svg" alt="" width={22} height={22} />
          <span>{t('common.product')}</span>
        </Link>
        <AccountMenu />
      </header>
      <Navigation />
      <PaletteKey />
      <main id="content" tabIndex={-1}>
        <Sliced>{() => <Outlet />}</Sliced>
      </main>
    </div>
  );
}
