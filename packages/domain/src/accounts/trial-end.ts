import type { AccountStore } from './account-store.ts';

const DAY_MS = 86_400_000;

/** End of the free trial that a plan gives from a moment on; null for a plan without a trial and for none. */
export async function trialEnd(
  accounts: Pick<AccountStore, 'trialDays'>,
  plan: string | null,
  from: Date,
): Promise<Date | null> {
  const days = plan === null ? null : await accounts.trialDays(plan);
  return days === null ? null : new Date(from.getTime() + days * DAY_MS);
}
