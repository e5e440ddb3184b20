import { describe, expect, it } from '@jest/globals';
import { packagedWeights, type Level } from '@svc/classifier/weights';
import { WEIGHTS_FILE } from '@svc/text-model/packaged-models';
import { readFileSync } from 'node:fs';
import { leastThreshold, PRECISION_WANTED, proposedFrom, type FreeBin } from './choose-thresholds.ts';
import { fitCalibration, type CalibrationBins } from './fit-weights.ts';

interface WeightsFile {
  readonly fitted_on: string;
  readonly sets: Readonly<Record<string, number>>;
  readonly outcomes: {
    readonly by_log_odds: CalibrationBins;
    readonly by_confidence: Readonly<Record<Level, readonly FreeBin[]>>;
  };
}

const { fitted_on, sets, outcomes } = JSON.parse(readFileSync(WEIGHTS_FILE, 'utf8')) as WeightsFile;

describe('the packaged weights', () => {
  it('have the scales that their outcomes are fitted by', () =>
    expect(fitCalibration(outcomes.by_log_odds)).toEqual(packagedWeights().calibration));

  it.each(['heading', 'subheading'] as const)(
    'have the least threshold of a %s that is precise enough',
    (level) => {
      const bins = outcomes.by_confidence[level];
      const threshold = packagedWeights().thresholds[level];
      expect(leastThreshold(bins, PRECISION_WANTED)).toBe(threshold);
      const { n, right } = proposedFrom(bins, threshold);
      expect(right).toBeGreaterThanOrEqual(PRECISION_WANTED * n);
    },
  );

  it('say when and on what they were fitted', () => {
    expect(fitted_on).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    const total = Object.values(sets).reduce((sum, n) => sum + n, 0);
    const counted = Object.values(outcomes.by_log_odds).flatMap(({ heading }) => heading.map(([, n]) => n));
    expect(counted.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(total);
  });
});
