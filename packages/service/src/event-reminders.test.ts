import { describe, expect, it } from '@jest/globals';
import type { BatchWorkStore } from '@svc/domain/batches/batch-work-store';
import type { LookupOutcome, LookupStore } from '@svc/domain/lookups/lookup-store';
import type { ActivationStore } from '@svc/domain/datasets/activation-store';
import { remindingActivations, remindingBatchWork, remindingLookups } from './event-reminders.ts';

// Only what a test calls is there.
function storeOf<T>(methods: Partial<T>): T {
  return methods as T;
}

describe('the reminder of events', () => {
  it('comes after a lookup has ended, and not when another worker ended it', async () => {
    const steps: string[] = [];
    const ends = [true, false, true];

    const end = async (): Promise<boolean> => {
      steps.push('written');
      return ends.shift() ?? false;
    };

    const lookups = remindingLookups(storeOf<LookupStore>({ finish: end, fail: end }), async (subject) =>
      steps.push(subject),
    );
    const claim = { lookupId: 'l1', token: 't' };
    const outcome = storeOf<LookupOutcome>({});

    expect(await lookups.finish(claim, outcome, new Date())).toBe(true);
    expect(await lookups.finish(claim, outcome, new Date())).toBe(false);
    expect(await lookups.fail(claim, { key: 'lookup_failed', params: {} }, new Date())).toBe(true);
    expect(steps).toEqual(['written', 'l1', 'written', 'written', 'l1']);
  });

  it('comes whenever a batch was run to its end, whoever ended its last row', async () => {
    const reminded: string[] = [];
    const ends = [false, true];
    const work = remindingBatchWork(
      storeOf<BatchWorkStore>({ complete: async () => ends.shift() ?? false }),
      async (subject) => reminded.push(subject),
    );

    expect(await work.complete('b1', new Date())).toBe(false);
    expect(await work.complete('b2', new Date())).toBe(true);
    expect(reminded).toEqual(['b1', 'b2']);
  });

  it('comes after each pass that raised alerts, and after the change of versions', async () => {
    const steps: string[] = [];
    const passes = [2, 0];
    const store = remindingActivations(
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
    } as const;
    const now = new Date();

    await store.alertSkus(activation, 0, now, now);
    await store.alertSkus(activation, 1, now, now);

    expect(steps).toEqual(['a1']);

    await store.finish(activation, 2, now);
    expect(steps).toEqual(['a1', 'finished', 'a1']);
  });
});
