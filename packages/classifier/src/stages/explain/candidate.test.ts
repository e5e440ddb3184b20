import { describe, expect, it } from '@jest/globals';
import { likely, lineOf, lineWith, rankedBy } from '../../../test/ranked.ts';
import { ruling, smallSchedule } from '../../../test/small-schedule.ts';
import { brokenIn } from '../../../test/findings.ts';
import type { Candidate } from '../../classification.ts';
import type { RankedLine } from '../rank.ts';
import { candidateOf, candidateReasons } from './candidate.ts';
import { wordsIn } from './words.ts';

const words = wordsIn('en');
const REASONS = [{ key: 'named' as const, params: { row: '6109', name: 'T-shirts' } }];
const found = await rankedBy(smallSchedule(), "men's knitted cotton T-shirt", {
  precedents: [ruling('N1', '6109.10.00.12', 0.8)],
});
const first = likely(lineOf(found.ranking, '6109.10.00.12'), 0.5);
const second = likely(lineOf(found.ranking, '6109.10.00.40'), 0.1, { findings: [] });

const shown = (line: RankedLine, leading = first): Candidate => {
  const reasons = candidateReasons(line, leading, { ...found, reasons: REASONS });
  return candidateOf(line, leading, reasons, { ...found, words, confidence: 0.9 });
};

describe('candidateOf', () => {
  it('splits a code into the subheading and the national digits', () => {
    expect(shown(first)).toMatchObject({
      code: '6109.10.00.12',
      code_digits: '6109100012',
      hs6: '610910',
      hs6_display: '6109.10',
      national_extension: '0012',
    });
  });

  it('adds nothing to a code of six digits', () => {
    const short = { ...first, line: lineWith(first.line, { code: '6109.10', codeDigits: '610910' }) };
    expect(shown(short, short)).toMatchObject({ hs6: '610910', national_extension: '' });
  });

  it.each<[string, RankedLine, Candidate['verdict']]>([
    ['the first line', first, 'recommended'],
    ['a line of a fifth of its probability', second, 'possible'],
    ['a line of less', likely(second, 0.0999), 'unlikely'],
  ])('labels %s by its rank', (_, line, verdict) => expect(shown(line).verdict).toBe(verdict));

  it('gives no reason against the first line', () => expect(shown(first).exclusion_reason).toBeNull());

  it('rounds scores to four decimals from 0 to 1, and adds no missing one', () => {
    const scores = { ...first.scores, bm25: 1.2, rrf: -0.1, overlap: 1 / 3, vector: null };
    expect(shown({ ...first, scores }).scores).toMatchObject({
      bm25: 1,
      rrf: 0,
      overlap: 0.3333,
      vector: null,
    });
    expect(shown({ ...first, scores: { ...scores, vector: 2 / 3 } }).scores.vector).toBe(0.6667);
  });

  it('cites its own line and each precedent', () => {
    expect(shown(first).citations).toEqual(['schedule:6109100012', 'ruling:N1']);
    const unruled = { ...first, precedents: [] };
    expect(shown(unruled, unruled).citations).toEqual(['schedule:6109100012']);
    expect(shown(second).citations).not.toContain('schedule:6109100040');
  });

  it('shows the calibrated confidence; the other lines share what it leaves', () => {
    expect(shown(first).scores.final).toBe(0.9);
    expect(shown(likely(second, 0.3)).scores.final).toBe(0.06);
    expect(shown(likely(second, 0.05), likely(first, 0.95)).scores.final).toBe(0.0474);
  });

  it('states what another line violates, else that it is less likely', () => {
    expect(shown(first).reasoning).toBe('6109 names the goods: “T-shirts”.');
    expect(shown(first).exclusion_reason).toBeNull();
    expect(shown({ ...second, findings: brokenIn(second, 'gender') }).exclusion_reason).toBe(
      "Against 6109.10.00.40 “Women's”: the description says “of another gender”.",
    );
    expect(shown(second)).toMatchObject({
      reasoning: '',
      exclusion_reason: 'Less likely than the first code.',
    });
  });
});
