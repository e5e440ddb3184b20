import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadTestRulings } from '../../../test/rulings.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();
beforeAll(async () => {
  await loadTestRulings(api);
});

function rulings(query: Readonly<Record<string, string | number>> = {}) {
  return api.as('entry').get('/api/rulings').query(query);
}

async function numbers(query: Readonly<Record<string, string | number>>): Promise<readonly string[]> {
  const { body } = await rulings(query);
  return body.items.map((item: { number: string }) => item.number);
}

describe('200', () => {
  it('returns a page with all fields of a ruling except its text, newest first', async () => {
    const { status, body } = await rulings({ market: 'US' });
    expect(status).toBe(200);
    expect([body.total, body.page, body.page_size]).toEqual([3, 1, 20]);
    expect(body.items.map((item: { number: string }) => item.number)).toEqual([
      'N100002',
      'N100001',
      'H300/7',
    ]);
    expect(body.items[1]).toEqual({
      number: 'N100001',
      source: 'CBP CROSS',
      market: 'US',
      title: 'The classification of knit T-shirts',
      text_excerpt: 'A short-sleeved T-shirt of cotton jersey with a rosé print, for men.',
      date: '2026-01-10',
      codes: ['6109.10.00.12', '6109.10.00.40'],
      hs6: '610910',
      url: 'https://rulings.example/N100001',
      score: 0,
    });
  });

  it.each([
    ['power bank', ['N100002']],
    ['charge phones', ['N100002']],
    ['POWER BANKS', ['N100002']],
    ['rose print', ['N100001']],
    ['rosé print', ['N100001']],
    ['N100001', ['N100001']],
    ['n1000', ['N100002', 'N100001']],
    ['áo thun', ['1234/TB-TCHQ']],
    ['ao thun', ['1234/TB-TCHQ']],
    ['zebra', []],
    ['%', []],
    ['_', []],
    ["' OR 1=1", []],
  ])('for the query %j finds %j', async (q, found) => {
    expect(await numbers({ q })).toEqual(found);
  });

  it('scores terms, best first', async () => {
    const { body } = await rulings({ q: 'shirts' });
    const scores = body.items.map((item: { score: number }) => item.score);

    expect(scores.length).toBeGreaterThan(1);
    expect(scores[0]).toBeGreaterThan(0);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
  });

  it.each([
    ['6109.10', ['N100001', '1234/TB-TCHQ']],
    ['610910', ['N100001', '1234/TB-TCHQ']],
    ['6109 10', ['N100001', '1234/TB-TCHQ']],
    ['6109', ['N100001', '1234/TB-TCHQ', 'H300/7']],
    ['6109.10.0040', ['N100001']],
    ['99', []],
    ['%', []],
    ['shirts', []],
  ])('for codes that begin with %j finds %j', async (code, found) => {
    expect((await numbers({ code })).toSorted()).toEqual(found.toSorted());
  });

  it('combines all given filters', async () => {
    expect(await numbers({ code: '6109', market: 'VN' })).toEqual(['1234/TB-TCHQ']);
    expect(await numbers({ code: '6109', market: 'US', q: 'jersey' })).toEqual(['N100001']);
  });

  it('treats empty text as no filter', async () => {
    expect((await rulings({ q: ' ', code: ' ' })).body.total).toBe(5);
  });

  it('returns pages, even beyond the end', async () => {
    const first = await numbers({ page_size: 2 });
    const second = await numbers({ page_size: 2, page: 2 });
    const third = await numbers({ page_size: 2, page: 3 });

    expect(new Set([...first, ...second, ...third]).size).toBe(5);

    const { body } = await rulings({ page: 9, page_size: 100 });
    expect([body.items, body.total, body.page, body.page_size]).toEqual([[], 5, 9, 100]);
  });
});

describe('422', () => {
  it.each([
    [{ q: 'x'.repeat(201) }, ['q']],
    [{ q: 'a\u0000' }, ['q']],
    [{ code: '1'.repeat(25) }, ['code']],
    [{ market: 'UK' }, ['market']],
    [{ page: 0 }, ['page']],
    [{ page_size: 0 }, ['page_size']],
    [{ page_size: 101 }, ['page_size']],
    [
      { q: 'x'.repeat(201), code: '1'.repeat(25), market: 'x', page: 'x', page_size: 101 },
      ['code', 'market', 'page', 'page_size', 'q'],
    ],
  ])('for %j names %j', async (query, fields) => {
    const answer = await rulings(query as Readonly<Record<string, string>>);
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_error']);
    expect(answer.body.errors.map((fault: { field: string }) => fault.field).toSorted()).toEqual(fields);
  });
});
