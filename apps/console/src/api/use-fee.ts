import { useMe } from '../session/use-me.ts';
import { useApi } from './use-api.ts';

const STALE_MS = 600_000;

export const useLimits = () => useApi('system.limits', {}, { staleTime: STALE_MS }).data;

/** Credits that a lookup costs the signed-in account; 0 if exempt, null while unknown. */
export function useFee(): number | null {
  const { unlimited } = useMe();
  const limits = useLimits();
  if (unlimited) return 0;
  return limits?.credits_per_lookup ?? null;
}
