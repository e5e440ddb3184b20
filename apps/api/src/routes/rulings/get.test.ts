import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadTestRulings, RULINGS, upsertRulings } from '../../../test/rulings.ts';
import { suiteApi } from '../../../test/test-api.ts';
import { createActivationStore } from '@svc/storage/datasets/activation-store';

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

  it('distinguishes rulings with one number by year, and returns the latest without a year', async () => {
    await upsertRulings(api, [
      { ...RULINGS[4], date: '2021-03-02', title: 'Áo sơ mi', codes: ['6205.20.00'] },
    ]);
    expect((await ruling('1234/TB-TCHQ')).body).toMatchObject({ date: '2023-05', codes: ['6109.10.10'] });

    const earlier = await ruling('1234/TB-TCHQ').query({ year: 2021 });
    expect(earlier.body).toMatchObject({ date: '2021-03-02', title: 'Áo sơ mi', codes: ['6205.20.00'] });
    expect(earlier.body.current_codes).toHaveLength(1);
    expect((await ruling('1234/TB-TCHQ').query({ year: 2020 })).status).toBe(404);

    const listed = await api.as('entry').get('/api/rulings').query({ q: '1234/TB' });
    expect(listed.body.items.map(({ date }: { date: string }) => date)).toEqual(['2023-05', '2021-03-02']);
  });

  it('reports that a heading is not declarable', async () => {
    const { body } = await ruling('H300/7');
    expect(body.current_codes).toEqual([
      { code: '6109', declarable: false, version: 'sample-2026', successor: null },
    ]);
  });

  it('matches an eight-digit code to the line that the schedule pads with zeros', async () => {
    const { body } = await ruling('GB5001');
    expect(body.current_codes.map(({ declarable }: { declarable: boolean }) => declarable)).toEqual([
      true,
      true,
    ]);
  });

  it('has the disclaimer in the language of the reader', async () => {
    const [en, vi] = [(await ruling('N100001')).body, (await ruling('N100001', 'vi')).body];
    expect(vi.disclaimer).not.toBe(en.disclaimer);
  });

  it('names the successor of a code removed in a later version', async () => {
    await api
      .as('entry')
      .get('/api/tariff-changes')
      .query({ market: 'US', from_version: 'sample-2026', to_version: 'sample-2026-2' });
    await createActivationStore(api.database.client).switchTo(api.dataset.usNext, new Date());

    const { body } = await ruling('N100001');
    expect(body.current_codes).toEqual([
      {
        code: '6109.10.00.12',
        declarable: false,
        version: 'sample-2026-2',
        successor: expect.stringMatching(/^6109\.10\.00\.1[67]$/),
      },
      { code: '6109.10.00.40', declarable: true, version: 'sample-2026-2', successor: null },
    ]);
  });

  it('reports no check for a market without a schedule', async () => {
    await api.database.client.dataset.update({
      where: { id: api.dataset.VN },
      data: { state: 'superseded' },
    });

    const { body } = await ruling('1234/TB-TCHQ');
    expect(body.current_codes).toEqual([
      { code: '6109.10.10', declarable: false, version: null, successor: null },
    ]);
  });
});

describe('422', () => {
  it.each(['twenty', '0', '2021.5'])('for year %j', async (year) => {
    const answer = await ruling('N100001').query({ year });
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, 'year']);
  });
});

describe('404', () => {
  it.each(['N999999', 'n100001', 'x'.repeat(129), 'a\u0000b', '%', 'N10000'])('for %j', async (number) => {
    const answer = await ruling(number);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });
});
