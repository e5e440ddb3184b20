import { describe, expect, it } from '@jest/globals';
import { mappingOf, THREE_PRODUCTS, uploaded } from './batch-kit.ts';
import { suiteApi } from './test-api.ts';

const api = suiteApi();

const REQUEST = { column_mapping: mappingOf('description') };

/** Locks a batch, as a long check of its rows does, while `work` runs. */
async function whileLocked(batchId: string, work: () => Promise<void>): Promise<void> {
  await api.database.client.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM batches WHERE id = ${batchId} FOR UPDATE`;
    await work();
  });
}

describe.each([
  ['POST', 'validate', REQUEST],
  ['POST', 'start', REQUEST],
  ['PATCH', 'rows/2', { skip: true }],
  ['DELETE', '', undefined],
] as const)('calls of one account waiting for a batch (%s %s)', (method, rest, body) => {
  it('leave connections for other accounts', async () => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    const send = () => {
      const path = `/api/batches/${id}/${rest}`.replace(/\/$/, '');
      const agent = api.as('entry');
      if (method === 'DELETE') return agent.delete(path);
      return (method === 'PATCH' ? agent.patch(path) : agent.post(path)).send(body);
    };

    let calls: Promise<{ status: number }>[] = [];
    await whileLocked(id, async () => {
      calls = Array.from({ length: 80 }, async () => send());
      // Supertest sends when it is awaited; the calls must have arrived first.
      await new Promise((resolve) => setTimeout(resolve, 200));
      const others = await Promise.all(
        Array.from({ length: 5 }, () => api.as('otherEntry').get('/api/auth/me')),
      );
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    });

    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => ![200, 404, 409, 429].includes(status))).toEqual([]);
    expect(statuses).toContain(429);
  });
});
