import { describe, expect, it } from '@jest/globals';
import type { Reason } from '../../coded-sentences.ts';
import { withoutOpenRests } from './open-points.ts';

describe('withoutOpenRests', () => {
  const rest: Reason = { key: 'residual', params: { row: 'Other', others: 'For treating metals', count: 0 } };

  it('drops a residual row from which no fact parts another line', () => {
    const open: Reason = { key: 'same_as_known', params: { one: 'Other', other: 'For treating metals' } };
    expect(withoutOpenRests([rest], [open])).toEqual([]);
    expect(withoutOpenRests([rest], [])).toEqual([rest]);
  });
});
