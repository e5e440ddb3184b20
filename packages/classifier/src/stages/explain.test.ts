import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@svc/i18n/language';
import { rankedBy, type Ranked } from '../../test/ranked.ts';
import { fixedModels, ruling, smallSchedule } from '../../test/small-schedule.ts';
import type { ClassificationResult } from '../classification.ts';
import { DEFAULT_THRESHOLDS } from '../options.ts';
import { check, type Decision } from './check.ts';
import { explain } from './explain.ts';

const found = await rankedBy(smallSchedule(), 'leather handbag', {
  precedents: [ruling('N1', '4202.21.00.00', 0.8)],
});
const decisionOn = ({ reading, retrieval, ranking, schedule }: Ranked): Decision =>
  check(reading, retrieval, ranking, schedule, DEFAULT_THRESHOLDS);
const explained = (of: Ranked, change: Partial<Decision> = {}, language: Language = 'en') =>
  explain(of.reading, of.retrieval, { ...decisionOn(of), ...change }, of.schedule, language);
const resultOf = (...args: Parameters<typeof explained>): ClassificationResult => explained(...args).result;

describe('explain', () => {
  it('shows the first line as recommended and the others as alternatives', () => {
    const { recommended, alternatives } = resultOf(found);
    expect([recommended, ...alternatives].map((line) => line?.code)).toEqual(
      found.ranking.lines.map(({ line }) => line.code),
    );
    expect(alternatives.every(({ verdict }) => verdict !== 'recommended')).toBe(true);
  });

  it.each([
    ['proposed', false],
    ['needs_review', true],
    ['needs_info', true],
  ] as const)('marks a result that is %s as tentative: %s', (status, isTentative) =>
    expect(resultOf(found, { status }).tentative).toBe(isTentative),
  );

  it('cites nothing and finds no law if no line is shown', () => {
    const none = { ranking: { lines: [], considered: 0, isSettled: false } };
    expect(resultOf(found, none)).toMatchObject({
      recommended: null,
      alternatives: [],
      sources: [],
      legal: [],
      deciding_factors: [],
    });
  });

  it('cites the general rules for every line', () => {
    expect(resultOf(found).legal.some(({ scope }) => scope === 'general_rule')).toBe(true);
  });

  it('cites each text once, even if several lines use it', () => {
    const keys = resultOf(found).sources.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('ruling:N1');
  });

  it('reports how the search was narrowed, and which search failed', async () => {
    const models = fixedModels('420221', 0.9);
    const whole = await rankedBy(found.schedule, 'leather handbag', { models });
    const part = { ...whole, retrieval: { ...whole.retrieval, failed: ['product'] } };
    expect(resultOf(whole).retrieval).toMatchObject({ mode: 'hybrid', reason: null, reason_codes: [] });
    expect(resultOf(part).retrieval).toMatchObject({ mode: 'hybrid', reason_codes: ['leg_failed_product'] });
    expect(resultOf(found).retrieval).toMatchObject({
      mode: 'lexical',
      embedded: 0,
      reason_codes: ['no_vectors'],
    });
  });

  it.each(LANGUAGES)('has a sentence in %s for each reason and missing fact without a text', (language) => {
    const { result, missingInfo } = explained(found, { status: 'needs_review' }, language);
    expect(result.deciding_factors).toHaveLength(result.coded.deciding_factors.length);
    expect(missingInfo).toHaveLength(result.coded.missing.length);
    expect(result.deciding_factors.length).toBeGreaterThan(0);
    expect(result.lang).toBe(language);
  });

  it('has the same reasons without a text in all languages', () => {
    const coded = LANGUAGES.map((language) => JSON.stringify(resultOf(found, {}, language).coded));
    expect(new Set(coded).size).toBe(1);
  });
});
