import { describe, expect, it } from '@jest/globals';
import { smallSchedule, type SmallRow } from '../../../test/small-schedule.ts';
import { findSubheading } from './subheading-roots.ts';

// As the schedules of the US and the EU write them: a heading without subdivision has no row of four digits, and an
// uncoded row may gather part of a subheading.
const ROWS: readonly SmallRow[] = [
  ['95', 0, 'Toys'],
  ['9503.00.00', 1, 'Tricycles; dolls; other toys'],
  ['9503.00.00.11', 2, 'For children under 3'],
  ['9503.00.00.90', 2, 'Other'],
  ['9507', 1, 'Fishing rods'],
  ['9507.10.00.40', 2, 'Fishing rods'],
  ['', 2, 'Reels:'],
  ['9507.30.20.00', 3, 'Valued under $2.70'],
  ['9507.30.40.00', 3, 'Other'],
  ['9507.30.90.00', 2, 'Parts of reels'],
];

describe('findSubheading', () => {
  const schedule = smallSchedule({}, ROWS);
  const rootsOf = (code: string) => findSubheading(schedule, code)?.roots.map((line) => line.description);

  it('finds a heading that is not subdivided', () => {
    expect(rootsOf('950300')).toEqual(['Tricycles; dolls; other toys']);
    expect(findSubheading(schedule, '950300')?.heading.code).toBe('9503.00.00');
  });

  it('finds every row of a subheading without a row', () => {
    expect(rootsOf('950710')).toEqual(['Fishing rods']);
    expect(rootsOf('950730')).toEqual(['Reels:', 'Parts of reels']);
    expect(findSubheading(schedule, '950730')?.heading.code).toBe('9507');
  });

  it('finds nothing for a subheading missing from the schedule', () => {
    expect(findSubheading(schedule, '950790')).toBeUndefined();
  });
});
