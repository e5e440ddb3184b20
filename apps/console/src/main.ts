import type { Language } from '@svc/i18n/language';
import { apiQuery, queryClient } from './api/query.ts';
import { fetchEarly } from './early.ts';
import { applyTheme } from './shell/theme.ts';
import './ui/styles.css';
import { loadWords, preferredLanguage } from './words/load-words.ts';

const STEPS: readonly ((language: Language) => unknown)[] = [
  (language) => void fetchEarly(window.location, language),
  // The first use of a locale loads all locales.
  (language) => Intl.DateTimeFormat.supportedLocalesOf(language),
  () => import('react-dom/client'),
  () => import('./ui/button.tsx'),
];

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function main(): Promise<void> {
  applyTheme();
  const language = preferredLanguage();
  const words = loadWords(language);
  const isSignedIn = window.location.pathname !== '/welcome';
  const me = isSignedIn ? queryClient.prefetchQuery(apiQuery('auth.me', {}, language)) : undefined;
  // Separate tasks: run as one, these steps block a slow phone for 400 ms.
  for (const step of STEPS) {
    await pause();
    await step(language);
  }
  const { load, render } = await import('./start.tsx');
  await pause();
  load();
  const loaded = await words;
  await me;
  await pause();
  render(loaded);
}

// No `await`: the other chunks import this one and would wait for it.
void main();
