import { ApiError } from './api-error.ts';
import type { Route } from './route.ts';

export interface RetryRule {
  /** Maximum calls, including the first. */
  readonly attempts: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

/** Four calls, with pauses of about 1, 2 and 4 seconds between. */
export const RETRY_RULE: RetryRule = { attempts: 4, firstPauseMs: 1000, longestPauseMs: 30_000 };

const MINUTE_MS = 60_000;
/** Maximum timer delay, nearly 25 days; longer ones fire at once. */
const TIMER_MAX_MS = 2 ** 31 - 1;
const SERVER_TROUBLE: readonly number[] = [500, 502, 503, 504];
const SAFE_METHODS: readonly string[] = ['GET', 'PUT', 'PATCH', 'DELETE'];
/** POST operations that are idempotent. */
const SAFE_POSTS: ReadonlySet<string> = new Set([
  'POST /api/skus',
  'POST /api/skus/check-codes',
  'POST /api/alerts/{alert_id}/acknowledge',
  'POST /api/alerts/acknowledge',
]);
const BULK = 'POST /api/skus/bulk';

function asksToClassify(body: unknown): boolean {
  return (
    typeof body === 'object' && body !== null && 'classify_missing' in body && body.classify_missing === true
  );
}

/**
 * True if a call may be repeated without knowing its outcome: never if it could be charged twice, always with an
 * idempotency key.
 */
export function isRepeatSafe({ method, path }: Route, body: unknown): boolean {
  const name = `${method} ${path}`;
  if (name === BULK) return !asksToClassify(body);
  return SAFE_METHODS.includes(method) || SAFE_POSTS.has(name);
}

function growing(attempt: number, rule: RetryRule): number {
  const pause = Math.min(rule.firstPauseMs * 2 ** (attempt - 1), rule.longestPauseMs);
  // Jitter, so that clients that failed together do not retry together.
  return pause * (0.8 + Math.random() * 0.4);
}

/** Milliseconds to wait before retrying a failed call; null if it is not retried. */
export function pauseBefore(
  error: unknown,
  attempt: number,
  isSafe: boolean,
  rule: RetryRule,
): number | null {
  if (attempt >= rule.attempts) return null;
  const pause = pauseAfter(error, attempt, isSafe, rule);
  // Never before the requested time; gives up if that exceeds the maximum timer delay.
  return pause !== null && pause <= TIMER_MAX_MS ? pause : null;
}

function isUnderWay({ status, details }: ApiError): boolean {
  return status === 409 && details['idempotency'] === 'under_way';
}

function pauseAfter(error: unknown, attempt: number, isSafe: boolean, rule: RetryRule): number | null {
  if (!(error instanceof ApiError)) return isSafe ? growing(attempt, rule) : null;
  const { status, retryAfterSeconds } = error;
  if (isUnderWay(error)) return Math.max(growing(attempt, rule), (retryAfterSeconds ?? 0) * 1000);
  // A rate-limited call was not executed.
  if (status === 429) return retryAfterSeconds === null ? MINUTE_MS : retryAfterSeconds * 1000;
  if (!SERVER_TROUBLE.includes(status) || !isSafe) return null;
  return Math.max(growing(attempt, rule), (retryAfterSeconds ?? 0) * 1000);
}
