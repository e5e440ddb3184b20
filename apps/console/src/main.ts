import type { Language } from '@svc/i18n/language';
import type { RawSearch } from './api/address.ts';
import { apiQuery, queryClient } from './api/query.ts';
import { fetchCase } from './areas/classify/fetch-case.ts';
import { readSearch, toQuery } from './areas/review/search.ts';
import { changesOf, readCompare } from './areas/tariff/search.ts';
import { applyTheme } from './shell/theme.ts';
import './ui/styles.css';
import { loadWords, preferredLanguage } from './words/load-words.ts';

async function fetchReview(fields: RawSearch, language: Language): Promise<void> {
  const filter = readSearch(fields);
  const { items } = await queryClient.fetchQuery(
    apiQuery('review.list', { query: toQuery(filter) }, language),
  );
  const open = filter.item ?? items[0]?.id;
  if (open !== undefined) await fetchCase(queryClient, language, open);
}

async function fetchChanges(fields: RawSearch, language: Language): Promise<void> {
  const { market, from, to } = readCompare(fields);
  if (market === undefined || from === undefined || to === undefined) return;
  await queryClient.fetchQuery(apiQuery('tariff.changes', changesOf({ market, from, to }), language));
}

/** Requests data of the largest pages while their scripts load. A failed request is repeated and reported by the page. */
async function fetchEarly({ pathname, search }: Location, language: Language): Promise<void> {
  const fields = Object.fromEntries(new URLSearchParams(search));
  const lookup = /^\/lookups\/([0-9a-f]{32})$/.exec(pathname)?.[1];
  try {
    if (lookup !== undefined) await fetchCase(queryClient, language, lookup);
    if (pathname === '/review') await fetchReview(fields, language);
    if (pathname === '/tariff/compare') await fetchChanges(fields, language);
  } catch {
    // The page shows the problem.
  }
}

const STEPS: readonly ((language: Language) => unknown)[] = [
  (language) => void fetchEarly(window.location, language),
  // The first use of a locale loads all locales.
  (language) => Intl.DateTimeFormat.supportedLocalesOf(language),
  () => import('react-dom/client'),
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
