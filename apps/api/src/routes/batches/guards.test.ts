import { beforeAll, describe, expect, it } from '@jest/globals';
import { mappingOf, started, THREE_PRODUCTS, uploaded } from '../../../test/batch-kit.ts';
import { suiteApi, type TestApi } from '../../../test/test-api.ts';

const api = suiteApi();
let own: string;
let running: string;
beforeAll(async () => {
  own = await uploaded(api, 'entry', THREE_PRODUCTS);
  running = await started(api, 'entry', THREE_PRODUCTS);
});

const REQUEST = { column_mapping: mappingOf('description') };
const NOWHERE = '0'.repeat(32);

type Method = 'get' | 'post' | 'patch' | 'delete';

/** Operations on one batch: method, what follows its address, body, whether they need the plan's feature. */
const ON_A_BATCH: readonly (readonly [Method, string, object | undefined, boolean])[] = [
  ['get', '', undefined, false],
  ['get', '/progress', undefined, false],
  ['get', '/rows', undefined, false],
  ['get', '/export', undefined, false],
  ['post', '/validate', REQUEST, true],
  ['post', '/start', REQUEST, true],
  ['post', '/retry', {}, true],
  ['patch', '/rows/2', { skip: true }, true],
  ['post', '/cancel', undefined, false],
  ['delete', '', undefined, false],
];

describe.each(ON_A_BATCH)('%s /api/batches/{batch_id}%s', (method, rest, body, isGated) => {
  const call = (seat: Parameters<TestApi['as']>[0] | null, id: string) => {
    const agent = seat === null ? api.agent : api.as(seat);
    const request = agent[method](`/api/batches/${id}${rest}`);
    return body === undefined ? request : request.send(body);
  };

  it.each([NOWHERE, 'nonsense', '1', "%00'"])('returns 404 for the id %s', async (id) => {
    const answer = await call('admin', id);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it("returns 404 for another account's batch", async () => {
    const answer = await call('otherEntry', own);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    // A key that says more than its account may is cut to the account's role.
    expect((await call('cutKey', own)).status).toBe(404);
  });

  it('requires the plan feature if it changes the classification input', async () => {
    const answer = await call('noPlanFeature', NOWHERE);
    const expected = isGated ? [403, 'feature.batch'] : [404, undefined];
    expect([answer.status, answer.body.details?.key]).toEqual(expected);
  });
});

it('reviewers see the batches of every account', async () => {
  expect((await api.as('reviewer').get(`/api/batches/${own}`)).body.id).toBe(own);
  const ids = (await api.as('reviewer').get('/api/batches')).body.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(expect.arrayContaining([own, running]));
});

it('the list and the template stay readable without the plan feature', async () => {
  expect((await api.as('noPlanFeature').get('/api/batches')).status).toBe(200);
  expect((await api.as('noPlanFeature').get('/api/batches/template')).status).toBe(200);
});
