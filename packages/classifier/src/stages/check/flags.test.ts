import { describe, expect, it } from '@jest/globals';
import { likely, lineOf, rankedBy } from '../../../test/ranked.ts';
import { fixedModels, ruling, smallSchedule, SMALL_ROWS } from '../../../test/small-schedule.ts';
import type { FlagCode } from '../../classification.ts';
import type { RankedLine } from '../rank.ts';
import {
  BLOCKING_FLAGS,
  contradictedByPrecedents,
  decideFlags,
  differByOpenFact,
  hasOfficialEvidence,
  precedentsAgainst,
  type Findings,
} from './flags.ts';
import { aimOf } from './aim.ts';
import type { QuestionDraft } from './questions.ts';

const found = await rankedBy(smallSchedule(), 'knitted cotton T-shirt');
const men = likely(lineOf(found.ranking, '6109.10.00.12'), 0.5, { headingProbability: 0.9 });
const women = likely(lineOf(found.ranking, '6109.10.00.40'), 0.4, { headingProbability: 0.9 });
const woven = likely(lineOf(found.ranking, '6205.20.00.00'), 0.05, {
  findings: [],
});
const LEAVES = SMALL_ROWS.filter(([code]) => code.replaceAll('.', '').length === 10).length;

const THRESHOLDS = { heading: 0.7, subheading: 0.8, line: 0.6 };
const SURE = { heading: 0.9, subheading: 0.9 };
const aimAt = (line: number) => aimOf({ ...SURE, line }, THRESHOLDS, null);
const asks = (kind: QuestionDraft['kind'], gain: number): QuestionDraft => ({
  kind,
  attribute: 'branch_6109_0',
  asks: 'gender',
  options: [],
  gain,
});

const findings = (lines: readonly RankedLine[], more: Partial<Findings> = {}): Findings => ({
  ...found,
  ranking: { lines, considered: lines.length, isSettled: false },
  questions: [],
  aim: aimAt(0.9),
  conditions: [],
  isOutsideSample: false,
  ...more,
});
const settled = (...lines: readonly RankedLine[]): Findings =>
  findings(lines, { ranking: { lines, considered: lines.length, isSettled: true } });

const codes = (of: Findings): FlagCode[] => decideFlags(of).map(({ code }) => code);
const paramsOf = (of: Findings, wanted: FlagCode) =>
  decideFlags(of).find(({ code }) => code === wanted)?.params;

const withRuling = (
  similarity: number,
  code: string,
  source: 'ruling' | 'decision' | 'catalog' = 'ruling',
) => ({
  ...found.retrieval,
  cited: source === 'catalog' ? [] : [{ ...ruling('N1', code, similarity), source }],
});

describe('official evidence', () => {
  const bare: RankedLine = {
    ...men,
    predicted: null,
    precedents: [],
    findings: [],
    scores: { ...men.scores, overlap: 0 },
  };
  const MET = { attribute: 'gender', words: 'men', row: men.line, isWhole: true };
  const cited = {
    key: 'x',
    ruling_number: null,
    date: null,
    code: '6109.10.00.12',
    hs6: '610910',
    title: '',
    similarity: 0.9,
    same_code: true,
    url: null,
  };

  it.each<[string, Partial<RankedLine>, boolean]>([
    ['nothing at all', {}, false],
    ['too few words of the schedule', { scores: { ...bare.scores, overlap: 0.1199 } }, false],
    ['just enough words of the schedule', { scores: { ...bare.scores, overlap: 0.12 } }, true],
    ['models that are less than half sure', { predicted: 0.4999 }, false],
    ['models that are half sure', { predicted: 0.5 }, true],
    ['a decision of the company alone', { precedents: [{ ...cited, source: 'decision' }] }, false],
    ['a condition that the goods meet', { findings: [{ ...MET, verdict: 'meets' }] }, true],
    ['a condition that the goods break', { findings: [{ ...MET, verdict: 'breaks' }] }, false],
    ['a ruling', { precedents: [{ ...cited, source: 'ruling' }] }, true],
  ])('with %s', (_, change, isEvidence) => {
    const line = { ...bare, ...change };
    expect(hasOfficialEvidence(line)).toBe(isEvidence);
    expect(codes(findings([line])).includes('no_official_evidence')).toBe(!isEvidence);
  });
});

