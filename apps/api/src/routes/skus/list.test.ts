import { beforeAll, describe, expect, it } from '@jest/globals';
import { raisedAlert, savedSku, touchedSku, US_CODES } from '../../../test/catalog.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();
let openAlert: number;

beforeAll(async () => {
  await savedSku(api, 'TEE', {
    description: 'Áo thun đỏ',
    current_code: US_CODES.valid,
    external_ref: 'ERP-7',
  });
  await savedSku(api, 'HEAD', { description: '100% cotton_mix', current_code: US_CODES.not_declarable });
  await savedSku(api, 'WRONG', {
    description: `${'long words '.repeat(30)}at the end: Zirconium`,
    current_code: US_CODES.invalid,
  });

  const gone = await savedSku(api, 'GONE', { current_code: US_CODES.invalid });
  await touchedSku(api, gone.id, 'expired');

  const changed = await savedSku(api, 'CHANGED', { current_code: '6109.10.00.14' });
  await touchedSku(api, changed.id, 'changed');
  openAlert = changed.id;
  await raisedAlert(api, changed.id);
  await raisedAlert(api, changed.id, { kind: 'code_removed' });

  const seen = await raisedAlert(api, gone.id, { kind: 'code_removed' });
  await api.as('reviewer').post(`/api/alerts/${seen}/acknowledge`);
  await savedSku(api, 'NONE', { market: 'EU' });

  const suggested = await savedSku(api, 'SUGGESTED', { market: 'VN' });
  await api.database.client.sku.update({
    where: { id: suggested.id },
    data: { suggestedCode: '0901.11.30' },
  });
});

const list = (query: object = {}) => api.as('entry').get('/api/skus').query(query);

async function skusOf(query: object): Promise<readonly string[]> {
  const { body } = await list(query);
  return body.items.map((item: { sku: string }) => item.sku).toSorted();
}

describe('200', () => {
  it('returns a page of SKUs, newest first, with counts and open alerts', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect([body.total, body.page, body.page_size]).toEqual([7, 1, 50]);
    expect(body.counts).toEqual({
      valid: 1,
      not_declarable: 1,
      invalid: 1,
      changed: 1,
      expired: 1,
      unknown: 2,
    });
    expect(body.items.map((item: { sku: string }) => item.sku)).toEqual([
      'SUGGESTED',
      'NONE',
      'CHANGED',
      'GONE',
      'WRONG',
      'HEAD',
      'TEE',
    ]);

    const item = body.items[2];
    expect([item.open_alerts, item.id, 'alerts' in item]).toEqual([2, openAlert, false]);
    expect(item.code_status_detail).toBe(
      'Version sample-2026 changed the line 6109.10.00.14; check that it still fits',
    );
  });

  it.each([
    [{ market: 'EU' }, ['NONE']],
    [{ code_status: 'expired' }, ['GONE']],
    [{ has_code: 'false' }, ['NONE', 'SUGGESTED']],
    [{ has_code: true, market: 'US' }, ['CHANGED', 'GONE', 'HEAD', 'TEE', 'WRONG']],
    [{ has_alert: true }, ['CHANGED']],
    [{ has_alert: false, has_code: true }, ['GONE', 'HEAD', 'TEE', 'WRONG']],
    [{ q: 'tee' }, ['TEE']],
    [{ q: 'ao thun do' }, ['TEE']],
    [{ q: 'erp-7' }, ['TEE']],
    [{ q: '\u00a0 ERP-7\t' }, ['TEE']],
    [{ q: 'ZIRCONIUM' }, ['WRONG']],
    [{ q: 'tee ao' }, []],
    [{ q: '100% c' }, ['HEAD']],
    [{ q: 'n_m' }, ['HEAD']],
    [{ q: '%' }, ['HEAD']],
    [{ q: '％' }, ['HEAD']],
    [{ q: '\\' }, []],
    [{ q: '6109.10.00.1' }, ['CHANGED', 'TEE']],
    [{ q: '61091000' }, ['CHANGED', 'GONE', 'HEAD', 'TEE', 'WRONG']],
    [{ q: '0901113' }, ['SUGGESTED']],
    [{ q: '' }, ['CHANGED', 'GONE', 'HEAD', 'NONE', 'SUGGESTED', 'TEE', 'WRONG']],
    [{ q: '6109', code_status: 'valid', market: 'US' }, ['TEE']],
  ])('filters by %j', async (query, skus) => {
    expect(await skusOf(query)).toEqual(skus);
  });

  it('counts by the other filters, whatever state is requested', async () => {
    const { body } = await list({ market: 'US', code_status: 'valid' });
    expect([body.total, body.counts]).toEqual([
      1,
      { valid: 1, not_declarable: 1, invalid: 1, changed: 1, expired: 1, unknown: 0 },
    ]);
  });

  it('pages without gaps, and is empty beyond the end', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, page_size: 3 })));
    const seen = pages.flatMap(({ body }) => body.items.map((item: { id: number }) => item.id));

    expect(new Set(seen).size).toBe(7);
    expect(pages.map(({ body }) => [body.items.length, body.total])).toEqual([
      [3, 7],
      [3, 7],
      [1, 7],
      [0, 7],
    ]);
  });

  it('can be read after the trial has ended', async () => {
    expect((await api.as('trialEnded').get('/api/skus')).status).toBe(200);
  });
});
