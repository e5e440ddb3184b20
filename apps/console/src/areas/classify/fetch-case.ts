import type { Language } from '@svc/i18n/language';
import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../api/query.ts';
import { placeOf, resultOf, wholeLookup } from './lookup.ts';

const FRESH_MS = 30_000;

/** Fetches a lookup, the place of its line and its duty into the cache. */
export async function fetchCase(queries: QueryClient, language: Language, id: string): Promise<void> {
  const lookup = await queries.fetchQuery({
    ...apiQuery('lookups.get', wholeLookup(id), language),
    staleTime: FRESH_MS,
  });
  const result = resultOf(lookup);
  if (result?.recommended == null) return;

  const { code } = result.recommended;
  const { market, input } = lookup;
  const { version } = result.dataset;
  const origin = input.origin === '' ? {} : { origin: input.origin };
  await Promise.all([
    queries.prefetchQuery({
      ...apiQuery('tariff.tree', placeOf({ code, market, version }), language),
      staleTime: FRESH_MS,
    }),
    queries.prefetchQuery({
      ...apiQuery('tariff.duty', { query: { code, market, version, ...origin } }, language),
      staleTime: FRESH_MS,
    }),
  ]);
}
