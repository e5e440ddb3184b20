import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BATCH_STATUSES } from '@svc/domain/batches/batch-status';
import {
  forceStatus,
  mappingOf,
  run,
  started,
  THREE_PRODUCTS,
  uploaded,
} from '../../../../test/batch-kit.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const DESCRIBED = { column_mapping: mappingOf('description') };
const send = (id: string, body: object, seat: Parameters<TestApi['as']>[0] = 'entry') =>
  api.as(seat).post(`/api/batches/${id}/start`).send(body);
const statuses = async (id: string): Promise<string[]> =>
  (await api.as('admin').get(`/api/batches/${id}/rows`)).body.map((row: { status: string }) => row.status);

describe('200', () => {
  it('queues the batch under its market, version and mapping', async () => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    const { body, status } = await send(id, {
      column_mapping: { description: 'description', material: '' },
      market: 'EU',
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'queued',
      market: 'EU',
      dataset_version: 'sample-2026',
      column_mapping: { description: 'description', material: null, origin: null },
      total_rows: 3,
      processed_rows: 0,
    });
  });

  it('takes the default market, and a version that is not the active one', async () => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    const { body } = await send(id, { ...DESCRIBED, tariff_version: 'sample-2026-2' });
    expect(body).toMatchObject({ market: 'US', dataset_version: 'sample-2026-2' });
  });

  it('puts every row into its first state', async () => {
    const id = await uploaded(api, 'entry', [
      ['description', 'notes'],
      ['Shirt', ''],
      ['', 'nothing'],
      [' shirt', ''],
      ['y'.repeat(2001), ''],
      ['Flask', ''],
    ]);
    await api.as('entry').patch(`/api/batches/${id}/rows/6`).send({ skip: true });

    const { body } = await send(id, { column_mapping: mappingOf('description', 'notes') });
    expect(await statuses(id)).toEqual(['pending', 'skipped', 'duplicate', 'error', 'skipped']);
    expect(body).toMatchObject({ processed_rows: 3, failed_rows: 1 });

    const { body: rows } = await api.as('entry').get(`/api/batches/${id}/rows`);
    expect(rows[2].duplicate_of).toBe(2);
    expect(rows[3].error).toContain('description');
  });

  it('needs credits for the rows that are classified only', async () => {
    const account = await api.newAccount('Scarce', { credits: '1' });
    const id = await uploaded(api, account, [['description'], ['Shirt'], ['SHIRT'], ['']]);
    expect((await send(id, DESCRIBED, account)).status).toBe(200);
    expect((await api.as(account).get('/api/auth/me')).body.credits).toBe(1);
  });
});

describe('402', () => {
  it('answers when the balance does not cover the rows, and changes nothing', async () => {
    const account = await api.newAccount('Poor', { credits: '2' });
    const id = await uploaded(api, account, THREE_PRODUCTS);
    const answer = await send(id, DESCRIBED, account);

    expect([answer.status, answer.body.code]).toEqual([402, 'out_of_credits']);
    expect(answer.body.details).toEqual({ balance: 2, needed: 3 });
    expect((await api.as(account).get(`/api/batches/${id}`)).body.status).toBe('uploaded');
    expect(await statuses(id)).toEqual(['pending', 'pending', 'pending']);
  });

  it('looks at the account that owns the batch', async () => {
    const id = await uploaded(api, 'noCredits', THREE_PRODUCTS);
    expect((await send(id, DESCRIBED, 'reviewer')).status).toBe(402);
  });

  it('spares administrators', async () => {
    const account = await api.newAccount('Root', { role: 'admin', credits: '0' });
    const id = await uploaded(api, account, THREE_PRODUCTS);
    expect((await send(id, DESCRIBED, account)).status).toBe(200);
  });

  it('answers an ended trial that would save to the catalog', async () => {
    const id = await uploaded(api, 'trialEnded', [
      ['description', 'sku'],
      ['Shirt', 'A'],
    ]);
    const answer = await send(
      id,
      { column_mapping: mappingOf('description', 'sku'), save_to_catalog: true },
      'trialEnded',
    );

    expect([answer.status, answer.body.code]).toEqual([402, 'trial_ended']);
  });
});

describe('403 plan_limit', () => {
  it('counts the rows again', async () => {
    const account = await api.newAccount('Shrunk', { plan: 'team' });
    const rows = [['description'], ...Array.from({ length: 101 }, (_, place) => [`Shirt ${place}`])];
    const id = await uploaded(api, account, rows);

    await api.database.client.account.update({ where: { id: account.id }, data: { planKey: 'trial' } });

    const answer = await send(id, DESCRIBED, account);
    expect([answer.status, answer.body.details]).toEqual([
      403,
      { code: 'plan_limit', key: 'batch_max_rows', limit: 100, requested: 101 },
    ]);
  });
});

describe('409', () => {
  it.each(BATCH_STATUSES.filter((status) => status !== 'uploaded'))(
    'answers a batch that is %s',
    async (status) => {
      const id = await uploaded(api, 'entry', THREE_PRODUCTS);
      await forceStatus(api, id, status);
      const answer = await send(id, DESCRIBED);
      expect([answer.status, answer.body.code, answer.body.details]).toEqual([409, 'conflict', { status }]);
    },
  );

  it('lets one of many starts through', async () => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(id, DESCRIBED)));

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);

    await run(api, id);
    expect(await api.database.client.lookup.count({ where: { batchId: id } })).toBe(3);
  });
});

describe('422', () => {
  it('answers a file of which nothing can be classified', async () => {
    const id = await uploaded(api, 'entry', [
      ['description', 'notes'],
      ['', 'a'],
      ['', 'b'],
    ]);
    const answer = await send(id, DESCRIBED);

    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'column_mapping.description']);
  });

  it.each([
    [{}, 'column_mapping'],
    [{ column_mapping: { description: 'nothing' } }, 'column_mapping.description'],
    [{ ...DESCRIBED, save_to_catalog: true }, 'column_mapping.sku'],
    [{ ...DESCRIBED, tariff_version: 'never' }, 'tariff_version'],
    [{ ...DESCRIBED, market: 'us' }, 'market'],
  ])('answers %j naming %s', async (body, field) => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    const answer = await send(id, body);
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
  });
});

describe('503', () => {
  it('answers a market without a schedule', async () => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    const db = api.database.client;
    await db.dataset.update({ where: { id: api.dataset.VN }, data: { state: 'superseded' } });

    const answer = await send(id, { ...DESCRIBED, market: 'VN' });
    await db.dataset.update({ where: { id: api.dataset.VN }, data: { state: 'active' } });

    expect(answer.status).toBe(503);
  });
});

describe('afterwards', () => {
  it('sees the batch through in the language of the start', async () => {
    const id = await started(api, 'entry', THREE_PRODUCTS);
    await run(api, id);

    const lookup = await api.database.client.lookup.findFirstOrThrow({ where: { batchId: id, rowIndex: 4 } });
    expect(lookup).toMatchObject({ kind: 'batch', language: 'en', description: 'Roasted coffee beans' });
    expect(lookup.input).toMatchObject({ origin: 'VN', material: 'Coffee' });
  });
});
