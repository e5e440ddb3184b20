import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { activateVersion } from '@svc/domain/datasets/activate-version';
import type { Activation } from '@svc/domain/datasets/activation-store';
import { requestLoad } from '@svc/domain/datasets/request-load';
import { loadRequest } from '@svc/testkit/records';
import { runLoad } from '@svc/domain/datasets/run-load';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { SHIRTS_BEFORE, startShirtBench } from '../test/shirt-versions.ts';
import { scheduleText, startTariffBench, type TariffBench } from '../test/tariff-bench.ts';
import { sweepActivations } from './run-work.ts';

const LEASE_MS = 60_000;

let bench: TariffBench;
afterEach(() => bench.close());

/** A clock that jumps past every lease each time it is read. */
function leaping(): () => Date {
  let at = Date.now();
  return () => new Date((at += 2 * LEASE_MS));
}

describe('a file that crashes its process each time', () => {
  beforeEach(async () => {
    bench = await startTariffBench();
  });

  it('is read three times before the load fails', async () => {
    const { loads } = bench.deps.load;
    const now = leaping();
    const parts = [{ part: 'schedule' as const, bytes: Buffer.from(scheduleText(SHIRTS_BEFORE)) }];
    const id = await requestLoad(
      { loads, enqueue: async () => undefined, now },
      loadRequest({ version: 'v1', fileName: 'bomb.csv', parts }),
    );
    for (let crash = 0; crash < 3; crash += 1) expect(await loads.claim(id, now(), LEASE_MS)).not.toBeNull();

    let reads = 0;

    const readAndWrite: typeof bench.deps.load.readAndWrite = async (...request) => {
      reads += 1;
      return bench.deps.load.readAndWrite(...request);
    };

    await runLoad({ ...bench.deps.load, readAndWrite, now }, id);
    expect([reads, (await loads.find(id))?.state]).toEqual([0, 'failed']);
    expect(await loads.findStale(now(), now())).toEqual([]);
  });
});

describe('an activation whose work fails each time', () => {
  const failing = async (): Promise<never> => Promise.reject(new Error('no comparison'));

  beforeEach(async () => {
    bench = await startShirtBench();
    await bench.addSku('A', '6109.10.20', 'valid');
  });

  async function giveUp(): Promise<{ readonly id: string; readonly reported: Activation[] }> {
    const id = (await bench.switchTo('v2')) ?? '';
    const reported: Activation[] = [];
    const deps = bench.worker(10, {
      compare: failing,
      onGivenUp: (activation) => void reported.push(activation),
    });
    for (let sweep = 0; sweep < 5; sweep += 1)
      await expect(sweepActivations(deps)).rejects.toThrow('1 of 1 failed');
    await sweepActivations(deps);

    return { id, reported };
  }

  it('is abandoned after six attempts, and later activations of the market continue', async () => {
    const { id, reported } = await giveUp();
    expect(reported.map((activation) => [activation.id, activation.attempts])).toEqual([[id, 6]]);

    await bench.switchTo('v1');
    await sweepActivations(bench.worker(10));

    expect((await bench.events())['tariff.changed']).toBe(1);
  });

  it('is abandoned when its worker dies each time', async () => {
    const id = (await bench.switchTo('v2')) ?? '';
    const now = leaping();
    const { activations } = bench.worker(10);
    for (let crash = 0; crash < 6; crash += 1)
      expect(await activations.claim(id, now(), LEASE_MS)).not.toBeNull();

    let compared = 0;
    const compare = async (): Promise<void> => void (compared += 1);

    await sweepActivations(bench.worker(10, { compare, now }));
    expect(compared).toBe(0);
    expect(await activations.findOpen(now())).toEqual([]);
  });

  it('continues when the version is activated again', async () => {
    const { id } = await giveUp();
    const enqueued: string[] = [];
    const deps = {
      datasets: createDatasetStore(bench.database.client),
      activations: bench.worker(10).activations,
      enqueue: async (activationId: string) => enqueued.push(activationId),
      by: { byId: null, via: 'command' } as const,
      now: () => new Date(),
    };

    await activateVersion(deps, 'US', 'v2');
    expect(enqueued).toEqual([id]);

    await sweepActivations(bench.worker(10));
    expect(await bench.alerts()).toEqual(['A code_changed']);

    await activateVersion(deps, 'US', 'v2');
    expect(enqueued).toEqual([id]);
  });
});
