import { describe, expect, it } from '@jest/globals';
import { invalidValues, one, ones, x } from './invalid-values.ts';

const NOBODY = '0'.repeat(32);
const { ask, rejects } = invalidValues();

const US_SHIRT = '6109.10.00.12';
const DUTY = `GET /api/duty?code=${US_SHIRT}&date=2026-07-01`;
const COMPLIANCE = `GET /api/compliance?code=${US_SHIRT}`;
const LANDED = 'POST /api/landed-cost';
const landed = (changes: object) => ({ code: US_SHIRT, origin: 'CN', date: '2024-10-15', ...changes });
const CHANGES = 'GET /api/tariff-changes';

describe('tariff and rulings: invalid values', () => {
  rejects([
    ['GET /api/duty', {}, 'code'],
    ['GET /api/duty', { code: ' ' }, 'code'],
    [DUTY, { market: 'XX' }, 'market'],
    [DUTY, { version: 'none-such' }, 'version'],
    [DUTY, { origin: 'Atlantis' }, 'origin'],
    [DUTY, { customs_value: '-1', quantity: 'many', weight_kg: '1e16' }, 'customs_value quantity weight_kg'],
    [DUTY, { unit: 'furlong' }, 'unit'],
    ['GET /api/duty', { code: US_SHIRT, date: '2026-02-30' }, 'date'],
    [DUTY, { preference: 'ATLANTIS' }, 'preference'],
    [DUTY, { measures: 'us-1789-07-04' }, 'measures'],
    [DUTY, { civil_aircraft: 'perhaps' }, 'civil_aircraft'],
    ...one(DUTY, 'applicable_code', ['6109.10.00', 'none such']),
    [DUTY, { alcohol_pct: 'strong', rate_case: '0' }, 'rate_case alcohol_pct'],
    ['GET /api/compliance', {}, 'code'],
    [COMPLIANCE, { date: '2026-11-22', market: 'XX' }, 'market'],
    [COMPLIANCE, { date: '2026-11-22', version: 'none-such' }, 'version'],
    [COMPLIANCE, { origin: 'Atlantis', date: 'today' }, 'origin date'],
    [LANDED, {}, 'code'],
    [LANDED, landed({ market: 'XX', version: x(65) }), 'market version'],
    [LANDED, landed({ version: 'none-such' }), 'version'],
    [
      LANDED,
      landed({ customs_value: -1, freight: 'much', insurance: [] }),
      'customs_value freight insurance',
    ],
    [LANDED, landed({ currency: 'euro', fx_rate: 'x' }), 'currency fx_rate'],
    [LANDED, landed({ fx_rate: 0 }), 'fx_rate'],
    [LANDED, landed({ incoterm: 'FOBX', mode: 'rocket', entry_type: 'none' }), 'incoterm mode entry_type'],
    [LANDED, landed({ destination: 'US' }), 'destination'],
    [LANDED, landed({ preference: 'ATLANTIS' }), 'preference'],
    [LANDED, landed({ measures: 'none-such' }), 'measures'],
    [LANDED, landed({ unit: 'furlong' }), 'unit'],
    ['GET /api/hts/search', {}, 'q'],
    ...one('GET /api/hts/search', 'q', ['', x(201)]),
    ['GET /api/hts/search', { q: 'x', market: 'UK' }, 'market'],
    ['GET /api/hts/search', { q: 'x', version: 'none-such' }, 'version'],
    ['GET /api/hts/search', { q: 'x', market: 'EU', version: 'sample-2026-2' }, 'version'],
    ['GET /api/hts/search', { q: 'x', limit: 0 }, 'limit'],
    ['GET /api/hts/search', { q: 'x', limit: 201 }, 'limit'],
    ...one('GET /api/hts/tree', 'code', [ones(25), '61\u0000']),
    ['GET /api/hts/tree', { market: 'XX' }, 'market'],
    ['GET /api/hts/tree', { version: 'none-such' }, 'version'],
    ['GET /api/hts/tree', { code: ones(25), market: 'XX', version: x(65) }, 'code market version'],
    [CHANGES, { market: 'XX' }, 'market'],
    [CHANGES, { kind: 'renamed' }, 'kind'],
    ...one(CHANGES, 'limit', [0, 2001]),
    [CHANGES, { code: ones(25) }, 'code'],
    [CHANGES, { from_version: 'none-such' }, 'from_version'],
    [CHANGES, { to_version: 'none-such' }, 'to_version'],
    [CHANGES, { from_version: 'sample-2026', to_version: 'none-such' }, 'to_version'],
    [CHANGES, { market: 'EU', from_version: 'sample-2026-2', to_version: 'sample-2026' }, 'from_version'],
    [
      CHANGES,
      { market: 'XX', kind: 'x', limit: 'x', code: '\u0000', from_version: x(65), to_version: x(65) },
      'market from_version to_version kind code limit',
    ],
    ['GET /api/datasets/{us}/entries', { code: ones(17) }, 'code'],
    ...one('GET /api/datasets/{us}/entries', 'q', [x(201), 'a\u0000']),
    ...one('GET /api/datasets/{us}/entries', 'limit', [0, 501]),
    ['GET /api/datasets/{us}/entries', { limit: 501, code: ones(17), q: x(201) }, 'code q limit'],
    ...one('GET /api/rulings', 'q', [x(201), 'a\u0000']),
    ['GET /api/rulings', { code: ones(25) }, 'code'],
    ['GET /api/rulings', { market: 'UK' }, 'market'],
    ['GET /api/rulings', { page: 0 }, 'page'],
    ...one('GET /api/rulings', 'page_size', [0, 101]),
    [
      'GET /api/rulings',
      { q: x(201), code: ones(25), market: 'x', page: 'x', page_size: 101 },
      'q code market page page_size',
    ],
    ...one('GET /api/rulings/N100001', 'year', ['twenty', '0', '2021.5']),
  ]);
});

