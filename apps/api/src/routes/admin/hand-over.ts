import type { Actor } from '@svc/domain/accounts/actor';
import type { ApiDeps } from '../../deps.ts';

export const VERSION_MAX_CHARS = 64;

/** Defaults of a load that the official source supplies. */
export const NOT_FROM_A_FILE = {
  name: null,
  fileName: '',
  effectiveDate: null,
  isDemo: false,
  sourceName: null,
  sourceUrl: null,
  notes: null,
  activate: false,
  replace: false,
  fromSource: true,
  parts: [],
} as const;

export function handOverDeps({ account, clock }: ApiDeps, actor: Actor) {
  return {
    loads: account.loads,
    requests: account.loadRequests,
    enqueue: account.enqueueLoad,
    by: { byId: actor.accountId, via: 'session' },
    now: clock,
  } as const;
}
