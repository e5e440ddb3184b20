import { describe, expect, it } from '@jest/globals';
import { fitLogit, type Choice } from './fit-logit.ts';

const choice = (right: number, ...rows: readonly (readonly number[])[]): Choice => ({
  rows: rows.map((row) => Float64Array.from(row)),
  right: [right],
  weight: 1,
});

describe('fitLogit', () => {
  it('gives weight to the evidence for the correct row', () => {
    const choices = Array.from({ length: 40 }, (_, at) =>
      choice(at % 2, [at % 2 === 0 ? 1 : 0, 0.5], [at % 2 === 0 ? 0 : 1, 0.5]),
    );
    const { weights, loss } = fitLogit(choices, [0, 0], 1e-4);
    expect(weights[0]).toBeGreaterThan(2);
    expect(weights[1]).toBeCloseTo(0, 6);
    expect(loss).toBeLessThan(Math.log(2) / 2);
  });

  it('finds the log-odds of the shares', () => {
    // The row with evidence is right in 3 of 4 choices: its log-odds are ln 3.
    const choices = [0, 0, 0, 1].map((right) => choice(right, [1], [0]));
    expect(fitLogit(choices, [0], 0).weights[0]).toBeCloseTo(Math.log(3), 2);
  });
});
