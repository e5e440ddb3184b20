import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@svc/i18n/language';
import { englishFields, OTHER_LETTERS } from '../../../../test/language-examples/english-words.ts';
import {
  CONSIGNMENT,
  failedLookup,
  finishedLookup,
  processingLookup,
  queuedLookup,
} from '../../../../test/lookups.ts';
import { storedResult } from '../../../../test/stored-answer.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

const read = (id: string, language = 'en') =>
  api.as('entry').get(`/api/lookups/${id}`).set('Accept-Language', language);

describe('200', () => {
  it('has the documented response of a real classification', async () => {
    const id = await queuedLookup(api, 'entry', {
      description: "Men's short-sleeve T-shirt, dyed",
      composition: '100% cotton, knitted',
      origin: 'VN',
    });
    await api.runQueued();

    const { body } = await read(id);
    for (const field of [
      'status',
      'status_label',
      'lang',
      'recommended',
      'tentative',
      'alternatives',
      'summary',
      'deciding_factors',
      'uncertainties',
      'questions',
      'flags',
      'sources',
      'checks',
      'legal',
      'dataset',
      'retrieval',
      'disclaimer',
    ]) {
      expect(body.result).toHaveProperty(field);
    }

    expect(body.recommended_code).toBe('6109.10.00.12');
    expect(body.result.recommended).toMatchObject({
      code: '6109.10.00.12',
      code_digits: '6109100012',
      hs6: '610910',
    });
    expect(body.result.flags).toEqual(body.review_flags);
    expect(body.review_flags.map(({ code }: { code: string }) => code)).toContain('demo_data');

    const cited = body.result.recommended.citations;
    expect(body.result.sources.map(({ key }: { key: string }) => key)).toEqual(expect.arrayContaining(cited));
    expect(body.normalized.raw_description).toBe("Men's short-sleeve T-shirt, dyed");
  });

  it('shows the stage of a lookup in progress and the polling interval', async () => {
    const { body, headers } = await read(await processingLookup(api, 'entry'), 'vi');
    expect(headers['retry-after']).toBe('1');
    expect(body.status).toBe('processing');
    expect(body.progress).toMatchObject({ stage: 'normalizing', step: 1, steps: 5, percent: 0 });
    expect(body.progress.stage_label).not.toBe('Reading the description');
    expect(body.progress.started_at).toMatch(/Z$/);
  });

  it('gives the reason of a failed lookup in the reader’s language, and the highest risk', async () => {
    const id = await failedLookup(api, 'entry');
    const { body } = await read(id);

    expect(body).toMatchObject({ status: 'error', confidence: 0, risk: 100, risk_level: 'high' });
    expect(body.error).toBe('The classification failed; rerun the lookup, and report it if it fails again');
    expect((await read(id, 'ja')).body.error).not.toBe(body.error);
  });
});

describe('landed_cost', () => {
  const PRODUCT = { description: "Men's T-shirt, knitted, cotton", origin: 'CN' };

  it('belongs to the code, is null before there is one, and follows the final code', async () => {
    const id = await queuedLookup(api, 'entry', { ...PRODUCT, landed_cost: CONSIGNMENT });
    expect((await read(id)).body.landed_cost).toBeNull();
    await api.runQueued();

    const estimate = async (code: string) =>
      (
        await api
          .as('entry')
          .post('/api/landed-cost')
          .send({ ...CONSIGNMENT, code, origin: 'CN', market: 'US' })
      ).body;
    const { body } = await read(id);
    expect(body.input.landed_cost).toEqual(CONSIGNMENT);
    expect(body.landed_cost).toEqual(await estimate(body.recommended_code));
    expect(Number(body.landed_cost.totals.landed)).toBeGreaterThan(10_800);

    const decision = { action: 'override', code: '6109.10.00.40', note: 'for women' };
    await api.as('reviewer').post(`/api/lookups/${id}/decision`).send(decision);
    expect((await read(id)).body.landed_cost).toEqual(await estimate('6109.10.00.40'));
  });

  it('is inherited by a rerun, which can change or remove it', async () => {
    const id = await queuedLookup(api, 'entry', { ...PRODUCT, landed_cost: CONSIGNMENT });
    await api.runQueued();

    const again = async (body: object) => {
      const { body: made } = await api.as('entry').post(`/api/lookups/${id}/rerun`).send(body);
      return made.input?.landed_cost ?? made.errors?.[0].field ?? null;
    };
    expect(await again({})).toEqual(CONSIGNMENT);
    expect(await again({ landed_cost: { customs_value: '5' } })).toEqual({ customs_value: '5' });
    expect(await again({ landed_cost: null })).toBeNull();
    expect(await again({ landed_cost: { preference: 'ZZ' } })).toBe('landed_cost.preference');
  });

  it('is absent without a consignment', async () => {
    const { body } = await read(await finishedLookup(api, 'entry'));
    expect(body).not.toHaveProperty('landed_cost');
    expect(body.input).not.toHaveProperty('landed_cost');
  });
});

