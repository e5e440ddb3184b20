import { useCallback, useEffect, useMemo, useReducer, type Dispatch } from 'react';
import { useApi } from '../../api/use-api.ts';
import { afterEvent, EMPTY_QUEUE, type Queue, type QueueEvent } from './queue.ts';
import { toQuery, type ReviewSearch } from './search.ts';

const REFRESH_MS = 10_000;

/** The queue of an address, read again now and then, and the way to change what is seen of it. */
export interface WatchedQueue {
  readonly queue: Queue;
  readonly change: Dispatch<QueueEvent>;
  /** Lookups that wait under these filters, as the service last said. */
  readonly total: number | null;
  readonly error: unknown;
  readonly refresh: () => void;
}

/** Watches the queue under the filters of an address. */
export function useQueue({ q, status, market, sort }: ReviewSearch): WatchedQueue {
  const query = useMemo(
    () =>
      toQuery({
        ...(q === undefined ? {} : { q }),
        ...(status === undefined ? {} : { status }),
        ...(market === undefined ? {} : { market }),
        ...(sort === undefined ? {} : { sort }),
      }),
    [q, status, market, sort],
  );
  const [queue, change] = useReducer(afterEvent, EMPTY_QUEUE);
  const list = useApi('review.list', { query }, { refetchInterval: REFRESH_MS, staleTime: 0, fresh: true });
  const { data, refetch } = list;
  useEffect(() => change({ type: 'reset' }), [query]);
  useEffect(() => {
    if (data === undefined) return;
    change({ type: 'listed', items: data.items, isWhole: data.total <= data.items.length });
  }, [data]);
  const refresh = useCallback((): void => void refetch(), [refetch]);

  return { queue, change, total: data?.total ?? null, error: list.error, refresh };
}
