import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadTestRulings, RULINGS, upsertRulings } from '../../../test/rulings.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();
beforeAll(async () => {
  await loadTestRulings(api);
});

function ruling(number: string, language = 'en') {
  return api
    .as('entry')
    .get(`/api/rulings/${encodeURIComponent(number)}`)
    .set('Accept-Language', language);
}

describe('200', () => {
  it('returns the whole ruling with the position of its codes', async () => {
    const { status, body } = await ruling('N100001');
    expect(status).toBe(200);
    expect(body).toEqual({
      number: 'N100001',
      source: 'CBP CROSS',
      market: 'US',
      title: 'The classification of knit T-shirts',
      text: 'A short-sleeved T-shirt of cotton jersey with a rosé print, for men.',
      date: '2026-01-10',
      origin: 'Vietnam',
      codes: ['6109.10.00.12', '6109.10.00.40'],
      hs6: '610910',
      url: 'https://rulings.example/N100001',
      current_codes: [
        { code: '6109.10.00.12', declarable: true, version: 'sample-2026', successor: null },
        { code: '6109.10.00.40', declarable: true, version: 'sample-2026', successor: null },
      ],
      disclaimer: expect.stringMatching(/\w{3}/),
    });
  });

  it.each(['1234/TB-TCHQ', 'H300/7'])('finds %s, whose number has a slash', async (number) => {
    expect((await ruling(number)).body.number).toBe(number);
  });

  it('returns that of the given year', async () => {
    await upsertRulings(api, [
      { ...RULINGS[4], date: '2021-03-02', title: 'Áo sơ mi', codes: ['6205.20.00'] },
    ]);
    const earlier = await ruling('1234/TB-TCHQ').query({ year: 2021 });
    expect(earlier.body).toMatchObject({ date: '2021-03-02', title: 'Áo sơ mi', codes: ['6205.20.00'] });
    expect((await ruling('1234/TB-TCHQ').query({ year: 2020 })).status).toBe(404);
  });

  it('has the disclaimer in the language of the reader', async () => {
    const [en, vi] = [(await ruling('N100001')).body, (await ruling('N100001', 'vi')).body];
    expect(vi.disclaimer).not.toBe(en.disclaimer);
  });
});
