import { describe } from '@jest/globals';
import { invalidValues, one, ones, x, type Case } from './invalid-values.ts';
import { CONSIGNMENT } from './lookups.ts';

const NOBODY = '0'.repeat(32);
const { rejects } = invalidValues();

const DECIDE = `POST /api/lookups/${NOBODY}/decision`;
const OTHER_CODE = '6109.90.10.07';

const CLASSIFY = 'POST /api/classify';
const mug = (changes: object) => ({ description: 'mug', origin: 'CN', ...changes });
const LONG = {
  description: x(2001),
  material: x(501),
  use: x(501),
  composition: x(501),
  origin: 'Atlantis',
  market: 'UK',
  tariff_version: x(65),
  language: x(36),
};
const BAD_ANSWERS = [{ question_id: 'q' }, 'x', { question_id: '', value: x(201) }];
const LISTED = {
  status: ['queued', 'done'],
  market: 'us',
  decision: 'approve',
  date_from: '2026-02-30',
  date_to: 'yesterday',
  created_by: x(33),
  confidence_min: -0.1,
  confidence_max: 'high',
};
const FILTERS = {
  q: x(201),
  status: 'done',
  market: 'us',
  include_resolved: 'yes',
  date_from: 'x',
  confidence_min: 2,
  flag: 'X',
};
const FILTERED = 'q status market date_from confidence_min flag include_resolved';

describe('lookups and reviews: invalid values', () => {
  rejects([
    [DECIDE, { action: 'override' }, 'code note'],
    [DECIDE, { action: 'override', code: OTHER_CODE }, 'note'],
    [DECIDE, { action: 'reject' }, 'note'],
    [DECIDE, { action: 'reject', note: '  ' }, 'note'],
    [DECIDE, { action: 'comment', note: '' }, 'note'],
    [DECIDE, {}, 'action'],
    ...one(DECIDE, 'action', ['delete', null]),
    [DECIDE, { action: 'comment', note: x(2001) }, 'note'],
    [DECIDE, { action: 'override', code: ones(25), note: x(2001) }, 'code note'],
    [DECIDE, { action: 'override', code: 6109, note: 7 }, 'code note'],
    [DECIDE, { action: 'comment', note: 'a\u0000' }, 'note'],
    [DECIDE, { action: 'override', code: '61\ud800', note: 'knitted' }, 'code'],
    [`POST /api/lookups/${NOBODY}/resolve`, { resolved: 'yes', note: 5 }, 'resolved note'],
    [`POST /api/lookups/${NOBODY}/resolve`, { resolved: null }, 'resolved'],
    ...one(`POST /api/lookups/${NOBODY}/resolve`, 'note', [x(2001), '\ud800']),
    [
      CLASSIFY,
      { ...LONG, composition: 5, notes: x(1001), sku_id: 'x' },
      'description material use composition origin notes market tariff_version sku_id language',
    ],
    [
      `POST /api/lookups/${NOBODY}/rerun`,
      {
        ...LONG,
        description: ' ',
        use: 3,
        notes: 'a\u0000',
        sku_id: -1,
        note: x(2001),
        answers: BAD_ANSWERS,
      },
      'description material use composition origin notes market tariff_version sku_id language ' +
        'answers.0.value answers.1 answers.2.question_id answers.2.value note',
    ],
    [CLASSIFY, {}, 'description'],
    ...one(CLASSIFY, 'description', ['   ', 'a\u0000b']),
    [CLASSIFY, { description: 'T-shirt', tariff_version: 'none-such' }, 'tariff_version'],
    [CLASSIFY, { description: 'T-shirt', tariff_version: '' }, 'tariff_version'],
    [CLASSIFY, { description: 'T-shirt', sku_id: 999_999 }, 'sku_id'],
    [CLASSIFY, mug({ markets: ['US', 'US'] }), 'markets'],
    [CLASSIFY, mug({ markets: [] }), 'markets'],
    [CLASSIFY, mug({ markets: ['EU'], market: 'US' }), 'market'],
    [CLASSIFY, mug({ markets: ['US', 'EU'], draft_id: 'draft-of-two' }), 'draft_id'],
    ...['short', 'with a space', x(65)].map((draft_id): Case => [CLASSIFY, mug({ draft_id }), 'draft_id']),
    ...[4, 10, '6', 'six'].map((digits): Case => [CLASSIFY, mug({ digits }), 'digits']),
    [CLASSIFY, mug({ landed_cost: { ...CONSIGNMENT, preference: 'ZZ' } }), 'landed_cost.preference'],
    [CLASSIFY, mug({ landed_cost: { ...CONSIGNMENT, unit: 'furlong' } }), 'landed_cost.unit'],
    [CLASSIFY, mug({ landed_cost: { ...CONSIGNMENT, customs_value: -1 } }), 'landed_cost.customs_value'],
    [`GET /api/lookups/${NOBODY}`, { view: 'full', text_language: 'fr' }, 'text_language'],
    ['GET /api/lookups', { date_from: '2026-11-12', date_to: '2026-11-11' }, 'date_from'],
    [
      'GET /api/lookups',
      { ...LISTED, q: x(201), kind: 'row', page: 0, page_size: 201, sort: 'random', flag: 'Low-Confidence' },
      'q status.1 market date_from date_to created_by confidence_min confidence_max flag sort page page_size ' +
        'kind decision',
    ],
    ['GET /api/lookups?q=%00', {}, 'q'],
    ['GET /api/lookups?created_by=%00', {}, 'created_by'],
    ['GET /api/lookups?page=1.5', {}, 'page'],
    ['GET /api/lookups?page=1e3', {}, 'page'],
    ['GET /api/lookups?page_size=0', {}, 'page_size'],
    ['GET /api/lookups?page=99999999999', {}, 'page'],
    ['GET /api/lookups?confidence_min=NaN', {}, 'confidence_min'],
    ['GET /api/lookups?confidence_max=1.01', {}, 'confidence_max'],
    ['GET /api/lookups?status=', {}, 'status'],
    ['GET /api/lookups?flag=', {}, 'flag'],
    ['GET /api/lookups?sort=newest&sort=oldest', {}, 'sort'],
    [
      'GET /api/review',
      { ...FILTERS, page: 0, page_size: 201, sort: 'none' },
      `${FILTERED} sort page page_size`,
    ],
    ['GET /api/review/counts', FILTERS, FILTERED],
  ]);
});

