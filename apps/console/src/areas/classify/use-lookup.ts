import { useApi } from '../../api/use-api.ts';
import { isUnderWay } from './lookup.ts';

const POLL_MS = 350;
const DONE_STALE_MS = 5_000;

/** A lookup, watched until it has ended. */
export function useLookup(lookupId: string) {
  return useApi(
    'lookups.get',
    { params: { lookup_id: lookupId } },
    {
      refetchInterval: (latest) => (latest !== undefined && isUnderWay(latest) ? POLL_MS : false),
      staleTime: DONE_STALE_MS,
      fresh: true,
    },
  );
}
