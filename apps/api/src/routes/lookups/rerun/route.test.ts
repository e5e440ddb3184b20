import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  catalogSku,
  failedLookup,
  finishedLookup,
  processingLookup,
  queuedLookup,
} from '../../../../test/lookups.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Caller = Parameters<TestApi['as']>[0];

const rerun = (id: string, body?: object, caller: Caller = 'entry') =>
  api.as(caller).post(`/api/lookups/${id}/rerun`).send(body);
const read = async (id: string) => (await api.as('admin').get(`/api/lookups/${id}`)).body;

const QUESTIONS = [
  {
    id: 'q_gender',
    attribute: 'gender',
    text: 'For whom?',
    options: [
      { value: 'men', label: 'Men', codes: ['6109.10.00.12'] },
      { value: 'women', label: 'Women', codes: ['6109.10.00.40'] },
    ],
    decides_between: ['6109.10.00.12', '6109.10.00.40'],
    answer: null,
  },
  {
    id: 'q_material',
    attribute: 'material',
    text: 'Of what?',
    options: [{ value: 'cotton', label: 'Cotton', codes: [] }],
    decides_between: [],
    answer: null,
  },
];

const ASKING = {
  status: 'needs_info',
  confidence: 0.3,
  result: {
    status: 'needs_info',
    recommended: null,
    alternatives: [],
    sources: [],
    questions: QUESTIONS,
    flags: [],
    checks: [],
  },
} as const;

const PRODUCT = {
  description: 'T-shirt',
  material: 'jersey',
  use: 'wear',
  composition: '100% cotton',
  origin: 'VN',
  notes: 'navy',
  language: 'ja',
};

describe('202', () => {
  it('makes a continuation that keeps what is not replaced', async () => {
    const original = await finishedLookup(api, 'entry', {}, PRODUCT);
    const { status, body, headers } = await rerun(original);
    expect(status).toBe(202);
    expect(headers['retry-after']).toBe('1');
    expect(body).toMatchObject({
      parent_lookup_id: original,
      kind: 'single',
      status: 'queued',
      language: 'ja',
      market: 'US',
      dataset_version: 'sample-2026',
      created_by: api.accounts.entry.id,
    });
    expect(body.id).not.toBe(original);
    const { language: _language, ...fields } = PRODUCT;
    expect(body.input).toEqual({ ...fields, market: 'US' });
  });

  it('replaces each field that is sent, by empty text too', async () => {
    const original = await finishedLookup(api, 'entry', {}, PRODUCT);
    const changes = {
      description: 'cup',
      material: '',
      use: 'drinking',
      composition: '',
      notes: '',
      market: 'EU',
    };
    const others = { origin: 'ベトナム', language: 'VI-vn', note: 'it is a cup' };
    const { body } = await rerun(original, { ...changes, ...others });
    expect(body).toMatchObject({ description: 'cup', market: 'EU', language: 'vi' });
    expect(body.input).toEqual({ ...changes, origin: 'VN' });
    expect(body.events).toMatchObject([{ kind: 'created', note: 'it is a cup' }]);
  });

  it('keeps a named version and a SKU within the market, and leaves both behind in another', async () => {
    const skuId = await catalogSku(api, 'US', 'RERUN');
    const links = { tariff_version: 'sample-2026-2', sku_id: skuId };
    const original = await finishedLookup(api, 'entry', {}, { ...PRODUCT, ...links });
    const { body: same } = await rerun(original);
    expect([same.dataset_version, same.sku_id]).toEqual(['sample-2026-2', skuId]);
    const { body: active } = await rerun(original, { tariff_version: null, sku_id: null });
    expect([active.dataset_version, active.sku_id]).toEqual(['sample-2026', null]);
    const { body: other } = await rerun(original, { market: 'EU' });
    expect([other.market, other.input.tariff_version, other.sku_id]).toEqual(['EU', undefined, null]);
  });

  it('takes answers as facts, the later one of a question for the earlier one', async () => {
    const original = await finishedLookup(api, 'entry', ASKING);
    const first = [
      { question_id: 'q_gender', value: 'men' },
      { question_id: 'q_material', value: 'cotton' },
    ];
    const { body } = await rerun(original, { answers: first });
    const facts = [
      { question_id: 'q_gender', attribute: 'gender', value: 'men' },
      { question_id: 'q_material', attribute: 'material', value: 'cotton' },
    ];
    expect(body.input.answers).toEqual(facts);

    await api.runQueued(() => ({ ...ASKING, ...NOTHING_FOUND }));
    const { body: again } = await rerun(body.id, { answers: [{ question_id: 'q_gender', value: 'women' }] });
    expect(again.input.answers).toEqual([
      facts[1],
      { question_id: 'q_gender', attribute: 'gender', value: 'women' },
    ]);
  });

  it('leaves a note on the original, which leaves the review queue', async () => {
    const original = await finishedLookup(api, 'entry', { status: 'needs_review' });
    const { body } = await rerun(original, { note: 'with more detail' });
    const after = await read(original);
    expect(after).toMatchObject({ status: 'needs_review', resolved: true, decision: null });
    expect(after.events.at(-1)).toMatchObject({
      kind: 'rerun',
      by: api.accounts.entry.id,
      by_name: 'entry',
      note: 'with more detail',
      to: body.id,
    });
    expect(body.resolved).toBe(false);
  });

  it('leaves a decided original as it is', async () => {
    const original = await finishedLookup(api, 'entry', { status: 'needs_review' });
    await api.as('reviewer').post(`/api/lookups/${original}/decision`).send({ action: 'approve' });
    await rerun(original);
    const after = await read(original);
    expect(after).toMatchObject({ resolved: false, decision: 'approved' });
    expect(after.events.map(({ kind }: { kind: string }) => kind)).toEqual(['created', 'approved', 'rerun']);
  });

  it('reruns what failed, and for a reviewer what belongs to others, on his own account', async () => {
    const original = await failedLookup(api, 'entry');
    const { status, body } = await rerun(original, undefined, 'reviewer');
    expect([status, body.created_by]).toEqual([202, api.accounts.reviewer.id]);
  });
});

