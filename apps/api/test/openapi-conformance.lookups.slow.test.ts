import { beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@svc/i18n/language';
import { readDescription, type Description } from './conformance/description.ts';
import {
  classifiedBatch,
  finishedLookups,
  lookupsOfOtherOrigin,
  rerunLookups,
  reviewedLookups,
  unfinishedLookups,
  type Lookups,
} from './conformance/lookups-of-all-kinds.ts';
import { loadTestRulings } from './rulings.ts';
import { suiteApi } from './test-api.ts';

const api = suiteApi();
let description: Description;

beforeAll(async () => {
  await loadTestRulings(api);
  description = readDescription((await api.agent.get('/openapi.json')).body);
});

/** Reads lookups and returns what their description does not allow; reviewers read all. */
async function read(lookups: Lookups, reader: string) {
  const bodies: Record<string, { [field: string]: unknown; status: string }> = {};
  const faults: string[] = [];

  for (const [name, id] of Object.entries(lookups)) {
    const answer = await api.as('reviewer').get(`/api/lookups/${id}`).set('Accept-Language', reader);
    faults.push(...description.faultsOf('lookups.get', answer).map((fault) => `${name}: ${fault}`));
    bodies[name] = answer.body;
  }

  return { bodies, faults };
}

describe('lookups match the API description', () => {
  it.each(LANGUAGES)('finished ones in %s', async (language) => {
    const { bodies, faults } = await read(await finishedLookups(api, language), language);
    expect(faults).toEqual([]);
    expect(bodies).toMatchObject({
      proposed: { status: 'proposed', missing_info: [], result: { status: 'proposed', lang: language } },
      needs_review: { status: 'needs_review', result: { recommended: { verdict: 'recommended' } } },
      needs_info: { status: 'needs_info', result: { recommended: {} } },
      needs_info_without_candidates: { result: { status: 'needs_info', recommended: null, checks: [] } },
      error: { status: 'error', normalized: {}, result: {}, error: expect.any(String) },
    });
    expect(bodies['needs_info']).not.toMatchObject({ missing_info: [] });
    expect(bodies['needs_info']).not.toMatchObject({ result: { questions: [] } });
  });

  it('unfinished ones, which have no result yet', async () => {
    const { bodies, faults } = await read(await unfinishedLookups(api), 'en');
    expect(faults).toEqual([]);
    expect(bodies).toMatchObject({
      queued: { status: 'queued', normalized: {}, result: {}, progress: null },
      processing: { status: 'processing', normalized: {}, result: {}, progress: { stage: 'normalizing' } },
      processing_with_stage: { progress: { stage: 'ranking', step: 3, started_at: expect.any(String) } },
    });

    for (const { normalized, result } of Object.values(bodies))
      expect([normalized, result]).toEqual([{}, {}]);
  });

  it.each(LANGUAGES)('reviewed ones, in %s', async (language) => {
    const { bodies, faults } = await read(await reviewedLookups(api, language), language);
    expect(faults).toEqual([]);
    expect(bodies).toMatchObject({
      approved: { decision: 'approved', final_code: '6109.10.00.12', final_description: expect.any(String) },
      overridden: { decision: 'overridden', events: [{ kind: 'created' }, { kind: 'overridden' }] },
      rejected: { decision: 'rejected', final_code: null, review_note: expect.any(String) },
      reopened: { decision: null, events: [{}, { kind: 'approved' }, { kind: 'reopened' }] },
      commented: { comment_count: 1 },
      resolved: { resolved: true },
      with_precedents: {
        result: {
          recommended: {
            precedents: expect.arrayContaining([expect.objectContaining({ source: 'decision' })]),
          },
        },
      },
    });
  });

  it('a rerun that answers a question, and its original', async () => {
    const { bodies, faults } = await read(await rerunLookups(api), 'en');
    expect(faults).toEqual([]);
    expect(bodies).toMatchObject({
      asked: { events: [{ kind: 'created' }, { kind: 'rerun' }], input: {} },
      answered: { input: { answers: [{}] }, parent_lookup_id: bodies['asked']?.['id'] },
    });
  });

  it('those of a SKU, a batch, another version and other markets', async () => {
    const { bodies, faults } = await read(await lookupsOfOtherOrigin(api), 'vi');
    expect(faults).toEqual([]);
    expect(bodies).toMatchObject({
      of_sku: { kind: 'sku', sku_id: expect.any(Number) },
      of_batch: { kind: 'batch', row_index: 2 },
      of_older_version: { input: { tariff_version: 'sample-2026-2' } },
      eu: { result: { recommended: { duty: { currency: 'EUR' } } } },
      vn: { result: { recommended: { duty: { currency: 'VND' } } } },
    });
  });

  it('and lists of all these', async () => {
    await unfinishedLookups(api);
    const all = await api.as('reviewer').get('/api/lookups').query({ page_size: 200 });

    expect(description.faultsOf('lookups.list', all)).toEqual([]);
    expect(new Set(all.body.items.map((each: { status: string }) => each.status)).size).toBe(6);

    const queue = await api.as('reviewer').get('/api/review').query({ page_size: 200 });
    expect(description.faultsOf('review.list', queue)).toEqual([]);
    expect(queue.body.total).toBeGreaterThan(8);
  });
});

it.each(LANGUAGES)('rows of a finished batch match the API description in %s', async (language) => {
  const { id } = await classifiedBatch(api);
  const ask = (path: string) => api.as('entry').get(path).set('Accept-Language', language);
  const rows = await ask(`/api/batches/${id}/rows`);

  expect(description.faultsOf('batches.rows', rows)).toEqual([]);

  const statuses = rows.body.map((row: { status: string }) => row.status);
  expect(statuses).toEqual(['done', 'duplicate', 'done', 'skipped', 'done', 'error']);
  expect(rows.body).toMatchObject([
    // Decisions of the cases above are on the same product: either code may be the suggestion.
    { code_check: { status: 'valid', matches_suggestion: expect.any(Boolean) } },
    { duplicate_of: 2 },
    { code_check: { status: 'not_declarable' }, issues: [{ code: 'unknown_origin' }] },
    { lookup_id: null },
    { code_check: { status: 'invalid' } },
    { error: expect.any(String) },
  ]);
  expect(description.faultsOf('batches.progress', await ask(`/api/batches/${id}/progress`))).toEqual([]);

  const whole = await ask(`/api/batches/${id}?preview=true`);
  expect(description.faultsOf('batches.get', whole)).toEqual([]);
  expect(whole.body).toMatchObject({
    status: 'completed_with_errors',
    preview: [{ row_index: 2 }, {}, {}, {}, {}, {}],
  });
});
