import { describe, expect, it } from '@jest/globals';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();

interface Country {
  readonly code: string;
  readonly name: string;
}

async function countries(language: string): Promise<readonly Country[]> {
  const answer = await api.as('entry').get('/api/countries').set('Accept-Language', language);
  expect([answer.status, answer.headers['content-language']]).toEqual([200, language]);
  return answer.body;
}

describe('200', () => {
  it('returns the 249 codes of ISO 3166-1, the European Union and Kosovo, each once', async () => {
    const codes = (await countries('en')).map(({ code }) => code);
    expect([codes.length, new Set(codes).size]).toEqual([251, 251]);
    expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect(codes).toEqual(expect.arrayContaining(['VN', 'US', 'EU', 'XK']));
  });

  it.each([
    ['en', 'Germany', 'Japan'],
    ['vi', 'Đức', 'Nhật Bản'],
    ['ja', 'ドイツ', '日本'],
    ['ko', '독일', '일본'],
  ])('names them in %s and sorts them by name', async (language, germany, japan) => {
    const list = await countries(language);
    const nameOf = (wanted: string) => list.find(({ code }) => code === wanted)?.name;

    expect([nameOf('DE'), nameOf('JP')]).toEqual([germany, japan]);

    const names = list.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, language)));
  });

  it('returns codes that a lookup accepts as its origin', async () => {
    const [first] = await countries('en');
    const send = { description: 'T-shirt of cotton', market: 'US', origin: first?.code };
    const answer = await api.as('entry').post('/api/classify').send(send);
    expect([answer.status, answer.body.input.origin]).toEqual([202, first?.code]);
  });
});
