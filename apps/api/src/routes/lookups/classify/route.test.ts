import { describe, expect, it } from '@jest/globals';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

const TEE = { description: "Men's short-sleeve T-shirt", composition: '100% cotton', market: 'US' };

const PRODUCT = { description: 'knitted cotton T-shirt', market: 'US' };

function classify(body: object, seat: 'entry' | 'noCredits' | 'admin' = 'entry') {
  return api.as(seat).post('/api/classify').send(body);
}

async function finished(path: string, body: object) {
  const { body: queued } = await api.as('entry').post(path).send(body);
  await api.runQueued();
  return (await api.as('entry').get(`/api/lookups/${queued.id}`)).body;
}

describe('202', () => {
  it('returns the queued lookup with all fields and the time to poll', async () => {
    const { status, body, headers } = await classify({ ...TEE, origin: 'VN', notes: 'navy' });
    expect(status).toBe(202);
    expect(headers['retry-after']).toBe('1');
    expect(body).toMatchObject({
      kind: 'single',
      batch_id: null,
      row_index: null,
      parent_lookup_id: null,
      description: TEE.description,
      market: 'US',
      dataset_version: 'sample-2026',
      status: 'queued',
      status_label: 'Queued',
      recommended_code: null,
      confidence: 0,
      review_flags: [],
      risk: 0,
      risk_level: 'low',
      resolved: false,
      decision: null,
      decision_label: null,
      final_code: null,
      created_by: api.accounts.entry.id,
      created_by_name: 'entry',
      sku_id: null,
      language: 'en',
      comment_count: 0,
      origin_label: 'Vietnam',
      normalized: {},
      result: {},
      missing_info: [],
      error: null,
      progress: null,
    });
    expect(body.id).toMatch(/^[0-9a-f]{32}$/);
    expect(body.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(body.input).toEqual({
      description: TEE.description,
      material: '',
      use: '',
      composition: '100% cotton',
      origin: 'VN',
      notes: 'navy',
      market: 'US',
    });
    expect(body.events).toMatchObject([{ kind: 'created', by: api.accounts.entry.id, note: null }]);
  });

  it('is classified by a worker into a declarable line of the schedule', async () => {
    const { body } = await classify({ ...TEE, description: "Men's cotton T-shirt, dyed, knitted" });
    await api.runQueued();

    const { body: done, headers } = await api.as('entry').get(`/api/lookups/${body.id}`);
    expect(headers['retry-after']).toBeUndefined();
    expect(done.recommended_code).toMatch(/^6109\.10\.00\.\d\d$/);
    expect(done.result.recommended.code).toBe(done.recommended_code);
  });

  it('uses the market of the service and the given version', async () => {
    const { body: preset } = await classify({ description: 'cup' });
    expect([preset.market, preset.input.tariff_version]).toEqual(['US', undefined]);
    const { body } = await classify({ description: 'cup', market: 'US', tariff_version: 'sample-2026-2' });
    expect([body.dataset_version, body.input.tariff_version]).toEqual(['sample-2026-2', 'sample-2026-2']);
  });

  it('drops unknown fields and accepts null where allowed', async () => {
    const body = { ...TEE, tariff_version: null, sku_id: null, language: null, colour: 'red' };
    expect((await classify(body)).status).toBe(202);
  });

  it.each([
    ['vi', undefined, 'vi', 'vi', 'Đang chờ'],
    ['vi', 'ja', 'vi', 'ja', 'Đang chờ'],
    ['en', 'KO-kr', 'en', 'ko', 'Queued'],
    ['vi', 'fr', 'vi', 'en', 'Đang chờ'],
  ])(
    'for a reader of %s and the language %s returns %s and stores %s',
    async (accept, language, spoken, kept, label) => {
      const answer = await api
        .as('entry')
        .post('/api/classify')
        .set('Accept-Language', accept ?? '')
        .send({ ...TEE, language });

      expect(answer.headers['content-language']).toBe(spoken);
      expect(answer.body.language).toBe(kept);
      expect(answer.body.status_label).toBe(label);
    },
  );
});

it('402 out_of_credits returns the balance and the required amount, and creates nothing', async () => {
  const answer = await classify(TEE, 'noCredits');
  expect([answer.status, answer.body.code]).toEqual([402, 'out_of_credits']);
  expect(answer.body.details).toEqual({ balance: 0, needed: 1 });
  expect(answer.body.detail).toBe('Not enough credits: the balance is 0, 1 needed');

  const where = { accountId: api.accounts.noCredits.id };
  expect(await api.database.client.lookup.count({ where })).toBe(0);
});

it('422 accepts the longest text of every field', async () => {
  const full = {
    description: 'あ'.repeat(2000),
    material: 'm'.repeat(500),
    use: 'u'.repeat(500),
    composition: '𠮷'.repeat(500),
    notes: 'n'.repeat(1000),
  };
  const { status, body } = await classify(full);

  expect(status).toBe(202);
  expect(body.input).toMatchObject(full);
});

it('digits are stored in the input, and a rerun inherits them until it removes them', async () => {
  const six = await finished('/api/classify', { ...PRODUCT, digits: 6 });
  expect(six.input.digits).toBe(6);
  const again = await finished(`/api/lookups/${six.id}/rerun`, {});
  expect([again.input.digits, again.status]).toEqual([6, six.status]);
  const whole = await finished(`/api/lookups/${six.id}/rerun`, { digits: null });
  expect(whole.input).not.toHaveProperty('digits');
});

describe('several markets in one call', () => {
  const described = { description: 'knitted cotton T-shirt', markets: ['EU', 'US'] };

  it('create a charged lookup each, and return the first with all of them', async () => {
    const account = await api.newAccount('Wide', { credits: '5' });
    const { status, body } = await api.as(account).post('/api/classify').send(described);
    expect([status, body.market]).toEqual([202, 'EU']);
    expect(body.lookups).toEqual([
      { id: body.id, market: 'EU', status: 'queued' },
      { id: expect.stringMatching(/^[0-9a-f]{32}$/), market: 'US', status: 'queued' },
    ]);
    const stored = await api.database.client.lookup.findMany({ where: { accountId: account.id } });
    expect(Object.fromEntries(stored.map(({ market, heldFee }) => [market, Number(heldFee)]))).toEqual({
      EU: 1,
      US: 1,
    });
  });

  it('create no lookup if the credits cover only some', async () => {
    const account = await api.newAccount('Narrow', { credits: '1' });
    const { status, body } = await api.as(account).post('/api/classify').send(described);
    expect([status, body.details]).toEqual([402, { balance: 1, needed: 2 }]);
    expect(await api.database.client.lookup.count({ where: { accountId: account.id } })).toBe(0);
  });
});