const VALIDATE = 'POST /api/batches/{batch}/validate';
const START = 'POST /api/batches/{batch}/start';
const mapped = (columns: object) => ({ column_mapping: columns });
const DESCRIBED = mapped({ description: 'description' });

describe('batches: invalid values', () => {
  rejects([
    ['GET /api/batches/{batch}', { preview: 'yes' }, 'preview'],
    ...one('GET /api/batches', 'limit', ['0', '101', '-1', 'x', '1.5']),
    [VALIDATE, {}, 'column_mapping'],
    [VALIDATE, mapped({}), 'column_mapping.description'],
    [VALIDATE, mapped({ description: '' }), 'column_mapping.description'],
    [VALIDATE, mapped({ description: 'nothing' }), 'column_mapping.description'],
    [VALIDATE, mapped({ description: 'description', material: 'description' }), 'column_mapping.material'],
    [
      VALIDATE,
      mapped({ description: 'a', material: 'b', notes: 'description' }),
      'column_mapping.description column_mapping.material',
    ],
    [VALIDATE, { ...DESCRIBED, save_to_catalog: true }, 'column_mapping.sku'],
    [VALIDATE, { ...DESCRIBED, market: 'XX' }, 'market'],
    [VALIDATE, { ...DESCRIBED, tariff_version: 'never' }, 'tariff_version'],
    [
      VALIDATE,
      { column_mapping: { description: 5 }, market: 5, save_to_catalog: 'x' },
      'column_mapping.description market save_to_catalog',
    ],
    [START, {}, 'column_mapping'],
    [START, mapped({ description: 'nothing' }), 'column_mapping.description'],
    [START, { ...DESCRIBED, save_to_catalog: true }, 'column_mapping.sku'],
    [START, { ...DESCRIBED, tariff_version: 'never' }, 'tariff_version'],
    [START, { ...DESCRIBED, market: 'us' }, 'market'],
    ['PATCH /api/batches/{batch}/rows/2', { values: { description: 5 } }, 'values.description'],
    ['PATCH /api/batches/{batch}/rows/2', { skip: 'yes' }, 'skip'],
    ['PATCH /api/batches/{batch}/rows/2', { values: [] }, 'values'],
    ...one('GET /api/batches/{batch}/rows', 'limit', [0, 2001, 'x']),
    ['GET /api/batches/{batch}/rows', { offset: -1 }, 'offset'],
    ['GET /api/batches/{batch}/rows', { status: 'lost' }, 'status'],
    ['GET /api/batches/{batch}/rows', { issue: 'lost' }, 'issue'],
    ['GET /api/batches/{batch}/rows', { outcome: 'lost' }, 'outcome'],
    ['GET /api/batches/{batch}/export', { format: 'pdf' }, 'format'],
    ['GET /api/batches/{batch}/export', { status: 'lost' }, 'status'],
    ['POST /api/batches/{batch}/retry', { rows: 'all' }, 'rows'],
    ['POST /api/batches/{batch}/retry', { rows: [1, 'x'] }, 'rows.1'],
    ['POST /api/batches/{batch}/retry', { rows: [0] }, 'rows.0'],
  ]);
});
