import { describe, expect, it } from '@jest/globals';
import { attemptDelivery, attemptPauses, type AttemptDeps, type ExchangeResult } from './attempt-delivery.ts';
import type { ClaimedDelivery } from './delivery-store.ts';
import { newWebhookSecret } from './sign-payload.ts';

const NOW = new Date('2026-11-21T15:04:05.123Z');
const SECRET = newWebhookSecret();

const claimed: ClaimedDelivery = {
  id: 7,
  token: 't',
  webhookId: 'w',
  url: 'https://hooks.example.com/',
  secretSealed: Buffer.from('sealed'),
  event: 'ping',
  body: '{"id":7}',
  attempt: 1,
  attemptsMax: 3,
  doubtful: false,
};

function deps(result: ExchangeResult, over: Partial<AttemptDeps> = {}) {
  const calls: string[] = [];
  const faults: unknown[] = [];
  const attempt: AttemptDeps = {
    checkUrl: async () => null,
    secrets: { open: () => SECRET },
    post: async ({ url }) => {
      calls.push(url);
      return result;
    },
    pauseAfter: (number) => number * 1000,
    onFault: (error) => faults.push(error),
    now: () => NOW,
    ...over,
  };

  return { attempt, calls, faults };
}

const answered = (status: number, excerpt = ''): ExchangeResult => ({ kind: 'answered', status, excerpt });

describe('attemptDelivery', () => {
  it.each([200, 204, 299])('treats %d as a success', async (status) => {
    const outcome = await attemptDelivery(deps(answered(status, 'fine')).attempt, claimed);
    expect(outcome).toEqual({
      deliveryId: 7,
      token: 't',
      webhookId: 'w',
      delivered: true,
      statusCode: status,
      error: null,
      endedAt: NOW,
      nextAttemptAt: null,
    });
  });

  it.each([199, 300, 308, 404, 500])('treats %d as a failure and retries', async (status) => {
    const outcome = await attemptDelivery(deps(answered(status, 'words')).attempt, claimed);
    expect(outcome).toMatchObject({ delivered: false, statusCode: status, error: 'words' });
    expect(outcome.nextAttemptAt).toEqual(new Date(NOW.getTime() + 1000));
  });

  it('schedules nothing after the last attempt', async () => {
    const outcome = await attemptDelivery(deps(answered(500)).attempt, { ...claimed, attempt: 3 });
    expect(outcome).toMatchObject({ delivered: false, error: null, nextAttemptAt: null });
  });

  it.each([
    ['webhook_private', 'delivery_address'],
    ['webhook_https', 'delivery_address'],
    ['webhook_unresolvable', 'delivery_connection'],
  ])('sends nothing to an address rejected with %s', async (reason, error) => {
    const { attempt, calls } = deps(answered(200), { checkUrl: async () => reason });
    expect(await attemptDelivery(attempt, claimed)).toMatchObject({
      delivered: false,
      statusCode: null,
      error,
    });
    expect(calls).toEqual([]);
  });

  it('retries at once after the worker itself interrupted it', async () => {
    const outcome = await attemptDelivery(deps({ kind: 'failed', reason: 'interrupted' }).attempt, claimed);
    expect(outcome).toMatchObject({ error: 'delivery_interrupted', nextAttemptAt: NOW });
  });

  it('reports a secret that cannot be decrypted, and sends nothing', async () => {
    const secrets = {
      seal: () => Buffer.alloc(0),
      open: () => {
        throw new Error('no key');
      },
    };
    const { attempt, calls, faults } = deps(answered(200), { secrets });

    expect(await attemptDelivery(attempt, claimed)).toMatchObject({
      delivered: false,
      error: 'delivery_internal',
    });
    expect(calls).toEqual([]);
    expect(faults).toHaveLength(1);
  });
});

it.each([
  [0, 4000, 24_000],
  [0.5, 5000, 30_000],
  [0.999_999_9, 6000, 36_000],
])('attemptPauses with chance %d are %d and %d ms', (chance, first, second) => {
  const pause = attemptPauses([5000, 30_000], () => chance);
  expect([pause(1), pause(2), pause(3)]).toEqual([first, second, second]);
});
