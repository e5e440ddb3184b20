import { describe, expect, it } from '@jest/globals';
import { smallSchedule, type SmallRow } from '../../../test/small-schedule.ts';
import { lineOf, rankedBy } from '../../../test/ranked.ts';
import { valuesOf } from './line-values.ts';

const LINEN: readonly SmallRow[] = [
  ['63', 0, 'Made-up textile articles'],
  ['6302', 1, 'Bed linen'],
  ['6302.31.00.00', 2, 'Of cotton'],
  ['6302.32.00.00', 2, 'Of man-made fibers'],
  ['6302.39.00.00', 2, 'Of other textile materials'],
];
const schedule = smallSchedule({}, LINEN);
const { ranking } = await rankedBy(schedule, 'bed linen');

describe('valuesOf', () => {
  it.each([
    ['6302.31.00.00', { values: ['cotton'], isRest: false }],
    ['6302.32.00.00', { values: ['man_made_fibre'], isRest: false }],
    // Excludes cotton and man-made fibers, which sibling rows name.
    ['6302.39.00.00', { values: ['textile'], isRest: true }],
  ])('%s takes of materials', (code, taken) =>
    expect(valuesOf(schedule, lineOf(ranking, code), 'material')).toEqual(taken),
  );

  it('finds none where no row of the path states the attribute', () => {
    expect(valuesOf(schedule, lineOf(ranking, '6302.31.00.00'), 'state').values).toEqual([]);
  });
});
