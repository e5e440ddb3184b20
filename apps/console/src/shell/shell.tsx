import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { includesRole, useMe } from '../session/use-me.ts';
import { Button } from '../ui/button.tsx';
import { onDemand } from '../ui/overlay/on-demand.tsx';
import { Sliced } from '../ui/sliced.tsx';
import { useWords } from '../words/words.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AREAS } from './areas.ts';
import { LanguageChoice, ThemeChoice } from './preferences.tsx';
import './shell.css';

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