describe('text_language', () => {
  const PRODUCTS = [
    { description: 'cotton T-shirt', origin: 'CN' },
    { description: '綿のTシャツ 男性用 ニット', origin: '' },
    { description: 'túi xách da', origin: 'VN' },
  ];
  const withText = (id: string, text: string, reader = 'ja') =>
    api.as('entry').get(`/api/lookups/${id}?view=full&text_language=${text}`).set('Accept-Language', reader);

  const textsOf = ({ body }: Awaited<ReturnType<typeof withText>>) => {
    const { status_label, origin_label, missing_info, review_flags, result } = body;
    return { status_label, origin_label, missing_info, review_flags, result: { ...result, lang: null } };
  };

  /** A text without the parts of the description that it quotes. */
  const withoutQuotes = (text: string, description: string) =>
    text.replaceAll(/[“「]([^”」]*)[”」]/gu, (quote, inner: string) =>
      description.includes(inner) ? '' : quote,
    );

  it('renders a lookup of any language like one created in text_language, and in that alone', async () => {
    for (const product of PRODUCTS) {
      const made = await Promise.all(
        LANGUAGES.map((language) => queuedLookup(api, 'entry', { ...product, language })),
      );
      await api.runQueued();

      for (const [place, text] of LANGUAGES.entries()) {
        const own = made[place] ?? '';
        const expected = await withText(own, text, text);
        expect(expected.body.result.summary).toBe((await read(own)).body.result.summary);
        const said = withoutQuotes(JSON.stringify(textsOf(expected)), product.description);
        expect(text === 'en' ? [] : englishFields(JSON.parse(said), text)).toEqual([]);
        expect(said).not.toMatch(OTHER_LETTERS[text]);
        for (const id of made) {
          const answer = await withText(id, text);
          expect(textsOf(answer)).toEqual(textsOf(expected));
          expect(answer.body).toMatchObject({ text_language: text, language: expect.any(String) });
          expect(answer.headers['content-language']).toBe(text);
        }
      }
    }
  });

  it('names the language of texts stored without codes', async () => {
    const { coded: _codes, ...stored } = storedResult('needs_review');
    const id = await finishedLookup(api, 'entry', {
      result: { ...stored, lang: 'ja', summary: 'Tシャツ。' },
    });
    const { body } = await withText(id, 'en');
    expect(body).toMatchObject({ text_language: 'ja', result: { summary: 'Tシャツ。' } });
    expect(body.result.disclaimer).toMatch(/suggestion/u);
  });

  it('renders labels and flags of lists', async () => {
    for (const path of ['/api/lookups', '/api/review']) {
      const caller = api.as('reviewer');
      const list = async (query: string, reader: string) =>
        (await caller.get(`${path}${query}`).set('Accept-Language', reader)).body;
      expect(await list('?text_language=ko', 'en')).toEqual(await list('', 'ko'));
    }
  });
});

it('404 for a lookup of another account, visible to reviewers and administrators', async () => {
  const id = await finishedLookup(api, 'otherEntry');
  expect((await read(id)).status).toBe(404);
  expect((await api.as('cutKey').get(`/api/lookups/${id}`)).status).toBe(404);
  expect((await api.as('reviewer').get(`/api/lookups/${id}`)).status).toBe(200);
  expect((await api.as('admin').get(`/api/lookups/${id}`)).status).toBe(200);
});
