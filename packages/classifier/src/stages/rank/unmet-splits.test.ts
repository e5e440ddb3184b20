import { describe, expect, it } from '@jest/globals';
import { smallSchedule, type SmallRow } from '../../../test/small-schedule.ts';
import { normalize } from '../normalize.ts';
import { withoutUnmetSplits } from './unmet-splits.ts';

const APPLES: readonly SmallRow[] = [
  ['08', 0, 'Fruit'],
  ['0808', 1, 'Apples'],
  ['0808.10.80', 2, 'Other'],
  ['0808.10.80.10', 3, 'Cider apples'],
  ['0808.10.80.90', 3, 'Other'],
];

describe('withoutUnmetSplits', () => {
  const sharesOf = (description: string, market: 'EU' | 'US', split = 'Cider apples') => {
    const rows = APPLES.map(([code, depth, text]): SmallRow => [
      code,
      depth,
      text === 'Cider apples' ? split : text,
    ]);
    const schedule = smallSchedule({ market }, rows);
    const lines = ['0808108010', '0808108090'].map((digits) => ({
      line: schedule.line(schedule.findByDigits(digits) ?? 0),
      share: 0.5,
    }));
    return withoutUnmetSplits(normalize({ description, market }), schedule, lines);
  };

  it.each([
    ['fresh apples', 'EU', [0.03125, 0.96875]],
    ['cider apples', 'EU', [0.5, 0.5]],
    ['fresh apples', 'US', [0.5, 0.5]],
  ] as const)(
    'gives what %j of the %s is not stated to be to the residual line: %j',
    (goods, market, shares) => expect(sharesOf(goods, market)).toEqual(shares),
  );

  it('retains the share of a split that names the goods of a text in another language', () => {
    expect(sharesOf('남성용 티셔츠', 'EU', 'T-shirts')).toEqual([0.5, 0.5]);
    expect(sharesOf('남성용 셔츠', 'EU', 'T-shirts')).toEqual([0.03125, 0.96875]);
  });
});