describe('low confidence', () => {
  it('is below the threshold, not at it', () => {
    expect(codes(findings([men], { aim: aimAt(0.6) }))).not.toContain('low_confidence');
    expect(paramsOf(findings([men], { aim: aimAt(0.5999) }), 'low_confidence')).toMatchObject({
      confidence: 0.5999,
      threshold: 0.6,
      percent: 59,
      least: 60,
    });
  });

  it('refers to the subheading if the line alone is confident enough', () => {
    const aim = aimOf({ heading: 0.9, subheading: 0.7, line: 0.65 }, THRESHOLDS, null);
    const params = paramsOf(findings([men], { aim }), 'low_confidence');
    expect(params).toMatchObject({ reason: 'below_at', level: 6, confidence: 0.7, threshold: 0.8 });
    expect(codes(findings([men], { aim: aimAt(0.65) }))).not.toContain('low_confidence');
  });
});

describe('close alternatives', () => {
  it.each([
    ['seven tenths of the first line', 0.7, true],
    ['a little less', 0.6999, false],
    ['likelier than the first line itself', 1.4, true],
  ])('are lines of %s', (_, share, isClose) => {
    const lines = [men, likely(women, men.scores.final * share)];
    expect(codes(findings(lines)).includes('close_alternatives')).toBe(isClose);
    expect(codes(settled(...lines))).not.toContain('close_alternatives');
  });

  it('are named after the most likely one, the second line', () => {
    const lines = [men, likely(woven, 0.45), likely(women, 0.4)];
    expect(paramsOf(findings(lines), 'close_alternatives')).toEqual({ code: '6205.20.00.00' });
  });

  it('are ignored within the subheading at six digits', () => {
    const aim = aimOf({ heading: 1, subheading: 1, line: 0.5 }, THRESHOLDS, 6);
    expect(codes(findings([men, likely(women, 0.5)], { aim }))).not.toContain('close_alternatives');
    expect(codes(findings([men, likely(woven, 0.5)], { aim }))).toContain('close_alternatives');
  });

  it('do not exist for a single line', () => {
    expect(codes(findings([men]))).not.toContain('close_alternatives');
  });
});

describe('lines that differ by an open fact', () => {
  const open = findings([men, women], { aim: aimAt(0.5), questions: [asks('branch', 0.5)] });

  it('are under one heading and differ by a question worth half a bit', () => {
    expect(differByOpenFact(open)).toBe(true);
    expect(paramsOf(open, 'missing_attributes')).toEqual({ attributes: 'branch_6109_0' });
  });

  it.each<[string, Partial<Findings>]>([
    ['the line is sure enough', { aim: aimAt(0.6) }],
    ['no question is asked', { questions: [] }],
    ['the answer would bring too little', { questions: [asks('branch', 0.49)] }],
    ['the question is of the heading', { questions: [asks('heading', 0.9)] }],
    ['one line leads alone', { ranking: { lines: [men], considered: 1, isSettled: false } }],
    [
      'the lines stand under two headings',
      { ranking: { lines: [men, likely(woven, 0.45)], considered: 2, isSettled: false } },
    ],
    [
      'the heading itself is in doubt',
      {
        ranking: { lines: [{ ...men, headingProbability: 0.59 }, women], considered: 2, isSettled: false },
      },
    ],
  ])('do not exist if %s', (_, change) => expect(differByOpenFact({ ...open, ...change })).toBe(false));
});

const digitsAgainst = (...args: Parameters<typeof precedentsAgainst>): string[] =>
  precedentsAgainst(...args).map(({ code }) => code.replace(/\D/gu, ''));

describe('precedents in other lines', () => {
  const plain = { ...men, precedents: [] };

  it.each([
    ['a near one under another subheading', withRuling(0.5, '6205.20.20.26'), ['6205202026']],
    ['one on other goods', withRuling(0.4999, '6205.20.20.26'), []],
    ['one under the same six digits', withRuling(0.9, '6109 10 00 40'), []],
    ['a code of the catalog', withRuling(0.9, '6205.20.20.26', 'catalog'), []],
    ['a decision of the company', withRuling(0.9, '6205.20.20.26', 'decision'), ['6205202026']],
  ])('with %s', (_, retrieval, against) => {
    expect(digitsAgainst(retrieval, plain)).toEqual(against);
    expect(contradictedByPrecedents(retrieval, plain)).toBe(against.length > 0);
    expect(codes(findings([plain], { retrieval })).includes('precedent_conflict')).toBe(against.length > 0);
  });

  it('do not block a line that is more similar to its own rulings', async () => {
    const mixed = await rankedBy(smallSchedule(), 'knitted cotton T-shirt', {
      precedents: [ruling('N1', '6109.10.00.12', 0.8), ruling('N2', '6205.20.00.00', 0.7)],
    });
    const line = lineOf(mixed.ranking, '6109.10.00.12');
    expect(digitsAgainst(mixed.retrieval, line)).toEqual(['6205200000']);
    expect(contradictedByPrecedents(mixed.retrieval, line)).toBe(false);
  });
});

