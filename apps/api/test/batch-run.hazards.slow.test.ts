import { describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { product } from '@svc/testkit/records';
import { OUTCOME, run, started, workerDeps } from './batch-kit.ts';
import type { TestAccount } from './test-accounts.ts';
import { suiteApi } from './test-api.ts';

const api = suiteApi();
// Leases are ended by the clock of the test: a slow machine must not end them.
const LEASE_MS = 3_600_000;
const afterLease = (): Date => new Date(Date.now() + 2 * LEASE_MS);

const products = (count: number) => [
  ['description'],
  ...Array.from({ length: count }, (_, place) => [`Product number ${place}`]),
];

const spent = async (account: TestAccount): Promise<number> => {
  const sum = await api.database.client.ledgerEntry.aggregate({
    where: { accountId: account.id, kind: 'usage' },
    _sum: { amount: true },
  });
  return Math.abs(Number(sum._sum.amount ?? 0));
};

/** Invariants of every batch that ended, however it got there. */
async function expectWholeEnd(id: string, account: TestAccount): Promise<Record<string, number>> {
  const db = api.database.client;
  const { body } = await api.as(account).get(`/api/batches/${id}`);
  expect(body.status).toBe(body.counts.error > 0 ? 'completed_with_errors' : 'completed');
  expect([body.counts.pending, body.counts.processing]).toEqual([0, 0]);
  expect([body.processed_rows, body.failed_rows]).toEqual([body.total_rows, body.counts.error]);
  const lookups = await db.lookup.findMany({
    where: { batchId: id },
    select: { rowIndex: true, chargedFee: true },
  });
  expect(new Set(lookups.map(({ rowIndex }) => rowIndex)).size).toBe(lookups.length);
  expect(lookups).toHaveLength(body.counts.done);
  expect(await spent(account)).toBe(body.counts.done);
  expect(await db.outboxEvent.count({ where: { dedupeKey: `batch.completed:${id}:1` } })).toBe(1);
  return body.counts;
}

describe('a worker that dies', () => {
  it('twice during a batch: every row ends once and is charged once', async () => {
    const account = await api.newAccount('Crash');
    const id = await started(api, account, products(100));
    const { work } = workerDeps(api);
    for (const rows of [30, 50]) {
      await work.take(id, new Date());
      // Claimed and never heard of again.
      const claimed = await work.claim({ batchId: id, token: newId() }, rows, new Date(), LEASE_MS);
      expect(claimed).toHaveLength(rows);
    }
    await run(api, id);
    const running = (await api.as(account).get(`/api/batches/${id}`)).body;
    expect([running.status, running.counts.processing, running.counts.done]).toEqual(['running', 80, 20]);
    expect(await work.releaseLost(new Date())).toBe(0);
    expect(await work.releaseLost(afterLease())).toBe(80);
    await run(api, id);
    expect(await expectWholeEnd(id, account)).toMatchObject({ done: 100 });
  });

  it('and returns late finds its rows taken and changes nothing', async () => {
    const account = await api.newAccount('Late');
    const id = await started(api, account, products(10));
    const { work } = workerDeps(api);
    const late = await work.take(id, new Date());
    const claim = { batchId: id, token: newId() };
    const rows = await work.claim(claim, 10, new Date(), LEASE_MS);
    await work.releaseLost(afterLease());
    await run(api, id);
    const classified = rows.map((row) => ({
      rowIndex: row.rowIndex,
      lookupId: newId(),
      input: product('x'),
      outcome: OUTCOME,
      processingMs: 1,
      codeCheck: null,
      skuId: null,
      duplicates: [],
    }));
    if (late === null) throw new Error('the batch was not taken');
    expect(await work.finish(late, claim, { classified, failed: [] }, '1', new Date())).toBe(0);
    await work.release(claim);
    expect(await expectWholeEnd(id, account)).toMatchObject({ done: 10 });
  });

  it('repeatedly on the same row eventually fails that row', async () => {
    const account = await api.newAccount('Poison');
    const id = await started(api, account, products(2));
    const { work } = workerDeps(api);
    await work.take(id, new Date());
    for (let crash = 0; crash < 6; crash += 1) {
      await work.claim({ batchId: id, token: newId() }, 1, new Date(), LEASE_MS);
      await work.releaseLost(afterLease());
    }
    await run(api, id);
    expect(await expectWholeEnd(id, account)).toMatchObject({ done: 1, error: 1 });
  });
});

describe('the result of a sweep', () => {
  it('includes resumable batches only, however many older ones wait for a lease', async () => {
    const account = await api.newAccount('Swept');
    const { work } = workerDeps(api);
    const held = await started(api, account, products(1));
    await work.take(held, new Date());
    await work.claim({ batchId: held, token: newId() }, 1, new Date(), LEASE_MS);
    const younger = await started(api, account, products(1));
    expect(await work.findOpen(1)).toEqual([younger]);

    await run(api, younger);
    expect(await work.findOpen(1)).toEqual([]);
    await work.releaseLost(afterLease());
    expect(await work.findOpen(1)).toEqual([held]);
    await run(api, held);
  });

  it('includes a batch whose rows have ended but which has not', async () => {
    const account = await api.newAccount('Unended');
    const id = await started(api, account, products(1));
    const { work } = workerDeps(api);
    await work.take(id, new Date());
    await api.database.client.batchRow.updateMany({ where: { batchId: id }, data: { status: 'done' } });
    expect(await work.findOpen(1)).toEqual([id]);
    await work.complete(id, new Date());
    expect(await work.findOpen(1)).toEqual([]);
  });
});

describe('two workers on one batch', () => {
  it('share its rows and end it once', async () => {
    const account = await api.newAccount('Shared');
    const id = await started(api, account, products(300));
    const seen: string[] = [];
    const classify = (worker: string) => async () => {
      seen.push(worker);
      await new Promise((resolve) => setTimeout(resolve, 1));
      return OUTCOME;
    };
    await Promise.all([
      run(api, id, { classify: classify('one') }),
      run(api, id, { classify: classify('two') }),
    ]);
    expect(await expectWholeEnd(id, account)).toMatchObject({ done: 300 });
    expect(seen).toHaveLength(300);
    expect(new Set(seen).size).toBe(2);
  });

  it('keep the counters correct with a retry and a cancel in between', async () => {
    const account = await api.newAccount('Busy');
    const id = await started(api, account, products(200));
    let calls = 0;
    const classify = async () => {
      calls += 1;
      if (calls === 50) await api.as(account).post(`/api/batches/${id}/cancel`);
      return OUTCOME;
    };
    await Promise.all([run(api, id, { classify }), run(api, id, { classify })]);
    const counts = await expectWholeEnd(id, account);
    expect((counts['done'] ?? 0) + (counts['skipped'] ?? 0)).toBe(200);
  });
});

describe('credits that run out midway', () => {
  it('fail the first unfunded row and all later ones, with their duplicates', async () => {
    const account = await api.newAccount('Drained', { credits: '200' });
    const id = await started(api, account, [...products(150), ['Product number 120'], ['Product number 3']]);
    await api.deps.accounts.grant(account.id, '-110', null, null, new Date());
    await run(api, id);
    expect(await expectWholeEnd(id, account)).toMatchObject({ done: 90, duplicate: 1, error: 61 });
    const { body: rows } = await api.as(account).get(`/api/batches/${id}/rows`);
    const done = rows.filter((row: { status: string }) => row.status === 'done');
    expect(done.at(-1).row_index).toBe(91);
    expect(rows[90].error).toBe(
      'Credits were used up before this row was classified; retry it once there are credits',
    );
    expect(rows[150]).toMatchObject({ status: 'error', duplicate_of: 122 });
    expect(rows[150].error).toContain('Credits were used up');
    expect(rows[151]).toMatchObject({ status: 'duplicate', duplicate_of: 5 });
    expect((await api.as(account).get('/api/auth/me')).body.credits).toBe(0);
  });

  it('are not reduced below the sum reserved by single lookups', async () => {
    const account = await api.newAccount('Holding', { credits: '5' });
    const id = await started(api, account, products(5));
    await api.as(account).post('/api/classify').send({ description: 'Cotton shirt' });
    await run(api, id);
    const { body } = await api.as(account).get(`/api/batches/${id}`);
    expect(body.counts).toMatchObject({ done: 4, error: 1 });
  });

  it('cost administrators nothing', async () => {
    const account = await api.newAccount('Root', { role: 'admin', credits: '0' });
    const id = await started(api, account, products(3));
    await run(api, id);
    const { body } = await api.as(account).get(`/api/batches/${id}`);
    expect([body.status, body.counts.done, await spent(account)]).toEqual(['completed', 3, 0]);
  });
});

it('a worker that stops finishes the row in progress and returns the others', async () => {
  const account = await api.newAccount('Stopped');
  const id = await started(api, account, products(100));
  let rows = 0;
  await run(api, id, {
    classify: async () => {
      rows += 1;
      return OUTCOME;
    },
    isStopping: () => rows >= 25,
  });
  const { body } = await api.as(account).get(`/api/batches/${id}`);
  expect(body).toMatchObject({ status: 'running', counts: { processing: 0 } });
  expect(body.counts.done).toBe(rows);
  expect(rows).toBeLessThan(30);
  await run(api, id);
  expect(await expectWholeEnd(id, account)).toMatchObject({ done: 100 });
});

it('a brief database failure processes the rows again', async () => {
  const account = await api.newAccount('Flaky');
  const id = await started(api, account, products(60));
  const { work } = workerDeps(api);
  let failures = 1;
  const flaky: typeof work = {
    ...work,
    finish: async (...request) => {
      failures -= 1;
      if (failures >= 0) throw new Error('the database left');
      return work.finish(...request);
    },
  };
  await expect(run(api, id, { work: flaky })).rejects.toThrow('the database left');
  await run(api, id, { work: flaky });
  expect(await expectWholeEnd(id, account)).toMatchObject({ done: 60 });
});

it('saving to the catalog saves rows with an item number, even duplicates; the last row of a number wins', async () => {
  const account = await api.newAccount('Keeper');
  const db = api.database.client;
  await db.sku.create({ data: { sku: 'K-1', market: 'US', description: 'Old words', notes: 'Kept' } });
  const id = await started(
    api,
    account,
    [
      ['description', 'sku', 'origin', 'existing_code'],
      ['Shirt', 'K-1', 'VN', '6109.10.00.12'],
      ['SHIRT', 'K-2', 'VN', '6.109E+09'],
      ['Flask', 'K-3', '', '101210010'],
      ['Shoe', 'K-3', 'Mordor', ''],
      ['Hat', '', '', ''],
      ['', 'K-5', '', ''],
    ],
    { save_to_catalog: true },
  );
  await run(api, id);
  const skus = await db.sku.findMany({ where: { sku: { startsWith: 'K-' } }, orderBy: { sku: 'asc' } });
  expect(skus.map(({ sku, description, origin }) => [sku, description, origin])).toEqual([
    ['K-1', 'Shirt', 'VN'],
    ['K-2', 'SHIRT', 'VN'],
    ['K-3', 'Shoe', ''],
  ]);
  expect(skus[0]).toMatchObject({
    notes: 'Kept',
    currentCode: expect.any(String),
    suggestedCode: '6109.10.00.12',
  });
  expect(skus[1]).toMatchObject({ currentCode: null, suggestedCode: '6109.10.00.12' });
  expect(skus[0]?.lastLookupId).toBe(skus[1]?.lastLookupId);
  const linked = await db.lookup.findMany({ where: { batchId: id }, orderBy: { rowIndex: 'asc' } });
  expect(linked.map(({ skuId }) => skuId)).toEqual([skus[0]?.id, null, skus[2]?.id, null]);
  expect(await expectWholeEnd(id, account)).toMatchObject({ done: 4, duplicate: 1, skipped: 1 });
});
