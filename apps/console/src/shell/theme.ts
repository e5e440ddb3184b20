import { useState } from 'react';

export type Theme = 'system' | 'light' | 'dark';

const KEPT = 'svc.theme';

function isTheme(text: string | null): text is Theme {
  return text === 'system' || text === 'light' || text === 'dark';
}

function keptTheme(): Theme {
  const kept = localStorage.getItem(KEPT);
  return isTheme(kept) ? kept : 'system';
}

/** Applies the stored theme; called before the first render. */
export function applyTheme(theme = keptTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(keptTheme);
  const choose = (chosen: Theme): void => {
    localStorage.setItem(KEPT, chosen);
    applyTheme(chosen);
    setTheme(chosen);
  };
  return [theme, choose];
}
