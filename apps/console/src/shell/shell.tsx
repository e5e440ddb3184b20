import type { ConsoleKey } from '@svc/i18n/console/translate';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { includesRole, useMe, type Role } from '../session/use-me.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/words.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageChoice, ThemeChoice } from './preferences.tsx';
import './shell.css';

/** An area of the console: its path, its title and the role it requires. */
interface Area {
  readonly to:
    '/classify' | '/review' | '/batches' | '/catalog' | '/alerts' | '/tariff' | '/reports' | '/admin';
  readonly name: ConsoleKey;
  readonly role: Role;
  /** Path of its sign, 20 units wide and high. */
  readonly sign: string;
}

/** Every area, in the order of the navigation. */
const AREAS: readonly Area[] = [
  { to: '/classify', name: 'shell.classify', role: 'entry', sign: 'M4 5h12M4 10h7M4 15h5M14 11l3 3-5 4v-4z' },
  { to: '/review', name: 'shell.review', role: 'reviewer', sign: 'M4 4h12v12H4zM7 10l2.2 2.2L13.5 8' },
  { to: '/batches', name: 'shell.batches', role: 'entry', sign: 'M3 5h14v10H3zM3 8.5h14M3 12h14M8 5v10' },
  {
    to: '/catalog',
    name: 'shell.catalog',
    role: 'entry',
    sign: 'M10 3l7 3.5v7L10 17l-7-3.5v-7zM3 6.5l7 3.5 7-3.5M10 10v7',
  },
  { to: '/alerts', name: 'shell.alerts', role: 'entry', sign: 'M10 3.5L17 16H3zM10 8v4M10 14v.2' },
  {
    to: '/tariff',
    name: 'shell.tariff',
    role: 'entry',
    sign: 'M5 3v14M5 6h6M5 11h6M11 4.5h5v3h-5zM11 9.5h5v3h-5z',
  },
  {
    to: '/reports',
    name: 'shell.reports',
    role: 'reviewer',
    sign: 'M4 16V9M8 16V5M12 16v-5M16 16V7M3 17h14',
  },
  { to: '/admin', name: 'shell.admin', role: 'admin', sign: 'M4 6h6M14 6h2M4 14h2M10 14h6M12 4v4M8 12v4' },
];

/** Whether a page belongs to an area that its path does not begin with. */
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

/** The frame of every page: navigation by role, preferences, the account. */
export function Shell(): ReactNode {
  const { t } = useWords();
  const path = useRouterState({ select: (state) => state.location.pathname });
  // The page whose navigation is open: on another page it is closed.
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
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
