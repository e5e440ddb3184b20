import { afterAll, describe, expect, it } from '@jest/globals';
import type { Operation } from '../src/http/operation.ts';
import { allOperations } from '../src/routes/operations.ts';
import { startTestApi } from './test-api.ts';

// The test tables are built from the operations, which need an API.
const api = await startTestApi();
const revoked = await api.newAccount('Revoked', { role: 'admin' });
await api.database.client.apiKey.updateMany({
  where: { accountId: revoked.id },
  data: { revokedAt: new Date() },
});
afterAll(() => api.close());

const operations = allOperations(api.deps).filter(({ access }) => access !== 'public');
const titleOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;
const table = (some: readonly Operation[]) => some.map((each) => [titleOf(each), each] as const);
const addressOf = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, '7');
type Agent = ReturnType<typeof api.as>;

async function answerOf(agent: Agent, operation: Operation, body?: object) {
  const answer = await agent[operation.method](addressOf(operation)).send(body);
  return [answer.status, answer.body.code];
}

describe('401 unauthenticated, whatever other errors exist', () => {
  const STRANGERS = {
    'a key that does not exist': () => api.with({ 'X-API-Key': `svc_${'x'.repeat(43)}` }),
    'a key without the prefix': () => api.with({ 'X-API-Key': 'abc' }),
    'a key of a deactivated account': () => api.as('deactivated'),
    'a revoked key': () => api.as(revoked),
  };

  it.each(table(operations))('%s', async (_, operation) => {
    for (const [who, agent] of Object.entries(STRANGERS))
      expect([who, ...(await answerOf(agent(), operation))]).toEqual([who, 401, 'unauthenticated']);
  });
});

describe('403 forbidden below the role of the operation', () => {
  const BELOW = {
    session: ['admin'],
    // The key of `cutKey` says admin, its account entry.
    reviewer: ['entry', 'cutKey'],
    admin: ['entry', 'cutKey', 'reviewer'],
  } as const;
  const guarded = operations.filter(({ access }) => access !== 'entry');

  it.each(table(guarded))('%s', async (_, operation) => {
    for (const seat of BELOW[operation.access as keyof typeof BELOW])
      expect([seat, ...(await answerOf(api.as(seat), operation))]).toEqual([seat, 403, 'forbidden']);
  });
});

describe('a sandbox', () => {
  it.each(table(operations))('%s', async (_, operation) => {
    const [status, code] = await answerOf(api.as('sandbox'), operation);
    const isRejected = operation.access !== 'entry' || operation.catalogWrite === true;
    expect([operation.id, code === 'forbidden', status === 403]).toEqual([
      operation.id,
      isRejected,
      isRejected,
    ]);
  });

  it('writes through these operations only, to its own records', () => {
    const writes = operations.filter(
      ({ access, method, catalogWrite }) => access === 'entry' && method !== 'get' && catalogWrite !== true,
    );
    expect(writes.map(({ id }) => id).toSorted()).toEqual([
      'batches.cancel',
      'batches.edit-row',
      'batches.remove',
      'batches.retry',
      'batches.start',
      'batches.upload',
      'batches.validate',
      'lookups.classify',
      'lookups.rerun',
      'tariff.landed_cost',
    ]);
  });
});

describe('402 trial_ended for each write of the catalog, before its fields are checked', () => {
  it.each(table(operations.filter(({ catalogWrite }) => catalogWrite)))('%s', async (_, operation) => {
    const wrong = { sku: 5, items: 'none', ids: 'x', language: 7 };
    for (const body of [wrong, undefined])
      expect(await answerOf(api.as('trialEnded'), operation, body)).toEqual([402, 'trial_ended']);
  });
});
