import type { Actor } from '@svc/domain/accounts/actor';
import { DomainError } from '@svc/domain/errors/domain-error';
import type { RateLimits } from '@svc/storage/rate-limits';
import type { Response } from 'express';

/** Counts a call against the operator's rate limits; null if none is set. */
export type CountCall = RateLimits['count'] | null;

/** Counts a call and sets the rate headers; throws 429 beyond the limit. Does nothing if no limit is set. */
export async function limitRate(count: CountCall, actor: Actor, res: Response): Promise<void> {
  const use = (await count?.(actor)) ?? null;
  if (use === null) return;

  const { limit, remaining, resetSeconds, isExceeded } = use;
  res.set({
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetSeconds),
  });
  if (!isExceeded) return;
  throw new DomainError('rate_limited', {
    message: 'rate_exceeded',
    params: { limit, seconds: resetSeconds },
    details: { limit, retry_after_seconds: resetSeconds },
    retryAfterSeconds: resetSeconds,
  });
}
