import { describe, expect, it } from '@jest/globals';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();

function entries(query: Readonly<Record<string, string | number>> = {}, id = api.dataset.US) {
  return api.as('entry').get(`/api/datasets/${id}/entries`).query(query);
}

async function codes(query: Readonly<Record<string, string | number>>, id?: string) {
  const { body } = await entries(query, id);
  return body.map((line: { code: string }) => line.code);
}

describe('200', () => {
  it('returns lines with all fields of a tariff line', async () => {
    const { status, body } = await entries({ code: '6109.10.00.12' });
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        code: '6109.10.00.12',
        hs6: '610910',
        level: 'statistical',
        is_leaf: true,
        description: "Men's T-shirts of cotton, dyed or printed",
        full_description: expect.stringContaining("> Men's T-shirts of cotton"),
        duty_rate: '16.5%',
        special_rate: 'Free (AU,BH,CL,CO,IL,JO,KR,MA,OM,P,PA,PE,S,SG)',
        column2_rate: '90%',
        unit: 'doz., kg',
      },
    ]);
  });

  it.each(['6109.9', '61099', '6109 9', '6109-9'])('treats %s as the start of a code', async (code) => {
    expect(await codes({ code })).toEqual([
      '6109.90',
      '6109.90.10',
      '6109.90.10.07',
      '6109.90.10.50',
      '6109.90.40.00',
    ]);
  });

  it('starts at the beginning without a filter, 50 lines by default and 500 at most', async () => {
    const preset = await codes({});
    expect([preset.length, preset[0], preset[1]]).toEqual([50, '04', '0403']);

    const all = await codes({ limit: 500 });
    expect(all).toHaveLength(358);
    expect(all).toEqual(all.toSorted());
  });

  it('has as many lines as the version states', async () => {
    const row = await api.database.client.dataset.findUniqueOrThrow({ where: { id: api.dataset.VN } });
    expect(await codes({ limit: 500 }, api.dataset.VN)).toHaveLength(row.entryCount);
  });

  it('finds terms, even misspelt, within the start of a code', async () => {
    const found = await codes({ q: 'cotton tshirts', code: '6109' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((code: string) => code.startsWith('6109'))).toBe(true);
    expect(await codes({ q: 'smartfones', code: '85' })).toContain('8517.13.00.00');
    expect(await codes({ q: 'ao thun nam', limit: 3 }, api.dataset.VN)).toContain('6109.10.10');
  });

  it.each([{ code: 'shirts' }, { code: '%' }, { code: '9999' }, { q: 'zzzzzzzz' }])(
    'finds nothing for %j',
    async (query) => {
      expect(await codes(query)).toEqual([]);
    },
  );

  it('reads versions that are not active', async () => {
    expect(await codes({ code: '6109.10.00.16' }, api.dataset.usNext)).toEqual(['6109.10.00.16']);
    expect(await codes({ code: '6109.10.00.16' })).toEqual([]);
  });
});

it('404 for a version that is still being loaded', async () => {
  const where = { id: api.dataset.usNext };
  await api.database.client.dataset.update({ where, data: { state: 'loading' } });
  expect((await entries({}, api.dataset.usNext)).status).toBe(404);
  await api.database.client.dataset.update({ where, data: { state: 'staged' } });
});
