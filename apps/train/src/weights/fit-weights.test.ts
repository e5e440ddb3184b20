import { describe, expect, it } from '@jest/globals';
import { BRANCH_EVIDENCE, packagedWeights, SUBHEADING_EVIDENCE } from '@svc/classifier/weights';
import { sampleOutcome } from '../../test/sample-outcome.ts';
import type { CaseEvidence } from './collect.ts';
import { fitCalibration, fitRanking } from './fit-weights.ts';

const before = packagedWeights();
const none = <Name extends string>(names: readonly Name[]) =>
  // One entry for each name.
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
const NO_WEIGHTS = {
  subheading: none(SUBHEADING_EVIDENCE),
  branch: none(BRANCH_EVIDENCE),
  line: {
    US: { descent: 1, national: 0 },
    EU: { descent: 1, national: 0 },
    VN: { descent: 1, national: 0 },
  },
};
const row = (names: readonly string[], evidence: Record<string, number>): Float64Array =>
  Float64Array.from(names, (name) => evidence[name] ?? 0);
const subheading = (evidence: Record<string, number>) => row(SUBHEADING_EVIDENCE, evidence);
const branch = (evidence: Record<string, number>) => row(BRANCH_EVIDENCE, evidence);

const evidence = (more: Partial<CaseEvidence>): CaseEvidence => ({
  source: 'goods',
  market: 'US',
  half: 0,
  subheadings: { rows: [], right: [] },
  partings: [],
  lines: null,
  ...more,
});
const fitOn = (cases: readonly CaseEvidence[]) => fitRanking(cases, NO_WEIGHTS);

describe('fitRanking', () => {
  it('fits the log-odds of evidence for a subheading', () => {
    // The subheading that is hinted at is right in three of four: its log-odds are ln 3.
    const cases = [0, 0, 0, 1].map((right) =>
      evidence({ subheadings: { rows: [subheading({ hint: 1 }), subheading({})], right: [right] } }),
    );
    const { hint, precedent } = fitOn(cases).subheading;
    expect(hint).toBeCloseTo(Math.log(3), 2);
    expect(precedent).toBe(0);
  });

  it('uses only branches on the way to the correct line', () => {
    const rows = [branch({ residual: 1 }), branch({})];
    const parting = { parent: 1, positions: [2, 3], rows };
    const cases = [0, 0, 0, 1].flatMap((right) => [
      evidence({ partings: [{ ...parting, right: [right] }] }),
      evidence({ partings: [{ ...parting, right: [] }] }),
    ]);
    expect(fitOn(cases).branch.residual).toBeCloseTo(Math.log(3), 2);
  });

  it('balances the market model against the descent', () => {
    // Two lines deep: the descent is of no use, the model is right in three of four.
    const partings = [
      { parent: 1, positions: [2], rows: [branch({})], right: [] },
      { parent: 2, positions: [3, 4], rows: [branch({}), branch({})], right: [] },
    ];
    const cases = [0, 0, 0, 1].map((right) =>
      evidence({ partings, lines: { positions: [3, 4], national: [1, 0], right: [right] } }),
    );
    const { US, VN } = fitOn(cases).line;
    expect(US.national).toBeCloseTo(Math.log(3), 2);
    expect(VN).toEqual(NO_WEIGHTS.line.VN);
  });

  it('is the same for the same cases', () => {
    const cases = [evidence({ subheadings: { rows: [subheading({ rrf: 1 }), subheading({})], right: [0] } })];
    expect(fitRanking(cases, before)).toEqual(fitRanking(cases, before));
  });
});

describe('fitCalibration', () => {
  it('has a scale per market; a line is weighed if its subheading is correct', () => {
    // Of eight, six are right at six digits, and three of these as a line.
    const outcomes = Array.from({ length: 800 }, (_, place) =>
      sampleOutcome({
        market: 'EU',
        right: { heading: true, subheading: place % 8 < 6, line: place % 8 < 3 },
      }),
    );
    const { EU, US } = fitCalibration(outcomes);
    expect(EU.subheading.bias).toBeCloseTo(Math.log(3), 1);
    expect(EU.line.bias).toBeCloseTo(0, 1);
    expect(US.line).toEqual({ bias: 0, share: 0 });
  });

  it('counts a product on the schedule of another market as half', () => {
    // Two right ones away count as much as a wrong one.
    const outcomes = Array.from({ length: 900 }, (_, place) => {
      const isRight = place % 3 > 0;
      return sampleOutcome({
        isAway: isRight,
        right: { heading: isRight, subheading: isRight, line: null },
      });
    });
    expect(fitCalibration(outcomes).US.subheading.bias).toBeCloseTo(0, 6);
  });
});
