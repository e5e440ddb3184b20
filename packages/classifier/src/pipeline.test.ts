import { describe, expect, it } from '@jest/globals';
import { STAGES, type Stage } from '@svc/domain/lookups/lookup';
import { LANGUAGES } from '@svc/i18n/language';
import { KNOWLEDGE_VERSION } from '@svc/knowledge/version';
import { fixedModels, precedentsFrom, ruling, SMALL_ROWS, smallSchedule } from '../test/small-schedule.ts';
import { CHECK_KEYS, type Classification, type FlagCode } from './classification.ts';
import type { ClassifyInput } from './input.ts';
import type { ClassifyOptions } from './options.ts';
import { classify } from './pipeline.ts';
import type { ClassifyPorts, ScheduleIndex } from './ports.ts';
import { ENGINE_VERSION } from './version.ts';

const schedule = smallSchedule();
const NO_PRECEDENTS = precedentsFrom();

const run = (
  input: string | Partial<ClassifyInput>,
  ports: Partial<ClassifyPorts> = {},
  options: Partial<ClassifyOptions> = {},
): Promise<Classification> =>
  classify(
    { description: '', market: 'US', ...(typeof input === 'string' ? { description: input } : input) },
    { schedule, precedents: NO_PRECEDENTS, models: null, ...ports },
    { language: 'en', ...options },
  );

const codesOf = ({ flags }: Classification): FlagCode[] => flags.map(({ code }) => code);

