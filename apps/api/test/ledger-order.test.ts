import { afterEach, describe, expect, it } from '@jest/globals';
import type { EndedLookup } from '@svc/domain/lookups/lookup-store';
import { runLookup, runNextLookups, type LookupReports } from '@svc/domain/lookups/run-lookup';
import { consume, createJobTimes } from '@svc/queues/consumer';
import { classifyLookup } from '@svc/queues/jobs';
import { silentLogger } from '@svc/runtime/logger';
import { createMetrics } from '@svc/runtime/metrics';
import { queueBackends, testBackend } from '@svc/testkit/queue-backends';
import { waitFor } from '@svc/testkit/wait-for';
import { outcome } from './lookups.ts';
import { testRunDeps } from './run-queued.ts';
import { startTestApi } from './test-api.ts';

interface Booking {
  readonly amount: number;
  readonly balance_after: number;
}

const LOOKUPS = 60;
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

const REPORTS: LookupReports = {
  onError: (_, error) => {
    throw error;
  },
  onSplit: (error) => {
    throw error;
  },
};

// Each takes its end's time before it is booked, a while apart: what is booked later often ended earlier.
async function unevenly<T>(work: () => Promise<T>): Promise<T> {
  await new Promise((done) => setTimeout(done, Math.random() * 20));
  return work();
}

function expectChain(items: readonly Booking[]): void {
  const neighbours = items.slice(0, -1).map((item, place) => ({ item, before: items[place + 1] }));
  for (const { item, before } of neighbours)
    expect((before?.balance_after ?? 0) + item.amount).toBeCloseTo(item.balance_after, 2);
}

describe.each(queueBackends())('the ledger of many lookups at once, queue in %s', (kind) => {
  it('lists balances that add up, for the account, the administrator and in the export', async () => {
    const redis = kind === 'redis' ? testBackend('redis', '') : null;
    const api = await startTestApi(redis === null ? {} : { backend: redis });

    stops.push(() => api.close());

    const account = await api.newAccount('Many', { credits: '1000' });
    const deps = testRunDeps(api.database, () => new Date());
    const run = {
      ...deps,
      classify: () => unevenly(async () => outcome()),
      lookups: {
        ...deps.lookups,
        finish: (...parts: Parameters<typeof deps.lookups.finish>) =>
          unevenly(() => deps.lookups.finish(...parts)),
        finishAll: (ended: readonly EndedLookup[]) => unevenly(() => deps.lookups.finishAll(ended)),
      },
    };
    const parts = {
      backend: redis ?? testBackend('postgres', api.database.url),
      logger: silentLogger,
      times: createJobTimes(createMetrics()),
    };
    const consumer = consume(parts, classifyLookup, 8, async ({ lookupId }) => {
      await runLookup(run, lookupId);
      let ran: number;
      do ran = await runNextLookups(run, { limit: 3 }, REPORTS);
      while (ran > 0);
    });

    stops.push(() => consumer.close());

    const calls = Array.from({ length: LOOKUPS }, (_, index) =>
      api
        .as(account)
        .post('/api/classify')
        .send({ description: `shirt ${index}`, market: 'US' }),
    );
    await Promise.all(calls);

    const ledger = async (caller: typeof account | 'admin', query: object) =>
      (
        await api
          .as(caller)
          .get('/api/usage/ledger')
          .query({ page_size: 200, ...query })
      ).body;

    await waitFor('all to be booked', async () => {
      const { total } = await ledger(account, { kind: 'usage' });
      return total === LOOKUPS;
    });

    const own = (await ledger(account, {})).items;
    expect(own).toHaveLength(LOOKUPS + 1);

    expectChain(own);
    expect((await ledger('admin', { user_id: account.id })).items).toEqual(own);

    const all: readonly (Booking & { user_id: string })[] = (await ledger('admin', {})).items;
    expect(all.filter(({ user_id }) => user_id === account.id)).toEqual(own);

    const { text } = await api.as(account).get('/api/usage/ledger/export');
    const lines = text.trim().split('\r\n').slice(1);

    expect(lines.map((line) => Number(line.split(',')[4]))).toEqual(
      own.map(({ balance_after }: Booking) => balance_after),
    );
  });
});
