import { describe, expect, it } from '@jest/globals';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

function search(query: Readonly<Record<string, string | number>>) {
  return api.as('entry').get('/api/hts/search').query(query);
}

async function codes(query: Readonly<Record<string, string | number>>): Promise<readonly string[]> {
  const { body } = await search(query);
  return body.items.map((item: { code: string }) => item.code);
}

describe('200', () => {
  it('returns the version and a hit with all fields', async () => {
    const { status, body } = await search({ q: '6109.10.00.12', market: 'US' });
    expect(status).toBe(200);
    expect(body.mode).toBe('code');
    expect(body.dataset).toEqual({
      id: api.dataset.US,
      market: 'US',
      version: 'sample-2026',
      name: 'Sample US sample-2026',
      is_demo: true,
      effective_date: '2026-01-01',
      source_url: null,
      source_name: 'Sample data',
    });
    expect(body.items).toEqual([
      {
        code: '6109.10.00.12',
        hs6: '610910',
        level: 'statistical',
        is_leaf: true,
        description: "Men's T-shirts of cotton, dyed or printed",
        full_description: expect.stringMatching(/T-shirts.* > .*cotton.* > Men's T-shirts of cotton/),
        duty_rate: '16.5%',
        special_rate: 'Free (AU,BH,CL,CO,IL,JO,KR,MA,OM,P,PA,PE,S,SG)',
        column2_rate: '90%',
        unit: 'doz., kg',
        code_digits: '6109100012',
        parent_code: '6109.10.00',
        additional_duties: 'See 9903.88.15.',
        official_url: null,
        score: 1,
      },
    ]);
  });

  it.each(['6109.10.00', '61091000', '6109 10 00', '6109-10-00', 'HTS 6109.10.00', ' 6109.10.00 '])(
    'reads %j as the start of a code and sorts by code',
    async (q) => {
      const { body } = await search({ q, market: 'US' });
      expect(body.mode).toBe('code');
      expect(body.items.map((item: { code: string }) => item.code)).toEqual([
        '6109.10.00',
        '6109.10.00.04',
        '6109.10.00.12',
        '6109.10.00.14',
        '6109.10.00.40',
        '6109.10.00.45',
        '6109.10.00.60',
      ]);
    },
  );

  it('finds nothing for a code that is not in the schedule', async () => {
    expect(await codes({ q: '0000', market: 'US' })).toEqual([]);
    expect(await codes({ q: '99999999999999', market: 'US' })).toEqual([]);
  });

  it.each([
    ['US', 'lithium battery', '8507'],
    ['US', 'lithium battrey', '8507'],
    ['US', 'smartphones', '8517'],
    ['US', 'smartfone', '8517'],
    ['US', 'COFFEE roasted', '0901'],
    ['EU', 'rosé wine', '2204'],
    ['EU', 'rose wine', '2204'],
    ['VN', 'áo thun nam', '6109'],
    ['VN', 'ao thun nam', '6109'],
    ['VN', 'ÁO THUN NAM', '6109'],
    ['VN', 'mat ong', '0409'],
  ])('of the %s finds for %j a line of heading %s among the first five', async (market, q, heading) => {
    const { body } = await search({ q, market, limit: 5 });
    expect(body.mode).toBe('keyword');
    const found = body.items.map((item: { code_digits: string }) => item.code_digits.slice(0, 4));
    expect(found).toContain(heading);
  });

  it('returns the best hit first', async () => {
    const { body } = await search({ q: 'cotton shirts', market: 'US' });
    const scores = body.items.map((item: { score: number }) => item.score);
    expect(scores.length).toBeGreaterThan(3);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
  });

  it('omits grouping rows, which have no code', async () => {
    const { body } = await search({ q: 'coconuts', market: 'US', limit: 200 });
    expect(body.items.every((item: { code: string }) => item.code !== '')).toBe(true);
  });

  it('uses the market of the service by default', async () => {
    expect((await search({ q: '6109' })).body.dataset.market).toBe('US');
  });

  it('reads an older or staged version by name', async () => {
    const asked = { q: '6109.10.00.16', market: 'US' };
    expect(await codes(asked)).toEqual([]);
    expect(await codes({ ...asked, version: 'sample-2026-2' })).toEqual(['6109.10.00.16']);
  });

  it('respects the limit: 50 by default, 200 at most', async () => {
    expect(await codes({ q: 'of', market: 'US' })).toEqual([]);
    expect(await codes({ q: '6109', market: 'US', limit: 1 })).toEqual(['6109']);

    const [many, most] = [await codes({ q: '6', market: 'US' }), await codes({ q: '61', limit: 200 })];
    expect(many.length).toBeLessThanOrEqual(50);
    expect(most.length).toBeGreaterThan(20);
  });

  it('accepts text of 200 characters without interpreting it as SQL', async () => {
    const wild = `%_'";--${'x'.repeat(193)}`;
    expect((await search({ q: wild, market: 'US' })).body.items).toEqual([]);
  });

  it.each(['reviewer', 'admin', 'noPlanFeature', 'trialEnded', 'noCredits'] as const)(
    'serves %s too: reading needs neither plan nor credits',
    async (seat) => {
      expect((await api.as(seat).get('/api/hts/search').query({ q: '6109' })).status).toBe(200);
    },
  );
});
