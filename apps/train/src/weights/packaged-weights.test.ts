import { describe, expect, it } from '@jest/globals';
import { LEVELS, packagedWeights } from '@svc/classifier/weights';
import { WEIGHTS_FILE } from '@svc/text-model/packaged-models';
import { readFileSync } from 'node:fs';
import { crossFitted, leastThreshold, PRECISION_WANTED, proposedAt, rightOf } from './choose-thresholds.ts';
import { fitCalibration } from './fit-weights.ts';
import { OUTCOMES_FILE, readOutcomes } from './outcome-file.ts';

interface WeightsFile {
  readonly fitted_on: string;
  readonly sets: Readonly<Record<string, number>>;
}

const { fitted_on, sets } = JSON.parse(readFileSync(WEIGHTS_FILE, 'utf8')) as WeightsFile;
const outcomes = readOutcomes(readFileSync(OUTCOMES_FILE, 'utf8'));
const { calibration, thresholds } = packagedWeights();
const sure = crossFitted(outcomes);

describe('the packaged weights', () => {
  it('have the scales fitted to their outcomes', () => expect(fitCalibration(outcomes)).toEqual(calibration));

  it.each(['heading', 'subheading'] as const)(
    'have the lowest threshold of a %s that is precise enough',
    (level) => expect(leastThreshold(sure, level, PRECISION_WANTED)).toBe(thresholds[level]),
  );

  it.each(LEVELS)('propose the correct code at the requested digits, at most six: %s', (level) => {
    const proposed = proposedAt(sure, level, thresholds);
    expect(rightOf(proposed, level)).toBeGreaterThanOrEqual(PRECISION_WANTED * proposed.length);
  });

  it('state when and on what they were fitted', () => {
    expect(fitted_on).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    const total = Object.values(sets).reduce((sum, n) => sum + n, 0);
    expect(sure.length).toBeLessThanOrEqual(total);
  });
});
