import { describe, expect, it } from '@jest/globals';
import type { BatchStore } from '@svc/domain/batches/batch-store';
import type { BatchWorkStore } from '@svc/domain/batches/batch-work-store';
import type { LookupOutcome, LookupStore } from '@svc/domain/lookups/lookup-store';
import type { ReviewStore } from '@svc/domain/lookups/review-store';
import { waitFor } from '@svc/testkit/wait-for';
import type { ActivationStore } from '@svc/domain/datasets/activation-store';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createFanOutEnqueuer,
  enqueuingActivations,
  enqueuingBatches,
  enqueuingBatchWork,
  enqueuingLookups,
  enqueuingReviews,
} from './enqueue-fan-out.ts';

// Only what a test calls is there.
function storeOf<T>(methods: Partial<T>): T {
  return methods as T;
}

describe('event notifications of a process', () => {
  const APART_MS = 20;

  function job(isListening = true) {
    const sent: (string | undefined)[] = [];
    const enqueue = createFanOutEnqueuer(
      {
        enqueue: async (_queue, payload) => {
          sent.push((payload as { readonly subject?: string }).subject);
          return true;
        },
      },
      async () => isListening,
      APART_MS,
    );

    return { sent, enqueue };
  }

  it('report the first event at once and the rest of a burst together', async () => {
    const { sent, enqueue } = job();

    for (const subject of ['a', 'b', 'c', 'd']) await enqueue(subject);
    expect(sent).toEqual(['a']);

    await waitFor('the rest of the burst', () => sent.length > 1);
    expect(sent).toEqual(['a', 'd']);
  });

  it('are not sent without a webhook', async () => {
    const { sent, enqueue } = job(false);

    await enqueue('a');
    expect(sent).toEqual([]);
  });

  it('end after a single event', async () => {
    const { sent, enqueue } = job();

    await enqueue('a');
    await sleep(3 * APART_MS);

    expect(sent).toEqual(['a']);
  });

  it('report an event at once if the last one is long past', async () => {
    const { sent, enqueue } = job();

    await enqueue('a');
    await sleep(3 * APART_MS);
    await enqueue('b');

    expect(sent).toEqual(['a', 'b']);
  });
});

describe('the event notification', () => {
  it('follows the end of a lookup, unless another worker ended it', async () => {
    const steps: string[] = [];
    const ends = [true, false, true];

    const end = async (): Promise<boolean> => {
      steps.push('written');
      return ends.shift() ?? false;
    };

    const lookups = enqueuingLookups(storeOf<LookupStore>({ finish: end, fail: end }), async (subject) =>
      steps.push(subject),
    );
    const claim = { lookupId: 'l1', token: 't' };
    const outcome = storeOf<LookupOutcome>({});

    expect(await lookups.finish(claim, outcome, new Date())).toBe(true);
    expect(await lookups.finish(claim, outcome, new Date())).toBe(false);
    expect(await lookups.fail(claim, { key: 'lookup_failed', params: {} }, new Date())).toBe(true);
    expect(steps).toEqual(['written', 'l1', 'written', 'written', 'l1']);
  });

  it('follows a decision and a cancelled batch, unless nothing was written', async () => {
    const enqueued: string[] = [];
    const enqueue = async (subject: string) => enqueued.push(subject);
    const ends = [false, true, false, true];
    const end = async (): Promise<boolean> => ends.shift() ?? false;
    const reviews = enqueuingReviews(storeOf<ReviewStore>({ decide: end }), enqueue);
    const batches = enqueuingBatches(storeOf<BatchStore>({ cancel: end }), enqueue);
    const decision = storeOf<Parameters<ReviewStore['decide']>[0]>({ lookupId: 'l1' });

    expect([await reviews.decide(decision), await reviews.decide(decision)]).toEqual([false, true]);
    expect([await batches.cancel('b1', new Date()), await batches.cancel('b2', new Date())]).toEqual([
      false,
      true,
    ]);
    expect(enqueued).toEqual(['l1', 'b2']);
  });

  it('follows each completed batch run, whoever ended its last row', async () => {
    const enqueued: string[] = [];
    const ends = [false, true];
    const work = enqueuingBatchWork(
      storeOf<BatchWorkStore>({ complete: async () => ends.shift() ?? false }),
      async (subject) => enqueued.push(subject),
    );

    expect(await work.complete('b1', new Date())).toBe(false);
    expect(await work.complete('b2', new Date())).toBe(true);
    expect(enqueued).toEqual(['b1', 'b2']);
  });

  it('follows each pass that raised alerts, and the change of versions', async () => {
    const steps: string[] = [];
    const passes = [2, 0];
    const store = enqueuingActivations(
      storeOf<ActivationStore>({
        alertSkus: async (_activation, from) => ({
          kind: 'passed',
          raised: passes.shift() ?? 0,
          next: from + 1,
        }),
        finish: async () => void steps.push('finished'),
      }),
      async (subject) => steps.push(subject),
    );
    const activation = {
      id: 'a1',
      market: 'US',
      fromDatasetId: null,
      toDatasetId: 'd1',
      fromVersion: null,
      toVersion: 'v2',
      step: 'compared',
      lastSkuId: 0,
      attempts: 1,
      failedAt: null,
      createdAt: new Date(0),
    } as const;
    const now = new Date();

    await store.alertSkus(activation, 0, now, now);
    await store.alertSkus(activation, 1, now, now);

    expect(steps).toEqual(['a1']);

    await store.finish(activation, 2, now);
    expect(steps).toEqual(['a1', 'finished', 'a1']);
  });
});
