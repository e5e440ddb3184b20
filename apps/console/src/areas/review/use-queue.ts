import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useRef, type Dispatch } from 'react';
import { given } from '../../api/address.ts';
import { useApi } from '../../api/use-api.ts';
import { isUntouched } from '../../ui/sliced.tsx';
import { useWords } from '../../words/words.tsx';
import { fetchCase } from '../classify/fetch-case.ts';
import { afterEvent, EMPTY_QUEUE, nextOpen, type Queue, type QueueEvent } from './queue.ts';
import { toQuery, type ReviewSearch } from './search.ts';

const LIST_MS = 10_000;
/** Counts are cheap to poll; a changed count refreshes the list. */
const COUNTS_MS = 3_000;

export interface WatchedQueue {
  readonly queue: Queue;
  readonly change: Dispatch<QueueEvent>;
  /** Number of matching lookups according to the API; null until known. */
  readonly total: number | null;
  readonly error: unknown;
  readonly refresh: () => void;
}

function useCounted(
  { q, status, market, batch_id }: ReturnType<typeof toQuery>,
  onChange: () => unknown,
): void {
  const query = given({ q, status, market, batch_id });
  const { data } = useApi(
    'review.counts',
    { query },
    { refetchInterval: COUNTS_MS, staleTime: 0, fresh: true },
  );
  const total = data?.total;
  const before = useRef(total);
  useEffect(() => {
    if (total !== undefined && before.current !== undefined && total !== before.current) onChange();
    before.current = total ?? before.current;
  }, [total, onChange]);
}

export function useQueue({ q, status, market, sort, batch }: ReviewSearch): WatchedQueue {
  const query = useMemo(
    () => toQuery(given({ q, status, market, sort, batch })),
    [q, status, market, sort, batch],
  );
  const [queue, change] = useReducer(afterEvent, EMPTY_QUEUE);
  const list = useApi(
    'review.list',
    { query },
    // A page that loads shows what `main.ts` has requested.
    { refetchInterval: LIST_MS, staleTime: isUntouched() ? LIST_MS : 0, fresh: true, onFocus: true },
  );
  const { data, refetch } = list;
  useCounted(query, refetch);
  useEffect(() => change({ type: 'reset' }), [query]);
  useEffect(() => {
    if (data === undefined) return;
    change({ type: 'listed', items: data.items, isWhole: data.total <= data.items.length });
  }, [data]);
  const refresh = useCallback((): void => void refetch(), [refetch]);

  return { queue, change, total: data?.total ?? null, error: list.error, refresh };
}

/** Rows prefetched: two, in case the reviewer is faster than the network. */
const AHEAD = 2;

function idsAhead(queue: Queue, openId: string | undefined): readonly string[] {
  const ids: string[] = [];
  for (let id = nextOpen(queue, openId); id !== null && ids.length < AHEAD;) {
    ids.push(id);
    id = nextOpen(queue, id, new Set([...ids, openId ?? '']));
  }
  return ids;
}

/** Prefetches the next lookups and their schedule rows, so that they open instantly. */
export function useFetchAhead(queue: Queue, openId: string | undefined): void {
  const queries = useQueryClient();
  const { language } = useWords();
  const ids = idsAhead(queue, openId).join(' ');
  useEffect(() => {
    for (const id of ids.split(' ').filter((each) => each !== '')) {
      // Opening the row retries a failed prefetch and reports its error.
      fetchCase(queries, language, id).catch(() => undefined);
    }
  }, [ids, queries, language]);
}
