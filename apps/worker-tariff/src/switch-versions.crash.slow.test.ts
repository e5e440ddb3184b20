import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ActivationStore } from '@svc/domain/datasets/activation-store';
import { runActivation } from '@svc/domain/datasets/run-activation';
import { waitFor } from '@svc/testkit/wait-for';
import { startShirtBench } from '../test/shirt-versions.ts';
import type { TariffBench } from '../test/tariff-bench.ts';
import { sweepActivations } from './run-work.ts';

const SKUS = 20;
const SKUS_A_PASS = 3;
const LEASE_MS = 60_000;
const TOUCHED = '6109.10.20';

let bench: TariffBench;
let activationId: string;
beforeEach(async () => {
  bench = await startShirtBench();
  for (let place = 0; place < SKUS; place += 1) await bench.addSku(`S${place}`, TOUCHED, 'valid');
  activationId = (await bench.switchTo('v2')) ?? '';
});
afterEach(() => bench.close());

async function outcome() {
  const { step, affectedSkus } = await bench.database.client.activation.findUniqueOrThrow({
    where: { id: activationId },
  });
  const changed = await bench.database.client.sku.count({ where: { codeStatus: 'changed' } });

  return { alerts: await bench.alerts(), events: await bench.events(), changed, step, affectedSkus };
}

const EACH_ONCE = {
  alerts: Array.from({ length: SKUS }, (_, place) => `S${place} code_changed`).toSorted(),
  events: { 'sku.alert': SKUS, 'tariff.changed': 1 },
  changed: SKUS,
  step: 'done',
  affectedSkus: SKUS,
};

/** A worker that is gone from the moment that `method` is called for the nth time: nothing of it is heard again. */
function dyingWorker(method: keyof ActivationStore, nth: number, when: 'before' | 'after') {
  const { activations } = bench.worker(SKUS_A_PASS);
  const gone = new Promise<never>(() => undefined);
  let calls = 0;
  let died = false;
  const dying = new Proxy(activations, {
    get: (store, name, receiver) => {
      const call: unknown = Reflect.get(store, name, receiver);
      if (typeof call !== 'function') return call;

      return async (...args: unknown[]) => {
        if (died) return gone;

        calls += name === method ? 1 : 0;

        const isLast = name === method && calls === nth;
        died = isLast && when === 'before';
        if (died) return gone;

        const answer: unknown = await call.apply(store, args);
        died = isLast;

        return died ? gone : answer;
      };
    },
  });

  void runActivation(bench.worker(SKUS_A_PASS, { activations: dying }), activationId);
  return waitFor('the worker to die', () => died);
}

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });

  return { opened, open: () => open() };
}

function later(): Date {
  return new Date(Date.now() + LEASE_MS + 1000);
}

describe('a worker that dies', () => {
  it.each([
    ['before the comparison is noted', 'compared', 1, 'before'],
    ['after the comparison is noted', 'compared', 1, 'after'],
    ['before its first pass', 'alertSkus', 1, 'before'],
    ['after its first pass', 'alertSkus', 1, 'after'],
    ['in the middle', 'alertSkus', 4, 'after'],
    ['after its last pass', 'alertSkus', 7, 'after'],
    ['before it tells of the version', 'finish', 1, 'before'],
    ['after it told of the version', 'finish', 1, 'after'],
  ] as const)('%s leaves neither a gap nor a duplicate', async (_when, method, nth, when) => {
    await dyingWorker(method, nth, when);
    await waitFor('its last transaction', async () => {
      const open = await bench.database.client.$queryRaw<unknown[]>`
        SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state LIKE '%in transaction%'`;
      return open.length === 0;
    });
    await sweepActivations(bench.worker(SKUS_A_PASS, { now: later }));

    expect(await outcome()).toEqual(EACH_ONCE);
  });

  it('blocks others until its lease has expired', async () => {
    await dyingWorker('alertSkus', 2, 'after');
    await waitFor('its second pass', async () => (await bench.alerts()).length === 2 * SKUS_A_PASS);
    await sweepActivations(bench.worker(SKUS_A_PASS));

    expect(await bench.alerts()).toHaveLength(2 * SKUS_A_PASS);

    await sweepActivations(bench.worker(SKUS_A_PASS, { now: later }));
    expect(await outcome()).toEqual(EACH_ONCE);
  });
});

it('a failed pass releases the activation at once, and the next one resumes it', async () => {
  const { activations } = bench.worker(SKUS_A_PASS);
  let passes = 0;
  const failing: ActivationStore = {
    ...activations,
    alertSkus: (...args) => {
      passes += 1;
      return passes === 3 ? Promise.reject(new Error('connection lost')) : activations.alertSkus(...args);
    },
  };
  const run = runActivation(bench.worker(SKUS_A_PASS, { activations: failing }), activationId);

  await expect(run).rejects.toThrow('connection lost');
  expect(await bench.alerts()).toHaveLength(2 * SKUS_A_PASS);

  await sweepActivations(bench.worker(SKUS_A_PASS));
  expect(await outcome()).toEqual(EACH_ONCE);
});

describe('two workers', () => {
  it('share the work without duplicating it', async () => {
    await Promise.all([1, 2, 3].map(() => runActivation(bench.worker(SKUS_A_PASS), activationId)));
    await waitFor('the end', async () => (await bench.events())['tariff.changed'] === 1);
    expect(await outcome()).toEqual(EACH_ONCE);
  });

  it('finish the work once and completely if one was presumed dead', async () => {
    const slow = bench.worker(SKUS_A_PASS);
    const [held, paused] = [gate(), gate()];
    let passes = 0;
    const activations: ActivationStore = {
      ...slow.activations,
      alertSkus: async (...args) => {
        passes += 1;
        if (passes === 3) {
          paused.open();
          await held.opened;
        }

        return slow.activations.alertSkus(...args);
      },
    };
    const first = runActivation({ ...slow, activations }, activationId);

    await paused.opened;

    const { activations: other } = bench.worker(SKUS_A_PASS);
    const taken = await other.claim(activationId, later(), LEASE_MS);
    if (taken === null) throw new Error('the lease was not over');

    await other.alertSkus(taken, taken.lastSkuId, new Date(), later());
    held.open();
    await first;

    expect((await bench.events())['tariff.changed']).toBeUndefined();

    await sweepActivations(bench.worker(SKUS_A_PASS, { now: () => new Date(later().getTime() + LEASE_MS) }));
    expect(await outcome()).toEqual(EACH_ONCE);
  });
});

it('SKUs saved during the work against the new version keep the result of the save', async () => {
  await dyingWorker('alertSkus', 1, 'after');
  await waitFor('the first pass', async () => (await bench.alerts()).length === SKUS_A_PASS);
  await bench.database.client.sku.updateMany({
    where: { sku: 'S19' },
    data: { codeStatus: 'valid', checkedVersion: 'v2' },
  });
  await sweepActivations(bench.worker(SKUS_A_PASS, { now: later }));

  expect(await bench.statusOf('S19')).toBe('valid');
  expect(await bench.alerts()).toHaveLength(SKUS - 1);
});
