import { describe, expect, it } from '@jest/globals';
import { finishedLookup, processingLookup, queuedLookup } from '../../../../test/lookups.ts';
import { suiteApi, type TestApi } from '../../../../test/test-api.ts';

const api = suiteApi();

type Caller = Parameters<TestApi['as']>[0];

const rerun = (id: string, body?: object, caller: Caller = 'entry') =>
  api.as(caller).post(`/api/lookups/${id}/rerun`).send(body);
const read = async (id: string) => (await api.as('admin').get(`/api/lookups/${id}`)).body;

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
  it('creates a continuation with everything that is not replaced', async () => {
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

  it('replaces each field that is sent, even with empty text', async () => {
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

  it('adds a note to the original, which leaves the review queue', async () => {
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
});

it('409 while the original is in progress, before any other check', async () => {
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
