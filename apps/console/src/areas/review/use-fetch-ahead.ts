import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '../../api/use-api.ts';
import { useWords } from '../../words/words.tsx';
import { resultOf } from '../classify/lookup.ts';
import { nextOpen, type Queue } from './queue.ts';

const FRESH_MS = 30_000;

/** Fetches the lookup that comes next, and the place of its line, so that it shows at once. */
export function useFetchAhead(queue: Queue, openId: string | undefined): void {
  const queries = useQueryClient();
  const { language } = useWords();
  const next = nextOpen(queue, openId);
  useEffect(() => {
    if (next === null) return;
    const ahead = {
      ...apiQuery('lookups.get', { params: { lookup_id: next } }, language),
      staleTime: FRESH_MS,
    };
    const fetchAhead = async (): Promise<void> => {
      const lookup = await queries.fetchQuery(ahead);
      const result = resultOf(lookup);
      if (result?.recommended == null) return;
      const { code } = result.recommended;
      const { market, input } = lookup;
      const { version } = result.dataset;
      const origin = input.origin === '' ? {} : { origin: input.origin };
      await Promise.all([
        queries.prefetchQuery(apiQuery('tariff.tree', { query: { code, market, version } }, language)),
        queries.prefetchQuery(
          apiQuery('tariff.duty', { query: { code, market, version, ...origin } }, language),
        ),
      ]);
    };
    // What fails here is asked for again, and told, when the row is opened.
    fetchAhead().catch(() => undefined);
  }, [next, queries, language]);
}
