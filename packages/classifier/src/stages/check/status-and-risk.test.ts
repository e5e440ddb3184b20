import { describe, expect, it } from '@jest/globals';
import { likely, rankedBy } from '../../../test/ranked.ts';
import { fixedModels, ruling, smallSchedule } from '../../../test/small-schedule.ts';
import { FLAG_CODES, type Flag } from '../../classification.ts';
import { DEFAULT_THRESHOLDS } from '../../options.ts';
import { brokenIn } from '../../../test/findings.ts';
import { aimOf } from './aim.ts';
import type { RankedLine } from '../rank.ts';
import { BLOCKING_FLAGS, type Findings } from './flags.ts';
import { decideStatus, namesNothing, riskOf } from './status-and-risk.ts';

const models = fixedModels('610910', 0.9);
const found = await rankedBy(smallSchedule(), "men's knitted cotton T-shirt", { models });
const [first] = found.ranking.lines;
if (first === undefined) throw new Error('a line expected');

const aimAt = (line: number) => aimOf({ heading: 1, subheading: 1, line }, DEFAULT_THRESHOLDS, null);
const flag = (code: Flag['code']): Flag => ({ code, params: {} });

const findings = (line: Partial<RankedLine> = {}, more: Partial<Findings> = {}): Findings => ({
  ...found,
  ranking: { lines: [{ ...first, ...line }], considered: 1, isSettled: false },
  questions: [],
  aim: aimAt(0.9),
  conditions: [],
  isOutsideSample: false,
  ...more,
});
const settled = (line: Partial<RankedLine>): Findings =>
  findings(line, { ranking: { lines: [{ ...first, ...line }], considered: 1, isSettled: true } });

const AGAINST: Partial<RankedLine> = { findings: brokenIn(first, 'gender') };

describe('decideStatus at six digits', () => {
  const surely = { heading: 0.9, subheading: DEFAULT_THRESHOLDS.subheading, line: 0.2 };
  const six = aimOf(surely, DEFAULT_THRESHOLDS, 6);

  it('needs only the confidence of the subheading', () => {
    expect(decideStatus(findings({}, { aim: six }), [])).toBe('proposed');
    expect(decideStatus(findings({}, { aim: aimOf(surely, DEFAULT_THRESHOLDS, null) }), [])).toBe(
      'needs_review',
    );
  });

  it('ignores a condition of the national line', () => {
    const [national] = brokenIn(first, 'gender');
    const above = first.path.find(({ codeDigits }) => codeDigits?.length === 4);
    if (national === undefined || above === undefined) throw new Error('a heading expected');
    expect(decideStatus(findings({ findings: [national] }, { aim: six }), [])).toBe('proposed');
    expect(decideStatus(findings({ findings: [{ ...national, row: above }] }, { aim: six }), [])).toBe(
      'needs_review',
    );
  });
});

describe('decideStatus', () => {
  it.each([
    ['at the threshold', findings({}, { aim: aimAt(DEFAULT_THRESHOLDS.line) }), 'proposed'],
    ['below the threshold', findings({}, { aim: aimAt(0.5999) }), 'needs_review'],
    ['whose words contradict a fact', findings(AGAINST), 'needs_review'],
    ['decided before, though its words contradict a fact', settled(AGAINST), 'proposed'],
    ['of a sample that lacks the goods', findings({}, { isOutsideSample: true }), 'needs_review'],
    ['that is none', findings({}, { ranking: { lines: [], considered: 0, isSettled: false } }), 'needs_info'],
  ])('of a line %s', (_, of, status) => expect(decideStatus(of, [])).toBe(status));

  it.each(FLAG_CODES)('proposes nothing against %s if that flag blocks, and otherwise does', (code) => {
    const expected = BLOCKING_FLAGS.has(code) ? 'needs_review' : 'proposed';
    expect(decideStatus(findings(), [flag(code)])).toBe(expected);
  });

  it('asks for the fact that distinguishes the leading lines, even with a blocking flag', () => {
    const lines = [
      likely(first, 0.4, { headingProbability: 1 }),
      likely(first, 0.4, { headingProbability: 1 }),
    ];
    const open = findings(
      {},
      {
        aim: aimAt(0.4),
        ranking: { lines, considered: 2, isSettled: false },
        questions: [{ kind: 'branch', attribute: 'branch_6109_0', asks: 'gender', options: [], gain: 1 }],
      },
    );
    expect(decideStatus(open, [flag('set_or_kit')])).toBe('needs_info');
    expect(decideStatus({ ...open, isOutsideSample: true }, [])).toBe('needs_review');
  });
});

const nothingIn = ({ reading, retrieval, ranking }: Findings): boolean =>
  namesNothing(reading, retrieval, ranking);

describe('namesNothing', () => {
  const { predictions } = found.retrieval;
  if (predictions === null) throw new Error('predictions expected');
  const said = (of: Partial<typeof predictions>) => ({
    ...found.retrieval,
    predictions: { ...predictions, ...of },
  });
  const unmet: Partial<RankedLine> = { scores: { ...first.scores, overlap: 0 }, precedents: [] };
  const nameless = { ...found.reading, products: [] };

  it.each<[string, Findings, boolean]>([
    ['a text that is talk', findings({}, { reading: { ...found.reading, namesGoods: false } }), true],
    ['a text that the models take for vague', findings({}, { retrieval: said({ vague: 0.97 }) }), true],
    [
      'a long text that the models take for vague',
      findings(
        {},
        {
          retrieval: said({ vague: 0.97 }),
          reading: {
            ...found.reading,
            normalized: { ...found.reading.normalized, search_terms: 'abcdefghijklmnopqrst'.split('') },
          },
        },
      ),
      false,
    ],
    ['a text that may be vague', findings({}, { retrieval: said({ vague: 0.9699 }) }), false],
    [
      'words that neither models nor schedule know',
      findings(unmet, { retrieval: said({ known: 0.0999 }), reading: nameless }),
      true,
    ],
    [
      'words of which the models know a tenth',
      findings(unmet, { retrieval: said({ known: 0.1 }), reading: nameless }),
      false,
    ],
    ['unknown words with a name of goods', findings(unmet, { retrieval: said({ known: 0 }) }), false],
    [
      'words of the schedule alone',
      findings({}, { retrieval: said({ known: 0 }), reading: nameless }),
      false,
    ],
  ])('reads %s', (_, of, isNothing) => expect(nothingIn(of)).toBe(isNothing));

  it('lets a precedent replace unknown terms', async () => {
    const [line] = (
      await rankedBy(smallSchedule(), 'zzyx', { precedents: [ruling('N1', '0901.21.00.00', 0.9)] })
    ).ranking.lines;
    const of = { ...unmet, precedents: line?.precedents ?? [] };
    expect(nothingIn(findings(of, { retrieval: said({ known: 0 }), reading: nameless }))).toBe(false);
  });

  it('never doubts an earlier decision on the same description', () => {
    expect(nothingIn({ ...settled({}), reading: { ...found.reading, namesGoods: false } })).toBe(false);
  });
});

describe('riskOf', () => {
  it.each([
    [1, [], 0],
    [0, [], 70],
    [0.255, [], 52],
    [1, ['demo_data', 'lexical_only', 'superseded_schedule'], 0],
    [0.5, ['set_or_kit', 'demo_data', 'legal_conflict'], 55],
    [0, ['not_goods', 'low_confidence', 'set_or_kit'], 99],
  ] as const)('of confidence %d with %j is %i', (confidence, flags, risk) =>
    expect(riskOf(confidence, flags.map(flag))).toBe(risk),
  );
});
