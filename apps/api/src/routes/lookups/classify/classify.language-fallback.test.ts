import { describe, expect, it } from '@jest/globals';
import { savedSku } from '../../../../test/catalog.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const TEE = { description: "Men's T-shirt, knitted, of cotton", market: 'US' };
const CODE = 'language_fallback';

const api = suiteApi();

/** Language and fallback flag of a lookup that has run, for a reader of English or another language. */
async function finished(id: string, reader = 'en') {
  await api.runQueued();
  const { body } = await api.as('entry').get(`/api/lookups/${id}`).set('Accept-Language', reader);
  const flag = body.review_flags.find(({ code }: { code: string }) => code === CODE);
  return { language: body.language, lang: body.result.lang, message: flag?.message };
}

const classify = async (body: object, accept = 'en') =>
  (await api.as('entry').post('/api/classify').set('Accept-Language', accept).send(body)).body.id;

const MESSAGES = {
  en: 'The answer language fr-CA is not supported; the answer is in English',
  vi: 'Ngôn ngữ trả lời fr-CA không được hỗ trợ; câu trả lời bằng tiếng Anh',
  ja: '回答言語 fr-CA には対応していないため、英語で回答しています。',
  ko: '답변 언어 fr-CA은(는) 지원하지 않으므로 영어로 답변합니다.',
};

describe('a lookup in an unsupported response language', () => {
  it("is in the default language and flags it, in each reader's language", async () => {
    const id = await classify({ ...TEE, language: 'fr-CA' }, 'vi');
    for (const [reader, message] of Object.entries(MESSAGES)) {
      expect(await finished(id, reader)).toEqual({ language: 'en', lang: 'en', message });
    }

    const list = await api.as('entry').get('/api/lookups').query({ flag: CODE });
    expect(list.body.items.map((item: { id: string }) => item.id)).toEqual([id]);
  });

  it.each([
    ['a supported one', { language: 'ja-JP' }, 'en', 'ja'],
    ['the reader’s own', {}, 'ko', 'ko'],
    // A browser's preference is not a request of this lookup.
    ['none, by a reader of an unsupported one', {}, 'fr', 'en'],
  ])('has no such flag for %s', async (_what, asked, accept, language) => {
    const id = await classify({ ...TEE, ...asked }, accept);
    expect(await finished(id)).toMatchObject({ language, lang: language, message: undefined });
  });

  it('inherits the flag in a rerun until another language is requested', async () => {
    const id = await classify({ ...TEE, language: 'xx' });
    await api.runQueued();

    const rerun = async (body: object) =>
      finished((await api.as('entry').post(`/api/lookups/${id}/rerun`).send(body)).body.id);
    expect((await rerun({})).message).toContain('xx');
    expect(await rerun({ language: 'vi' })).toMatchObject({ language: 'vi', message: undefined });
    expect((await rerun({ language: 'de' })).message).toContain('de');
  });

  it('has the flag when created from the catalog', async () => {
    const sku = await savedSku(api, 'FALLBACK', TEE);
    const { body } = await api.as('entry').post(`/api/skus/${sku.id}/classify`).send({ language: 'de' });
    expect((await finished(body.id)).message).toContain('de');
  });
});

it('a partly read description has the flag with other text, in any requested language', async () => {
  const id = await classify({ description: 'ビュレット滴定装置一式', market: 'US', language: 'fr' });
  expect((await finished(id)).message).toBe(
    'Only part of the description could be read in its language; the rest was searched as written',
  );
});
