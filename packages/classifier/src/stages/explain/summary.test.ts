import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@svc/i18n/language';
import { likely, lineOf, rankedBy } from '../../../test/ranked.ts';
import { smallSchedule } from '../../../test/small-schedule.ts';
import { FLAG_CODES, type Flag } from '../../classification.ts';
import type { Decision } from '../check.ts';
import type { QuestionDraft } from '../check/questions.ts';
import {
  missingOf,
  narrowedBy,
  summaryCodes,
  uncertaintiesOf,
  wordNarrowed,
  wordQuestions,
  wordSentence,
} from './summary.ts';
import { wordsIn } from './words.ts';

const en = wordsIn('en');
const schedule = smallSchedule();
const found = await rankedBy(schedule, 'T-shirt');
const men = likely(lineOf(found.ranking, '6109.10.00.12'), 0.5);
const women = likely(lineOf(found.ranking, '6109.10.00.40'), 0.5);

const decision = (more: Partial<Decision> = {}): Decision => ({
  status: 'needs_review',
  confidence: 0.876,
  confidences: { heading: 1, subheading: 1, line: 0.876 },
  flags: [],
  risk: 0,
  questions: [],
  checks: [],
  ranking: { lines: [men, women], considered: 2, isSettled: false },
  isOutsideSample: false,
  openConditions: [],
  aim: { digits: 10, level: 10, confidence: 0.876, threshold: 0.6, reached: [] },
  ...more,
});
const NONE = { lines: [], considered: 0, isSettled: false };
const flag = (code: Flag['code'], params: Flag['params'] = {}): Flag => ({ code, params });
const summaryOf = (of: Decision): string => wordSentence(summaryCodes(of), en);
const draft = (asks: QuestionDraft['asks'], attribute: string): QuestionDraft => ({
  kind: asks === 'heading' ? 'heading' : 'branch',
  attribute,
  asks,
  options: [
    { value: 'of-cotton', line: 'Of cotton', codes: ['1', '2'] },
    { value: 'of-silk', line: 'Of silk', codes: ['2', '3'] },
  ],
  gain: 1,
});

describe('the summary', () => {
  it.each(['proposed', 'needs_review', 'needs_info'] as const)(
    'names the line of a result that is %s',
    (status) => {
      const summary = summaryOf(decision({ status }));
      expect(summary).toContain('6109.10.00.12');
    },
  );

  it('has no figure, as the meter shows the confidence', () => {
    expect(summaryOf(decision({ status: 'proposed' }))).not.toMatch(/\b88\b|%/u);
  });

  it('distinguishes no goods from goods that a sample lacks', () => {
    const lacking = [flag('not_in_sample', { lines: 13, market: 'US' })];
    const nothing = summaryOf(decision({ ranking: NONE }));
    const outside = summaryOf(decision({ ranking: NONE, flags: lacking }));
    expect(outside).toContain('13');
    expect(nothing).not.toBe(outside);
    expect(nothing).not.toMatch(/\d{4}\./u);
  });
});

describe('uncertaintiesOf', () => {
  it('has a sentence for each unresolved flag, in each language', () => {
    const open = FLAG_CODES.map((code) => flag(code, { code: '6109.10.00.40', reason: 'description' }));
    for (const language of LANGUAGES) {
      const sentences = uncertaintiesOf(open, wordsIn(language));
      expect(sentences.length).toBe(4);
      expect(sentences.filter((text) => FLAG_CODES.some((code) => code === text))).toEqual([]);
    }
  });

  it.each(['demo_data', 'superseded_schedule', 'lexical_only', 'code_changed_recently'] as const)(
    'omits the goods for %s',
    (code) => expect(uncertaintiesOf([flag(code)], en)).toEqual([]),
  );

  it('asks for the heading of the articles of a set if one leads, else names the rule', () => {
    const of = (params: Record<string, string>) => uncertaintiesOf([flag('set_or_kit', params)], en).join();
    expect(of({})).toContain('3(b)');
    expect(of({ reason: 'one_heading' })).toContain('belong to this heading');
  });

  it('does not count the result language as a flaw of the description', () => {
    const of = (reason: string) => uncertaintiesOf([flag('language_fallback', { reason })], en);
    expect(of('answer')).toEqual([]);
    expect(of('description')).toHaveLength(1);
  });
});

describe('missingOf', () => {
  const missing = (of: Decision): string[] => missingOf(found.reading, of);

  it('names the fact that a question asks for, or else a feature', () => {
    const asked = (...asks: QuestionDraft['asks'][]) =>
      missing(decision({ questions: asks.map((each) => draft(each, 'branch_6109_0')) }))[0];
    expect(asked('gender')).toBe('gender');
    expect(asked('feature')).toBe('feature');
    expect(asked('heading')).toBe('feature');
  });

  it('names the origin only while no line is proposed', () => {
    expect(missing(decision())).toContain('origin');
    expect(missing(decision({ status: 'proposed' }))).toEqual([]);
  });

  it('asks for the product if none was named, and for nothing if a sample lacks it', () => {
    expect(missing(decision({ ranking: NONE, status: 'needs_info' }))).toEqual(['product']);
    expect(missing(decision({ ranking: NONE, isOutsideSample: true }))).toEqual([]);
  });
});

describe('narrowedBy', () => {
  it.each([
    ['nothing', true, [], []],
    ['no models', false, [], ['no_vectors']],
    ['a search that failed', true, ['product'], ['leg_failed_product']],
    ['both', false, ['precedents'], ['no_vectors', 'leg_failed_precedents']],
  ])('returns the codes of %s', (_, hasModel, failed, codes) => {
    expect(narrowedBy(hasModel, failed)).toEqual(codes);
    expect(wordNarrowed(codes, en) === null).toBe(codes.length === 0);
  });
});

describe('wordQuestions', () => {
  it('leaves the rows of the schedule unchanged', () => {
    const [question] = wordQuestions([draft('material', 'branch_6109_0')], wordsIn('vi'));
    expect(question?.options.map(({ label }) => label)).toEqual(['Of cotton', 'Of silk']);
  });

  it.each(['Other', '- - Others:', 'Loại khác'])('states that %j excludes the others', (line) => {
    const options = [{ value: 'rest', line, codes: ['1'] }];
    const [question] = wordQuestions([{ ...draft('feature', 'branch_6109_0'), options }], en);
    expect(question?.options[0]?.label).toBe(`${line}: none of these`);
  });

  it('names each distinguished code once', () => {
    expect(wordQuestions([draft('feature', 'branch_6109_0')], en)[0]?.decides_between).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it.each(LANGUAGES)('asks in %s for anything that can distinguish rows', (language) => {
    const drafts = (['material', 'gender', 'packing', 'feature', 'heading'] as const).map((asks) =>
      draft(asks, asks === 'heading' ? 'heading' : 'branch_6109_0'),
    );
    const texts = wordQuestions(drafts, wordsIn(language)).map(({ text }) => text);
    expect(new Set(texts).size).toBe(drafts.length);
    expect(texts.filter((text) => text === '' || /[{}]|explanation\./u.test(text))).toEqual([]);
  });
});
