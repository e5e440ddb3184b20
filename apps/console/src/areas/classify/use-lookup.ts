import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/use-api.ts';
import { isUnderWay, wholeLookup } from './lookup.ts';

const POLL_MS = 350;
const DONE_STALE_MS = 5_000;

/** A lookup, polled until finished; then refreshes the lists. */
export function useLookup(lookupId: string) {
  const queries = useQueryClient();
  const lookup = useApi('lookups.get', wholeLookup(lookupId), {
    refetchInterval: (latest) => (latest !== undefined && isUnderWay(latest) ? POLL_MS : false),
    staleTime: DONE_STALE_MS,
    fresh: true,
  });
  const status = lookup.data?.status;
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ['lookups.list'] });
  }, [queries, lookupId, status]);

  const isRunning = lookup.data !== undefined && isUnderWay(lookup.data);
  // The balance changes when a lookup ends.
  useEffect(
    () => (isRunning ? () => void queries.invalidateQueries({ queryKey: ['auth.me'] }) : undefined),
    [isRunning, queries],
  );

  return lookup;
}
