import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@svc/i18n/language';
import { rankedBy } from '../../../test/ranked.ts';
import { fixedModels, ruling, smallSchedule } from '../../../test/small-schedule.ts';
import { DEFAULT_THRESHOLDS } from '../../options.ts';
import { check } from '../check.ts';
import { explain, type Explanation } from '../explain.ts';
import { wordAnswer } from './word-answer.ts';

const schedule = smallSchedule();
const MODELS = fixedModels('420221', 0.9);

/** Goods and the contents of their results: every kind of sentence is among them. */
const LOOKUPS: readonly (readonly [string, Parameters<typeof rankedBy>[2]])[] = [
  ["men's knitted cotton T-shirt", { precedents: [ruling('N1', '6109.10.00.12', 0.8)] }],
  ['T-shirt', {}],
  ['綿のハンドバッグ', { models: MODELS }],
  ['leather handbag', { precedents: [ruling('N2', '6109.10.00.12', 0.95)] }],
  ['áo thun nam 100% bông', {}],
  ['면 티셔츠 세트', {}],
  ['gift set: T-shirt and handbag', {}],
  ['shipping costs', {}],
  ['qwrtz', {}],
];

type Answers = Readonly<Record<Language, Explanation>>;

async function answersTo(description: string, given: Parameters<typeof rankedBy>[2]): Promise<Answers> {
  const { reading, retrieval, ranking } = await rankedBy(schedule, description, given);
  const decision = check(reading, retrieval, ranking, schedule, DEFAULT_THRESHOLDS);
  const of = (language: Language) => explain(reading, retrieval, decision, schedule, language);
  return { en: of('en'), vi: of('vi'), ja: of('ja'), ko: of('ko') };
}

const answers = await Promise.all(LOOKUPS.map(([description, given]) => answersTo(description, given)));
const PAIRS = LANGUAGES.flatMap((from) => LANGUAGES.map((to) => [from, to] as const));

describe('wordAnswer', () => {
  it.each(PAIRS)('renders a result in %s as if %s had been requested', (from, to) => {
    for (const answer of answers) {
      const { result } = answer[from];
      const { texts, missing } = wordAnswer(result, result.coded, to);
      expect({ result: { ...result, ...texts, lang: to }, missingInfo: missing }).toEqual(answer[to]);
    }
  });

  it('covers every part of results with text', () => {
    const results = answers.map(({ ja }) => ja.result);
    const lines = results.flatMap(({ recommended, alternatives }) =>
      recommended === null ? [] : [recommended, ...alternatives],
    );
    const parts = [
      results.flatMap(({ deciding_factors: factors }) => factors),
      results.flatMap(({ uncertainties }) => uncertainties),
      results.flatMap(({ questions }) => questions),
      results.flatMap(({ legal }) => legal.filter(({ code }) => code !== null)),
      results.flatMap(({ retrieval }) => retrieval.reason ?? []),
      lines.flatMap(({ exclusion_reason: reason }) => reason ?? []),
      lines.flatMap(({ legal }) => legal.findings),
      answers.flatMap(({ ja }) => ja.missingInfo),
    ];
    expect(parts.map((part) => part.length > 0)).toEqual(parts.map(() => true));
  });
});