describe('classify', () => {
  it("classifies men's knitted cotton T-shirts under 6109 and proposes the line", async () => {
    const answer = await run("men's knitted cotton T-shirt", { models: fixedModels('610910', 0.9) });
    expect(answer.recommendedCode).toBe('6109.10.00.12');
    expect(answer.hs6).toBe('610910');
    expect(answer.status).toBe('proposed');
    expect(answer.recommendedDescription).toContain("Of cotton > Men's");
    expect(answer.result.tentative).toBe(false);
  });

  it.each([
    ['Vietnamese', 'áo thun nam dệt kim bằng bông'],
    ['Japanese', '紳士用綿製Tシャツ メリヤス編み'],
    ['Korean', '남성용 면제 티셔츠 편물제'],
  ])('reads the same goods in %s', async (_language, description) => {
    expect((await run(description)).recommendedCode).toBe('6109.10.00.12');
  });

  it('gives the same result for the same input', async () => {
    const [first, second] = [
      await run('leather handbag'),
      await run('leather handbag', { schedule: smallSchedule() }),
    ];
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });

  it('runs its stages in order', async () => {
    const stages: Stage[] = [];
    await run('roasted coffee', {}, { onStage: (stage) => void stages.push(stage) });
    expect(stages).toEqual([...STAGES]);
  });

  it('records the three versions used', async () => {
    const { versions } = await run('roasted coffee');
    expect(versions).toEqual({ engine: ENGINE_VERSION, knowledge: KNOWLEDGE_VERSION, schedule: 'test-1' });
  });

  it('never recommends special provisions', async () => {
    const { result } = await run('knitted cotton T-shirts returned');
    const codes = [result.recommended, ...result.alternatives].map((line) => line?.code ?? '');
    expect(codes.filter((code) => /^9[89]/u.test(code))).toEqual([]);
    expect(codes[0]).toMatch(/^6109/u);
  });

  it('has scores and confidence between 0 and 1', async () => {
    const answer = await run("women's cotton T-shirt, 95% cotton 5% elastane", {
      precedents: precedentsFrom(ruling('N1', '6109.10.00.40', 1.4)),
    });
    const scores = [answer.result.recommended, ...answer.result.alternatives].flatMap((line) =>
      Object.values(line?.scores ?? {}),
    );
    expect(scores.length).toBeGreaterThan(9);
    for (const score of [...scores, answer.confidence]) {
      if (score === null) continue;
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }
  });

  it('has every documented field in normalized, result and candidates', async () => {
    const { normalized, result } = await run('leather handbag');
    expect(Object.keys(normalized).sort()).toEqual(
      'abbreviations category clean_description construction electrical extra extraction flags function gender hs_headings language material_groups materials missing product_type raw_description search_terms search_text state translation'.split(
        ' ',
      ),
    );
    expect(Object.keys(result).sort()).toEqual(
      'alternatives checks coded confidence_by_digits dataset deciding_factors flags lang legal questions recommended retrieval sources status summary tentative uncertainties'.split(
        ' ',
      ),
    );
    expect(Object.keys(result.recommended ?? {}).sort()).toEqual(
      'citations code code_digits description duty duty_rate exclusion_reason full_description hs6 hs6_display legal national_extension precedents reasoning retrieval_score scores signals verdict'.split(
        ' ',
      ),
    );
    expect(Object.keys(result.recommended?.scores ?? {}).sort()).toEqual(
      'attributes bm25 cross final leaf_overlap legal overlap rrf tree vector'.split(' '),
    );
    expect(result.checks.map(({ key }) => key)).toEqual([...CHECK_KEYS]);
  });

  it('cites only sources that it lists', async () => {
    const { result } = await run('leather handbag', {
      precedents: precedentsFrom(ruling('N7', '4202.21.00.00', 0.8)),
    });
    const keys = new Set(result.sources.map(({ key }) => key));
    const cited = [result.recommended, ...result.alternatives].flatMap((line) => line?.citations ?? []);
    expect(cited).toContain('ruling:N7');
    expect(cited.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('returns texts in each language, official texts unchanged', async () => {
    const answers = await Promise.all(LANGUAGES.map((language) => run('leather handbag', {}, { language })));
    expect(answers.map(({ result }) => result.lang)).toEqual([...LANGUAGES]);
    expect(new Set(answers.map(({ result }) => result.summary)).size).toBe(LANGUAGES.length);
    expect(new Set(answers.map(({ recommendedDescription }) => recommendedDescription)).size).toBe(1);
    expect(JSON.stringify(answers.map(({ result }) => result))).not.toMatch(/explanation\.|\{\w+\}/u);
  });

  it('reads a plain rate, and the part of a compound rate that needs no weight', async () => {
    const plain = (await run("men's cotton shirt, woven")).result.recommended;
    expect(plain?.code).toBe('6205.20.00.00');
    expect(plain?.duty).toMatchObject({
      available: true,
      effective_pct: 19.7,
      currency: 'USD',
      rate_basis: 'general',
    });
    const compound = (await run("men's polyester shirt, woven")).result.recommended;
    expect(compound?.duty).toMatchObject({
      available: true,
      specific: true,
      effective_pct: null,
      min_pct: 25.9,
      rate_text: '29.1¢/kg + 25.9%',
    });
  });
});

describe('flags and statuses', () => {
  it('lists the codes of precedents elsewhere once each, in the format of the schedule', async () => {
    const against = ['6403990000', '6403.99.00.00', '6109 10 00 12'].map((code, n) =>
      ruling(`N${n}`, code, 0.6),
    );
    const { flags } = await run('leather handbag', { precedents: precedentsFrom(...against) });
    const conflict = flags.find(({ code }) => code === 'precedent_conflict');
    expect(conflict?.params).toEqual({ codes: '6403.99.00.00, 6109.10.00.12' });
  });

  it.each<[FlagCode, () => Promise<Classification>]>([
    ['no_official_evidence', () => run('bag', { models: fixedModels('640399', 0.45) })],
    ['low_confidence', () => run('wallet or handbag or shirt')],
    ['close_alternatives', () => run('handbag', { schedule: twins })],
    ['missing_attributes', () => run('knitted cotton T-shirt', { schedule: twins })],
    ['legal_conflict', () => run('steel kettle', { schedule: kettles })],
    [
      'precedent_conflict',
      () => run('leather handbag', { precedents: precedentsFrom(ruling('N9', '6403.99.00.00', 0.6)) }),
    ],
    ['set_or_kit', () => run('gift set of leather handbag and wallet')],
    ['not_goods', () => run('tax consulting service')],
    ['demo_data', () => run('roasted coffee', { schedule: smallSchedule({ isDemo: true }) })],
    [
      'not_in_sample',
      () =>
        run('bath towel of cotton terry', {
          schedule: smallSchedule({ isDemo: true }),
          models: fixedModels('630260', 0.9),
        }),
    ],
    ['lexical_only', () => run('roasted coffee')],
    ['superseded_schedule', () => run('roasted coffee', { schedule: smallSchedule({ isSuperseded: true }) })],
    ['language_fallback', () => run('ビュレット滴定装置一式')],
    [
      'code_changed_recently',
      () => run('roasted coffee', { schedule: smallSchedule({}, SMALL_ROWS, new Set(['0901210000'])) }),
    ],
  ])('raises %s', async (flag, classified) => {
    expect(codesOf(await classified())).toContain(flag);
  });

  it('names the language that fell back: that of the description, or else of the result', async () => {
    const fallbackOf = async (description: string, unsupportedLanguage: string | null) => {
      const answer = await run({ description, unsupportedLanguage });
      const { flags, result } = answer;
      const flag = flags.find(({ code }) => code === 'language_fallback');
      return { params: flag?.params, uncertain: result.uncertainties.some((text) => /language/.test(text)) };
    };
    const unread = 'ビュレット滴定装置一式';
    expect(await fallbackOf('leather handbag', null)).toEqual({ params: undefined, uncertain: false });
    expect(await fallbackOf('leather handbag', 'fr-CA')).toEqual({
      params: { reason: 'answer', language: 'fr-CA' },
      uncertain: false,
    });
    const read = { params: { reason: 'description', language: 'ja' }, uncertain: true };
    expect(await fallbackOf(unread, null)).toEqual(read);
    expect(await fallbackOf(unread, 'fr')).toEqual(read);
  });

  it('raises no blocking flag on a clear case', async () => {
    const models = fixedModels('610910', 0.9);
    expect(codesOf(await run("men's knitted cotton T-shirt", { models }))).toEqual([]);
  });

  it.each(['tax consulting service', 'hello, please test', 'zzyx qwv', '12345'])(
    'asks for the use of %s',
    async (description) => {
      const answer = await run(description);
      expect(answer.status).toBe('needs_info');
      expect(answer.recommendedCode).toBeNull();
      expect(answer.result.recommended).toBeNull();
      expect(answer.confidence).toBe(0);
      expect(answer.missingInfo.length).toBe(1);
    },
  );

  it('asks for the deciding fact and uses the answer', async () => {
    const open = await run('knitted cotton T-shirt', { schedule: twins });
    expect(open.status).toBe('needs_info');
    const [question] = open.result.questions;
    expect(question?.text).toBe('Who are the goods made for?');
    expect(question?.options.map(({ value }) => value).sort()).toEqual(['men-s', 'women-s']);
    const answered = await run(
      {
        description: 'knitted cotton T-shirt',
        answers: [
          { attribute: question?.attribute ?? '', value: 'women-s', question_id: question?.id ?? '' },
        ],
      },
      { schedule: twins },
    );
    expect(answered.recommendedCode).toBe('6109.10.00.40');
    expect(answered.confidence).toBeGreaterThan(open.confidence);
    expect(answered.result.questions).toEqual([]);
  });

  it('accepts an answer that names a branch of the schedule', async () => {
    const open = await run('handbag', { schedule: twins });
    const question = open.result.questions.find(({ attribute }) => attribute.startsWith('branch_'));
    const option = question?.options.find(({ codes }) => codes.includes('4202.22.00.00'));
    const answered = await run(
      {
        description: 'handbag',
        answers: [
          {
            attribute: question?.attribute ?? '',
            value: option?.value ?? '',
            question_id: question?.id ?? '',
          },
        ],
      },
      { schedule: twins },
    );
    expect(answered.recommendedCode).toBe('4202.22.00.00');
  });

  it('never asks more than three questions', async () => {
    for (const description of ['handbag', 'shirt', 'coffee', 'pump', 'footwear']) {
      expect((await run(description)).result.questions.length).toBeLessThanOrEqual(3);
    }
  });
});

/** Lines that differ by one fact alone. */
const twins: ScheduleIndex = smallSchedule({}, [
  ['42', 0, 'Articles of leather; travel goods'],
  ['4202', 1, 'Handbags'],
  ['4202.21.00.00', 2, 'With flap', '8%'],
  ['4202.22.00.00', 2, 'With lock', '8%'],
  ['61', 0, 'Articles of apparel, knitted or crocheted'],
  ['6109', 1, 'T-shirts, knitted or crocheted'],
  ['6109.10.00', 2, 'Of cotton', '16.5%'],
  ['6109.10.00.12', 3, "Men's", '16.5%'],
  ['6109.10.00.40', 3, "Women's", '16.5%'],
]);

const kettles: ScheduleIndex = smallSchedule({}, [
  ['73', 0, 'Articles of iron or steel'],
  ['7323', 1, 'Kettles of steel'],
  ['7323.93.00.00', 2, 'Kettles of steel'],
  ['85', 0, 'Electrical machinery'],
  ['8516', 1, 'Electric kettles of steel'],
  ['8516.79.00.00', 2, 'Kettles of steel'],
]);
