import { describe, expect, it } from '@jest/globals';
import type { TrainingRow } from './corpus/training-row.ts';
import { isHeldOut, partOf, PARTS } from './held-out.ts';

const row = (group: string): TrainingRow => ({
  source: 'test',
  id: group,
  group,
  product: { description: group },
  code: '610910',
  market: null,
  weight: 1,
});

describe('the split', () => {
  it('puts a product on one side', () => {
    expect(partOf(row('ruling:N1'))).toBe(partOf({ ...row('ruling:N1'), id: 'other', code: '640399' }));
  });

  it('reserves about one product in five for testing, and no vocabulary', () => {
    const rows = Array.from({ length: 2000 }, (_, at) => row(`text:product ${at}`));
    const held = rows.filter(isHeldOut).length / rows.length;
    expect(held).toBeGreaterThan(0.8 / PARTS);
    expect(held).toBeLessThan(1.2 / PARTS);
    expect(isHeldOut(row(''))).toBe(false);
  });
});
