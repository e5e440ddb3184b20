import { describe, expect, it } from '@jest/globals';
import { WEIGHTS_FILE } from '@svc/text-model/packaged-models';
import { readFileSync } from 'node:fs';
import {
  BRANCH_EVIDENCE,
  LEVELS,
  packagedWeights,
  readWeights,
  SUBHEADING_EVIDENCE,
  withoutEvidence,
} from './weights.ts';

const text = readFileSync(WEIGHTS_FILE, 'utf8');
describe('the packaged weights', () => {
  it('have a number for each name used in ranking, and no others', () => {
    const { subheading, branch } = JSON.parse(text) as Record<string, Record<string, number>>;
    expect(Object.keys(subheading ?? {}).sort()).toEqual([...SUBHEADING_EVIDENCE].sort());
    expect(Object.keys(branch ?? {}).sort()).toEqual([...BRANCH_EVIDENCE].sort());
  });

  it('have thresholds between 0 and 1', () => {
    const { thresholds } = packagedWeights();
    for (const level of LEVELS) {
      expect(thresholds[level]).toBeGreaterThan(0);
      expect(thresholds[level]).toBeLessThan(1);
    }
  });

  it('grow with the probability for each market and level, up to a hundred terms', () => {
    const longest = Math.log1p(100);
    const slopes = Object.values(packagedWeights().calibration).flatMap(({ heading, subheading, line }) => [
      heading.heading,
      subheading.subheading,
      subheading.subheading + subheading.certain,
      subheading.subheading + subheading.certain + longest * subheading.byWords,
      line.share,
    ]);
    expect(Math.min(...slopes)).toBeGreaterThan(0);
  });
});

describe('withoutEvidence', () => {
  it('clears a name everywhere, and nothing else', () => {
    const weights = packagedWeights();
    const { subheading, branch, line } = withoutEvidence(weights, 'hint');
    expect([subheading.hint, branch.hint]).toEqual([0, 0]);
    expect({ ...subheading, hint: weights.subheading.hint }).toEqual(weights.subheading);
    expect(line).toEqual(weights.line);
    expect(withoutEvidence(weights, 'national').line.EU).toEqual({ ...weights.line.EU, national: 0 });
  });
});

describe('readWeights', () => {
  it.each<[string, string | RegExp, string]>([
    ['subheading has an unknown guessed', '"predicted"', '"guessed"'],
    ['branch.leaves is no number', /"leaves": [\d.-]+/u, '"leaves": "many"'],
    ['calibration is no object', '"calibration"', '"scales"'],
    ['line.US.descent is no number', /"descent": [\d.-]+/u, '"descent": null'],
    ['thresholds has an unknown chapter', '"thresholds": {', '"thresholds": { "chapter": 1,'],
  ])('reports that %s', (message, found, written) => {
    expect(() => readWeights(text.replace(found, written))).toThrow(message);
  });

  it('reports what is missing', () => {
    expect(() => readWeights('{}')).toThrow('calibration is no object');
  });
});
