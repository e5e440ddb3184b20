import { describe, expect, it } from '@jest/globals';
import { ApiError } from './api-error.ts';
import { ROUTES } from './generated/operations.ts';
import { isRepeatSafe, pauseBefore } from './retry.ts';

const RULE = { attempts: 4, firstPauseMs: 1000, longestPauseMs: 3000 };

function refused(status: number, retryAfterSeconds: number | null = null): ApiError {
  return new ApiError('no', {
    status,
    code: 'x',
    requestId: null,
    details: {},
    errors: [],
    retryAfterSeconds,
  });
}

describe('pauseBefore', () => {
  it.each([400, 401, 402, 403, 404, 405, 408, 409, 413, 415, 422])('does not repeat a %d', (status) =>
    expect(pauseBefore(refused(status), 1, true, RULE)).toBeNull(),
  );

  it.each([500, 502, 503, 504])('repeats a %d with growing pauses, four calls in total', (status) => {
    for (const [attempt, pause] of [
      [1, 1000],
      [2, 2000],
      [3, 3000],
    ] as const) {
      const wait = pauseBefore(refused(status), attempt, true, RULE);
      expect(wait).toBeGreaterThanOrEqual(pause * 0.8);
      expect(wait).toBeLessThanOrEqual(pause * 1.2);
    }
    expect(pauseBefore(refused(status), 4, true, RULE)).toBeNull();
  });

  it('repeats after a broken connection if that is safe', () => {
    expect(pauseBefore(new TypeError('fetch failed'), 1, true, RULE)).toBeGreaterThan(0);
    expect(pauseBefore(new TypeError('fetch failed'), 1, false, RULE)).toBeNull();
    expect(pauseBefore(refused(503), 1, false, RULE)).toBeNull();
  });

  it('waits for a running call with the same key, and repeats no other 409', () => {
    const facts = { status: 409, code: 'conflict', requestId: null, errors: [], retryAfterSeconds: 2 };
    const underWay = new ApiError('no', { ...facts, details: { idempotency: 'under_way' } });
    expect(pauseBefore(underWay, 1, true, RULE)).toBe(2000);
    expect(pauseBefore(new ApiError('no', { ...facts, details: {} }), 1, true, RULE)).toBeNull();
  });

  it('waits after a 429 for the requested time, or a minute', () => {
    expect(pauseBefore(refused(429, 5), 1, false, RULE)).toBe(5000);
    expect(pauseBefore(refused(429), 1, false, RULE)).toBe(60_000);
  });

  it('waits at least as long as a 503 requests', () =>
    expect(pauseBefore(refused(503, 20), 1, true, RULE)).toBe(20_000));

  it.each([429, 503])('gives up after a %d that requests more than the maximum timer delay', (status) => {
    const longest = 2_147_483.647;
    expect(pauseBefore(refused(status, longest), 1, true, RULE)).toBe(2_147_483_647);
    expect(pauseBefore(refused(status, longest + 0.001), 1, true, RULE)).toBeNull();
    expect(pauseBefore(refused(status, 1e300), 1, true, RULE)).toBeNull();
  });
});

describe('isRepeatSafe', () => {
  it('applies to reading, replacing and deleting', () => {
    for (const id of ['lookups.get', 'skus.replace', 'skus.remove', 'webhooks.change'] as const)
      expect(isRepeatSafe(ROUTES[id], undefined)).toBe(true);
  });

  it('does not apply to calls that create lookups or other records', () => {
    for (const id of ['lookups.classify', 'lookups.rerun', 'skus.classify', 'batches.upload'] as const)
      expect(isRepeatSafe(ROUTES[id], {})).toBe(false);
  });

  it('applies to catalog sync unless it classifies', () => {
    expect(isRepeatSafe(ROUTES['skus.save'], {})).toBe(true);
    expect(isRepeatSafe(ROUTES['skus.bulk'], { items: [] })).toBe(true);
    expect(isRepeatSafe(ROUTES['skus.bulk'], { items: [], classify_missing: true })).toBe(false);
    for (const body of [undefined, null, '']) expect(isRepeatSafe(ROUTES['skus.bulk'], body)).toBe(true);
  });
});