const LONG_SKU = { material: x(501), use: x(501), composition: x(501), external_ref: x(256) };
const MANY_ALERTS = 'POST /api/alerts/acknowledge';
const DELIVERIES = `GET /api/webhooks/${NOBODY}/deliveries`;

describe('catalog, alerts and reports: invalid values', () => {
  rejects([
    ['PUT /api/skus/{sku}', { sku: 'S', description: 'x', current_code: 'abc' }, 'current_code'],
    ['PUT /api/skus/999999', { description: '', notes: 5 }, 'sku description notes'],
    ['POST /api/skus/{sku}/classify', { language: 5, tariff_version: x(65) }, 'language tariff_version'],
    [
      'POST /api/skus',
      { sku: '', market: 'XX', origin: 'Atlantis', current_code: ones(25), notes: x(1001), ...LONG_SKU },
      'sku market description material use composition origin notes external_ref current_code',
    ],
    ['POST /api/skus/check-codes', { sku_ids: [1, 'x', 0], market: 'us' }, 'sku_ids.1 sku_ids.2 market'],
    [
      'GET /api/skus',
      {
        q: x(201),
        market: 'us',
        code_status: 'good',
        has_code: 'yes',
        has_alert: '1',
        page: 0,
        page_size: 501,
      },
      'q market code_status has_code has_alert page page_size',
    ],
    [MANY_ALERTS, {}, 'ids'],
    [MANY_ALERTS, { market: 'US' }, 'kind'],
    [MANY_ALERTS, { kind: 'code_changed' }, 'market'],
    [MANY_ALERTS, { ids: ['x', 1], market: 'XX', kind: 'no' }, 'ids.0 market kind'],
    [MANY_ALERTS, { ids: null }, 'ids'],
    [
      'GET /api/alerts',
      { limit: 1001, market: 'XX', kind: 'gone', acknowledged: 'maybe' },
      'limit market kind acknowledged',
    ],
    ['GET /api/alerts', { limit: 0 }, 'limit'],
    ['GET /api/admin/audit', { action: 'lost' }, 'action'],
    ['GET /api/admin/audit', { page: 0 }, 'page'],
    ['GET /api/admin/audit', { page_size: 201 }, 'page_size'],
    ...one('GET /api/admin/dataset-loads', 'limit', [0, 101, 'x']),
    [DELIVERIES, { status: 'lost' }, 'status'],
    ...one(DELIVERIES, 'limit', [0, 201]),
    ...one(DELIVERIES, 'before_id', [0, 'x']),
    ['GET /api/reports/productivity', { date_from: '2024-02-30' }, 'date_from'],
    ['GET /api/reports/productivity', { date_from: '2024-03-01', date_to: '2024-02-01' }, 'date_from'],
    ['GET /api/reports/productivity', { date_from: '1800-01-01', date_to: '2024-02-01' }, 'date_from'],
    ['GET /api/reports/productivity', { date_to: 'today' }, 'date_to'],
    ...one('GET /api/usage/me', 'date_from', ['2026-13-01', '0001-01-01']),
    ['GET /api/usage/me', { date_from: '2026-11-21', date_to: '2026-11-20' }, 'date_from'],
    ['GET /api/usage/me', { date_to: '' }, 'date_to'],
    ['GET /api/usage/ledger', { page: 0 }, 'page'],
    ['GET /api/usage/ledger', { page_size: 201 }, 'page_size'],
    ['GET /api/usage/ledger', { kind: 'gift' }, 'kind'],
    ['GET /api/usage/ledger', { user_id: x(33) }, 'user_id'],
    ['GET /api/usage/ledger', { date_from: '2026-11-03', date_to: '2026-11-02' }, 'date_from'],
    ['GET /api/usage/ledger/export', { kind: 'gift' }, 'kind'],
  ]);
});

const each = (pattern: string, values: readonly string[]) =>
  values.map((value) => pattern.replace('*', encodeURIComponent(value)));

describe('addresses of nothing', () => {
  it.each([
    ...each('GET /api/hts/tree?market=US&code=*', ['6109.10.00.16', '6199', '1', 'shirts', '%']),
    ...each('GET /api/hts/tree?market=US&code=*', ['6109.10.00.12.99', "'; --"]),
    ...each('GET /api/compliance?code=*', ['6109.10.00.99', 'shirts']),
    ...each('GET /api/duty?code=*', ['6109.10.00.99', '9999', 'shirts']),
    ...each('GET /api/rulings/*', ['N999999', 'n100001', x(129), 'a\u0000b', '%', 'N10000']),
    ...each('GET /api/skus/*', ['999999', '0', '-1', 'abc', '1.5', '99999999999', '\u0000']),
    ...each('GET /api/datasets/*/entries', ['0123456789abcdef0123456789abcdef', 'nonsense', '\u0000', '0']),
    ...each('PATCH /api/batches/{batch}/rows/*', ['1', '5', '99', '0', 'x', '1.5']),
    `GET /api/admin/dataset-loads/${'f'.repeat(32)}`,
  ])('%s', async (call) => {
    const { status, body } = await ask(call, call.startsWith('PATCH') ? { skip: true } : {});
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it.each(['6109.10.00.99', 'shirts'])(`${LANDED} of %s`, async (code) => {
    const { status, body } = await ask(LANDED, landed({ code }));
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});