const NOTHING_FOUND = {
  confidenceByDigits: { heading: 0.3, subheading: 0.3, line: 0.3 },
  recommendedCode: null,
  recommendedDigits: null,
  recommendedDescription: null,
  hs6: null,
  flags: [],
  risk: 49,
  normalized: {},
  missingInfo: [],
  engineVersion: 'test',
  knowledgeVersion: 'test',
};

describe('402 out_of_credits', () => {
  it('changes nothing of the original', async () => {
    const account = await api.newAccount('Last', { credits: '1' });
    const original = await finishedLookup(api, account, { status: 'needs_review' });
    const answer = await rerun(original, {}, account);
    expect([answer.status, answer.body.code]).toEqual([402, 'out_of_credits']);
    expect(answer.body.details).toEqual({ balance: 0, needed: 1 });
    const after = await read(original);
    expect(after.resolved).toBe(false);
    expect(after.events).toHaveLength(1);
  });
});

describe('404', () => {
  it.each(['0'.repeat(32), 'nonsense', '%00'])('for the id %s', async (id) => {
    expect((await rerun(id, {})).status).toBe(404);
  });

  it('for a lookup of another account', async () => {
    const id = await finishedLookup(api, 'otherEntry');
    expect((await rerun(id, {})).status).toBe(404);
    expect((await rerun(id, {}, 'otherEntry')).status).toBe(202);
  });
});

describe('409', () => {
  it('while the original is under way, before anything of it is checked', async () => {
    const waiting = await queuedLookup(api, 'entry');
    const answers = [{ question_id: 'none', value: 'x' }];
    const answer = await rerun(waiting, { answers });
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      409,
      'conflict',
      { status: 'queued' },
    ]);
    expect((await rerun(await processingLookup(api, 'entry'))).status).toBe(409);
  });
});

describe('422', () => {
  const fieldsOf = (body: { errors: readonly { field: string }[] }) => body.errors.map(({ field }) => field);

  it('lists every failing field', async () => {
    const answer = await rerun('0'.repeat(32), {
      description: ' ',
      material: 'm'.repeat(501),
      use: 3,
      composition: 'c'.repeat(501),
      origin: 'Atlantis',
      notes: 'a\u0000',
      market: 'UK',
      tariff_version: 'v'.repeat(65),
      sku_id: -1,
      language: 'l'.repeat(36),
      note: 'n'.repeat(2001),
      answers: [{ question_id: 'q' }, 'x', { question_id: '', value: 'v'.repeat(201) }],
    });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer.body).toSorted()).toEqual([
      'answers.0.value',
      'answers.1',
      'answers.2.question_id',
      'answers.2.value',
      'composition',
      'description',
      'language',
      'market',
      'material',
      'note',
      'notes',
      'origin',
      'sku_id',
      'tariff_version',
      'use',
    ]);
  });

  it('names every answer that fits no question of the original', async () => {
    const original = await finishedLookup(api, 'entry', ASKING);
    const answer = await rerun(original, {
      answers: [
        { question_id: 'q_gender', value: 'dogs' },
        { question_id: 'q_colour', value: 'red' },
        { question_id: 'q_material', value: 'cotton' },
        { question_id: 'q_material', value: 'cotton' },
      ],
    });
    expect([answer.status, answer.body.detail]).toEqual([422, 'The question q_gender has no option dogs']);
    expect(fieldsOf(answer.body)).toEqual([
      'answers.0.value',
      'answers.1.question_id',
      'answers.3.question_id',
    ]);
    expect((await read(original)).resolved).toBe(false);
  });

  it.each([
    [{ tariff_version: 'none-such' }, 'tariff_version'],
    [{ market: 'EU', tariff_version: 'sample-2026-2' }, 'tariff_version'],
    [{ sku_id: 999_999 }, 'sku_id'],
  ])('names the field of %j', async (body, field) => {
    const answer = await rerun(await finishedLookup(api, 'entry'), body);
    expect([answer.status, fieldsOf(answer.body)]).toEqual([422, [field]]);
  });
});
