import { describe, expect, it } from '@jest/globals';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

function compliance(query: Readonly<Record<string, string>>, language = 'en') {
  return api.as('entry').get('/api/compliance').query(query).set('Accept-Language', language);
}

const keysOf = (items: readonly { readonly key: string }[]) => items.map(({ key }) => key);
const SHIRT = { code: '6109.10.00.12', date: '2026-11-22' };

describe('200', () => {
  it('lists requirements for goods of a line, with authority, law and source', async () => {
    const { status, body } = await compliance({ ...SHIRT, origin: 'CN' });

    expect(status).toBe(200);
    expect(body).toMatchObject({ code: '6109.10.00.12', market: 'US', dataset: { version: 'sample-2026' } });
    expect(body.known_until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(body.items).toContainEqual(
      expect.objectContaining({
        key: 'us_textile_labelling',
        authority: 'Federal Trade Commission',
        kind: 'labelling',
        strength: 'required',
        legal_basis: '15 U.S.C. 70; 16 CFR parts 303 and 423',
        url: expect.stringContaining('https://www.ftc.gov/'),
      }),
    );
    expect(keysOf(body.items)).toContain('us_forced_labor');
    expect(body.disclaimer).toContain('not a complete list');
  });

  it('omits requirements for other origins', async () => {
    expect(keysOf((await compliance({ ...SHIRT, origin: 'KR' })).body.items)).not.toContain(
      'us_forced_labor',
    );
  });

  it.each([
    ['EU', '6109 10 00 90', 'eu_textile_labelling'],
    ['VN', '6109.10.10', 'vn_textile_formaldehyde'],
  ])('includes the %s', async (market, code, key) => {
    expect(keysOf((await compliance({ market, code, date: SHIRT.date })).body.items)).toContain(key);
  });

  it('returns the date and pack of the known law, with prohibitions', async () => {
    const { body } = await compliance({ ...SHIRT, origin: 'CU' });

    expect(body).toMatchObject({
      flags: ['duty_not_known_after'],
      definite: false,
      measures: { id: expect.stringMatching(/^us-/), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      prohibited: [expect.objectContaining({ key: expect.stringContaining('cu') })],
    });
    expect(body.disclaimer).toMatch(/^Requirements are not known after \d{1,2} \w{3} \d{4}/);
    expect((await compliance({ ...SHIRT, origin: 'KR', date: '2026-09-01' })).body).toMatchObject({
      flags: [],
      prohibited: [],
    });
  });

  it('renders its notes in the reader’s language', async () => {
    const titleIn = async (language: string) =>
      (await compliance({ ...SHIRT, origin: 'KR' }, language)).body.items.find(
        (item: { key: string }) => item.key === 'us_textile_labelling',
      ).title;

    expect(await titleIn('vi')).toBe('Nhãn thành phần sợi và hướng dẫn sử dụng');
    expect(await titleIn('ja')).toBe('繊維組成と取扱い表示');
    expect(await titleIn('ko')).toBe('섬유 조성과 취급 표시');
  });
});

it('422 for a code with subdivisions, listing its declarable lines', async () => {
  const answer = await compliance({ code: '6109.10.00' });

  expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'code']);
  expect(answer.body.details.children).toContain('6109.10.00.12');
});
