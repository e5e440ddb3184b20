import { describe, expect, it } from '@jest/globals';
import type { ExchangeResult } from '@svc/domain/webhooks/attempt-delivery';
import type { AttemptOutcome, ClaimedDelivery, ClaimRequest } from '@svc/domain/webhooks/delivery-store';
import { newWebhookSecret } from '@svc/domain/webhooks/sign-payload';
import { silentLogger } from '@svc/runtime/logger';
import { waitFor } from '@svc/testkit/wait-for';
import { createSender, type SenderDeps } from './sender.ts';

const claimed = (id: number, doubtful = false): ClaimedDelivery => ({
  id,
  token: 't',
  webhookId: 'w',
  url: 'https://hooks.example.com/',
  secretSealed: Buffer.alloc(0),
  event: 'ping',
  body: '{}',
  attempt: 1,
  attemptsMax: 3,
  doubtful,
});

/** A sender over a store in memory that hands `due` out once. */
function harness(due: ClaimedDelivery[], post: SenderDeps['post'], failRecords = 0) {
  const recorded: AttemptOutcome[] = [];
  const claims: ClaimRequest[] = [];
  let failuresLeft = failRecords;
  const record = async (outcomes: readonly AttemptOutcome[]): Promise<void> => {
    if (outcomes.length > 0 && failuresLeft-- > 0) throw new Error('database away');
    recorded.push(...outcomes);
  };
  const sender = createSender({
    deliveries: {
      claim: async (request, ended = []) => {
        await record(ended);
        claims.push(request);
        return due.splice(0, request.limit);
      },
      record,
    },
    logger: silentLogger,
    leaseMs: 30_000,
    perEndpoint: 2,
    onAttempt: () => undefined,
    checkUrl: async () => null,
    secrets: { open: () => newWebhookSecret() },
    post,
    pauseAfter: () => 1,
    onFault: () => undefined,
    now: () => new Date(),
  });

  return { sender, recorded, claims };
}

const ok = async (): Promise<ExchangeResult> => ({ kind: 'answered', status: 200, excerpt: '' });
const hang: SenderDeps['post'] = ({ signal }) =>
  new Promise((resolve) =>
    signal?.addEventListener('abort', () => resolve({ kind: 'failed', reason: 'interrupted' })),
  );

describe('createSender', () => {
  it('retries attempt results until they are written', async () => {
    const { sender, recorded } = harness([claimed(1), claimed(2)], ok, 2);
    await waitFor('both to be recorded', () => {
      sender.wake();
      return recorded.length === 2;
    });

    expect(new Set(recorded.map(({ deliveryId }) => deliveryId))).toEqual(new Set([1, 2]));

    await sender.stop(0);
    expect(recorded).toHaveLength(2);
  });

  it('has 256 in progress at most and leaves endpoints that failed last time half of that', async () => {
    const doubtful = Array.from({ length: 100 }, (_, index) => claimed(index, true));
    const { sender, claims } = harness(doubtful, hang);

    sender.wake();
    await waitFor('the first claim', () => claims.length === 1);
    sender.wake();
    await waitFor('the second claim', () => claims.length === 2);

    expect(claims.map(({ limit, doubtfulLimit }) => [limit, doubtfulLimit])).toEqual([
      [256, 128],
      [156, 28],
    ]);

    await sender.stop(0);
  });

  it('aborts unfinished attempts at a stop, records them, and accepts no more', async () => {
    const { sender, recorded, claims } = harness([claimed(1)], hang);
    sender.wake();
    await waitFor('the claim', () => claims.length === 1);
    await sender.stop(20);

    expect(recorded).toMatchObject([{ deliveryId: 1, error: 'delivery_interrupted', delivered: false }]);

    sender.wake();
    await new Promise((done) => setTimeout(done, 20));

    expect(claims).toHaveLength(1);
  });
});
