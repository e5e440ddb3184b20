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

  it('combines all given filters', async () => {
    expect(await numbers({ code: '6109', market: 'VN' })).toEqual(['1234/TB-TCHQ']);
    expect((await numbers({ code: '6109' })).toSorted()).toEqual(['1234/TB-TCHQ', 'H300/7', 'N100001']);
    expect(await numbers({ q: 'rose print' })).toEqual(['N100001']);
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
