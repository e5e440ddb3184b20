import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query.ts';
import { router } from './router.tsx';
import { loadOnDemand } from './ui/overlay/on-demand.tsx';
import { sliceUntilInput } from './ui/sliced.tsx';
import { Toasts } from './ui/toast.tsx';
import type { LoadedWords } from './words/load-words.ts';
import { WordsProvider } from './words/words.tsx';

const ON_DEMAND_MS = 2_500;

/** Begins to load the page of the address before it is drawn. */
export const load = (): void => void router.load();

export function render(words: LoadedWords): void {
  const place = document.getElementById('root');
  if (place === null) throw new Error('the page has no place for the console');
  document.documentElement.lang = words.language;
  sliceUntilInput();
  setTimeout(() => void loadOnDemand(), ON_DEMAND_MS);
  startTransition(() =>
    createRoot(place).render(
      <QueryClientProvider client={queryClient}>
        <WordsProvider first={words}>
          <RouterProvider router={router} />
          <Toasts />
        </WordsProvider>
      </QueryClientProvider>,
    ),
  );
}
