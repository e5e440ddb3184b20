import { describe, expect, it } from '@jest/globals';
import { bandsOf, calibrationError, type Decided } from './bands.ts';

const decided = (confidence: number, decision: Decided['decision']): Decided => ({
  confidence,
  decision,
  recommended_code: '6109.10.00.12',
  final_code: decision === 'approved' ? '6109.10.00.12' : '6109.10.00.40',
});

describe('accuracy by confidence', () => {
  it('is the share of approved proposals in each band', () => {
    const band = bandsOf([
      decided(0.8, 'approved'),
      decided(0.82, 'approved'),
      decided(0.84, 'approved'),
      decided(0.86, 'overridden'),
      decided(0.88, 'rejected'),
    ])[8];
    expect(band).toMatchObject({ from: 0.8, to: 0.9, count: 5, right: 3, accuracy: 0.6 });
    expect(band?.expected).toBeCloseTo(0.84, 10);
  });

  it('counts the highest confidence in the last band, and ignores undecided lookups', () => {
    const bands = bandsOf([decided(1, 'approved'), decided(0.5, null)]);
    expect(bands.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('shows the mean deviation from the confidence', () => {
    // 1.0 said and right, 0.5 said and wrong: (0 + 0.5) / 2.
    expect(calibrationError(bandsOf([decided(1, 'approved'), decided(0.5, 'rejected')]))).toBeCloseTo(
      0.25,
      10,
    );
    expect(calibrationError(bandsOf([]))).toBeNull();
  });
});
