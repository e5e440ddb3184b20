import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query.ts';
import { apiQuery } from './api/use-api.ts';
import { router } from './router.tsx';
import { applyTheme } from './shell/theme.ts';
import './ui/styles.css';
import { Toasts } from './ui/toast.tsx';
import { loadWords, preferredLanguage, WordsProvider } from './words/words.tsx';

async function main(): Promise<void> {
  applyTheme();
  const language = preferredLanguage();
  // The page and the account are fetched together with the words: one round trip, not three.
  void router.load();
  if (window.location.pathname !== '/welcome')
    void queryClient.prefetchQuery(apiQuery('auth.me', {}, language));
  const words = await loadWords(language);
  document.documentElement.lang = words.language;
  const place = document.getElementById('root');
  if (place === null) throw new Error('the page has no place for the console');
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <WordsProvider first={words}>
        <RouterProvider router={router} />
        <Toasts />
      </WordsProvider>
    </QueryClientProvider>,
  );
}

await main();
