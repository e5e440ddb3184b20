import { afterEach, describe, expect, it } from '@jest/globals';
import { allOperations } from '../src/routes/operations.ts';
import type { Turn } from '../src/http/turns.ts';
import { waitFor } from '@svc/testkit/wait-for';
import { THREE_PRODUCTS, uploaded } from './batch-kit.ts';
import { startTestApi, type TestApi, type TestApiOptions } from './test-api.ts';

// Findings of the second audit that no other suite covers; SECURITY.md lists where each of them is tested.

let api: TestApi;
type RequestContext = (agent: ReturnType<TestApi['as']>) => PromiseLike<{ readonly status: number }>;
const open = async (options: TestApiOptions) => {
  api = await startTestApi(options);
};
afterEach(() => api.close());

describe('N1', () => {
  it('authentication and health have reserved connections', async () => {
    await open({ databaseUrl: (own) => own.replace(/:\d+\//, ':1/'), hasOwnEntrance: true });
    const answers = [
      await api.as('entry').get('/api/auth/me'),
      await api.with({ 'X-API-Key': 'svc_unknown' }).get('/api/auth/me'),
      await api.with({ Authorization: 'Bearer unknown' }).get('/api/auth/me'),
      await api.agent.get('/readyz'),
      await api.agent.get('/api/health'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([503, 401, 401, 200, 200]);
  });

  it('each account runs one bulk call at a time, and changes of a batch per batch', async () => {
    await open({});
    const inTurn = (turn: Turn) =>
      allOperations(api.deps).flatMap((each) => (each.turn === turn ? [each.id] : []));
    expect(inTurn('account').toSorted()).toEqual([
      'batches.retry',
      'batches.start',
      'batches.validate',
      'skus.check_codes',
    ]);
    expect(inTurn('batch').toSorted()).toEqual(['batches.cancel', 'batches.edit-row', 'batches.remove']);
  });
});

it('N4: the file reader process gets no database address', async () => {
  const requests: unknown[] = [];
  await open({
    deps: ({ takeInFile }) => ({
      takeInFile: (request, caller) => {
        requests.push(request);
        return takeInFile(request, caller);
      },
    }),
  });
  await uploaded(api, 'entry', THREE_PRODUCTS);
  expect(requests).toHaveLength(1);
  expect(JSON.stringify(requests)).not.toMatch(/postgres|@127\.0\.0\.1/);
});

describe('N12: versions that are not in memory', () => {
  const NEXT = 'version=sample-2026-2';

  it.each<readonly [string, RequestContext]>([
    ['duty', (agent) => agent.get(`/api/duty?code=6109.10.00.12&${NEXT}`)],
    ['compliance', (agent) => agent.get(`/api/compliance?code=6109.10.00.12&origin=CN&${NEXT}`)],
    [
      'landed cost',
      (agent) =>
        agent
          .post('/api/landed-cost')
          .send({ code: '6109.10.00.12', origin: 'CN', customs_value: 100, version: 'sample-2026-2' }),
    ],
  ])('%s: one reading account does not block another', async (_name, call) => {
    let reading = 0;
    let release = (): void => undefined;
    const gate = new Promise<void>((done) => {
      release = done;
    });
    await open({
      deps: ({ schedules }) => ({
        schedules: {
          ...schedules,
          isLoaded: () => false,
          get: async (id) => {
            reading += 1;
            await gate;
            return schedules.get(id);
          },
        },
      }),
    });

    const first = Promise.resolve(call(api.as('entry'))).then(({ status }) => status);
    await waitFor('the first to read', () => reading === 1);
    expect((await call(api.as('entry'))).status).toBe(429);
    const other = Promise.resolve(call(api.as('reviewer'))).then(({ status }) => status);
    await Promise.race([other, waitFor('the other to read', () => reading === 2)]);
    release();
    expect(await Promise.all([first, other])).not.toContain(429);
  });
});
