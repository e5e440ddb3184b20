import { isBan } from '../duty/bounds.ts';
import { applicableMeasures, type MeasuredGoods } from '../duty/applicable-measures.ts';
import type { Law } from '../law.ts';
import type { Measure } from '../pack/measure.ts';

/** Import bans for goods of an origin on a day (ISO); empty if the origin is unknown. */
export function findProhibitions(
  law: Law,
  goods: Pick<MeasuredGoods, 'digits' | 'origin' | 'date'>,
): readonly Measure[] {
  if (goods.origin === null) return [];
  return applicableMeasures(law, { ...goods, claim: null, facts: {} })
    .filter(({ measure, standing }) => isBan(measure) && standing !== 'may')
    .map(({ measure }) => measure);
}
