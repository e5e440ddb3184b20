import { describe, expect, it } from '@jest/globals';
import { dutyRequest } from '../../test/duty-request.ts';
import { estimateDuty } from './estimate-duty.ts';

describe('section 232 on downstream goods', () => {
  // Annex I-B: 25 % where metal is 15 % of the weight or more.
  it.each<[number | undefined, string, readonly string[]]>([
    [undefined, '0', ['metal_weight_pct']],
    [14.9, '0', []],
    [15, '25', []],
  ])('of a refrigerator with %s %% of metal owes %s %% on top', (share, pct, missing) => {
    const measures = share === undefined ? {} : { metal_weight_pct: share };
    const given = {
      code: '8418.10.00.10',
      rate: 'Free',
      origin: 'DE',
      date: '2026-08-01',
      value: 100,
      measures,
    };
    const answer = estimateDuty(dutyRequest('US', given));

    expect(answer.totalPct.low.toFixed()).toBe(pct);
    expect(answer.missing.map(({ field }) => field)).toEqual(missing);
    expect(answer.mayApply).toHaveLength(missing.length);
  });
});
