import { apiQuery, queryClient } from './api/query.ts';
import { fetchEarly } from './early.ts';
import { applyTheme } from './shell/theme.ts';
import './ui/styles.css';
import { loadWords, preferredLanguage } from './words/load-words.ts';

async function main(): Promise<void> {
  applyTheme();
  const language = preferredLanguage();
  const words = loadWords(language);
  const isSignedIn = window.location.pathname !== '/welcome';
  const me = isSignedIn ? queryClient.prefetchQuery(apiQuery('auth.me', {}, language)) : undefined;
  void fetchEarly(window.location, language);
  // Each library is evaluated in a separate task: in one task they block a slow phone for 300 ms.
  for (const library of [() => import('react-dom/client'), () => import('./ui/button.tsx')]) {
    await library();
    await new Promise((resolve) => setTimeout(resolve));
  }
  const { start } = await import('./start.tsx');
  await me;
  start(await words);
}

// No `await`: the other chunks import this one and would wait for it.
void main();