describe('decideFlags', () => {
  it('names the note that excludes goods of a leading line from the first one’s position', async () => {
    const kettles = await rankedBy(
      smallSchedule({}, [
        ['73', 0, 'Articles of iron or steel'],
        ['7323', 1, 'Kettles of steel'],
        ['7323.93.00.00', 2, 'Of stainless steel'],
        ['85', 0, 'Electrical machinery'],
        ['8516', 1, 'Kettles of steel, electric'],
        ['8516.79.00.00', 2, 'Electric kettles'],
      ]),
      'steel kettle',
    );
    const steel = likely(lineOf(kettles.ranking, '7323.93.00.00'), 0.5);
    const electric = likely(lineOf(kettles.ranking, '8516.79.00.00'), 0.4);
    const conflict = { reference: 'Section XV, note 1(f)', code: '8516' };
    const { reading } = kettles;
    expect(paramsOf(findings([steel, electric], { reading }), 'legal_conflict')).toEqual(conflict);
    expect(codes(findings([steel, electric]))).not.toContain('legal_conflict');
    expect(codes(findings([electric, steel]))).not.toContain('legal_conflict');
    expect(codes(settled(steel, electric))).not.toContain('legal_conflict');
  });

  it('reports that a process without models, and a failed search, compare text only', async () => {
    const { retrieval } = await rankedBy(smallSchedule(), 'T-shirt', { models: fixedModels('610910', 0.9) });
    expect(codes(findings([men], { retrieval }))).not.toContain('lexical_only');
    expect(codes(findings([men], { retrieval: { ...retrieval, failed: ['product'] } }))).toContain(
      'lexical_only',
    );
    expect(codes(findings([men], { retrieval: { ...retrieval, predictions: null } }))).toContain(
      'lexical_only',
    );
  });

  it('says of a set under one heading that no rule of interpretation decides it', async () => {
    const { reading } = await rankedBy(smallSchedule(), 'gift set of T-shirts');
    expect(paramsOf(findings([men, women], { reading }), 'set_or_kit')).toEqual({ reason: 'one_heading' });
    expect(paramsOf(findings([men, likely(woven, 0.45)], { reading }), 'set_or_kit')).toEqual({});
    expect(codes(settled(men, women))).not.toContain('set_or_kit');
  });

  it('reports a changed code for the first line only', () => {
    const schedule = smallSchedule({}, SMALL_ROWS, new Set(['6109100040']));
    expect(codes(findings([men, women], { schedule }))).not.toContain('code_changed_recently');
    expect(paramsOf(findings([women, men], { schedule }), 'code_changed_recently')).toEqual({
      code: '6109.10.00.40',
    });
  });

  it('treats missing lines as no goods, unless a sample lacks them', () => {
    expect(codes(findings([]))).toContain('not_goods');
    const lacking = findings([], { isOutsideSample: true });
    expect(codes(lacking)).not.toContain('not_goods');
    expect(paramsOf(lacking, 'not_in_sample')).toEqual({ lines: LEAVES, market: 'US' });
  });

  it('lists blocking flags before informational ones', () => {
    const schedule = smallSchedule({ isDemo: true, isSuperseded: true });
    const blocks = codes(findings([men, women], { schedule, aim: aimAt(0.1) })).map((code) =>
      BLOCKING_FLAGS.has(code),
    );
    expect(blocks).toEqual(blocks.toSorted((a, b) => Number(b) - Number(a)));
    expect(new Set(blocks)).toEqual(new Set([true, false]));
  });

  it('raises each flag at most once', () => {
    const raised = codes(findings([men, women, woven], { aim: aimAt(0) }));
    expect(new Set(raised).size).toBe(raised.length);
  });
});
