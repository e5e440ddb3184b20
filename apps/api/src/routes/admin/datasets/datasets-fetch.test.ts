import { afterEach, describe, expect, it } from '@jest/globals';
import { perSuite } from '@svc/testkit/suite';
import { signedIn } from '../../../../test/sessions.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();
const admin = perSuite(() => signedIn(api, 'admin'));
afterEach(() => api.database.client.datasetLoad.deleteMany());

const fetchSchedule = (body: object) => admin.post('/api/admin/datasets/fetch').send(body);

describe('202', () => {
  it('asks the tariff worker to download, and records it', async () => {
    const { status, body } = await fetchSchedule({ market: 'US', allow_older: true });
    expect(status).toBe(202);
    expect(body).toMatchObject({
      market: 'US',
      version: null,
      file_name: null,
      from_source: true,
      source_url: null,
      state: 'queued',
    });

    const row = await api.database.client.datasetLoad.findFirstOrThrow({ include: { contents: true } });
    expect(row).toMatchObject({ id: body.id, fromSource: true, allowOlder: true, activate: false });
    expect(row.contents).toEqual([]);

    const act = await api.database.client.auditEntry.findFirstOrThrow({ where: { subject: body.id } });
    expect(act).toMatchObject({
      via: 'session',
      action: 'dataset.load',
      byId: api.accounts.admin.id,
      details: { market: 'US', version: null, from_source: true },
    });
  });

  it('returns the same load while it is running', async () => {
    const first = await fetchSchedule({ market: 'EU', version: 'my-name' });
    expect((await fetchSchedule({ market: 'EU' })).body).toEqual(first.body);
    expect(first.body.version).toBe('my-name');
    expect(await api.database.client.datasetLoad.count()).toBe(1);
  });
});

it('409 is returned with the running load while a file of the market loads', async () => {
  const uploaded = await admin
    .post('/api/admin/datasets/upload')
    .field('market', 'VN')
    .field('version', '2026')
    .attach('file', Buffer.from('x'), 'x.csv');
  const { status, body } = await fetchSchedule({ market: 'VN' });
  expect([status, body.code, body.details.load_id]).toEqual([409, 'conflict', uploaded.body.id]);
});
