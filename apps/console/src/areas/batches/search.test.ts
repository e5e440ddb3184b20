import { describe, expect, it } from '@jest/globals';
import { FOUND_GROUPS, ROW_STATES } from './batch.ts';
import { readSearch } from './search.ts';

describe('the URL of a batch', () => {
  it('shows the chosen rows', () => {
    const [[rows], [found]] = [ROW_STATES, FOUND_GROUPS];
    expect(readSearch({ rows, found })).toEqual({ rows, found });
  });

  it('has the position of a row, even of the first one', () => {
    expect([readSearch({ at: 0 }), readSearch({ at: '12' })]).toEqual([{ at: 0 }, { at: 12 }]);
  });

  it.each([
    ['rows', 'failed'],
    ['rows', 'Done'],
    ['found', 'row'],
    ['found', 'constructor'],
    ['at', -1],
    ['at', 0.5],
    ['at', 'first'],
    ['at', undefined],
    ['at', null],
    ['at', ''],
    ['at', false],
    ['at', []],
    ['at', Number.POSITIVE_INFINITY],
  ])('omits %s=%p', (field, value) => expect(readSearch({ [field]: value })).toEqual({}));
});
