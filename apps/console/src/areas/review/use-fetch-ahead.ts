import type { Language } from '@svc/i18n/language';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '../../api/use-api.ts';
import { useWords } from '../../words/words.tsx';
import { resultOf, wholeLookup } from '../classify/lookup.ts';
import { placeOf } from '../classify/line/schedule-rows.tsx';
import { nextOpen, type Queue } from './queue.ts';

const FRESH_MS = 30_000;
/** Number of rows prefetched: two, in case the reviewer is faster than the network. */
const AHEAD = 2;

async function fetchAhead(queries: QueryClient, language: Language, id: string): Promise<void> {
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

function idsAhead(queue: Queue, openId: string | undefined): readonly string[] {
  const ids: string[] = [];
  for (let id = nextOpen(queue, openId); id !== null && ids.length < AHEAD;) {
    ids.push(id);
    id = nextOpen(queue, id, new Set([...ids, openId ?? '']));
  }
  return ids;
}

/** Prefetches the next lookups and the places of their lines, so that they open instantly. */
export function useFetchAhead(queue: Queue, openId: string | undefined): void {
  const queries = useQueryClient();
  const { language } = useWords();
  const ids = idsAhead(queue, openId).join(' ');
  useEffect(() => {
    for (const id of ids.split(' ').filter((each) => each !== '')) {
      // A failed prefetch is retried and reported when the row is opened.
      fetchAhead(queries, language, id).catch(() => undefined);
    }
  }, [ids, queries, language]);
}
