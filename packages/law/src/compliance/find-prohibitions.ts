import { isBan } from '../duty/bounds.ts';
import { holdMeasures, type MeasuredGoods } from '../duty/hold-measures.ts';
import type { Law } from '../law.ts';
import type { Measure } from '../pack/measure.ts';

/** Bans of a law on the import of goods of an origin on a day (ISO); none where the origin is not known. */
export function findProhibitions(
  law: Law,
  goods: Pick<MeasuredGoods, 'digits' | 'origin' | 'date'>,
): readonly Measure[] {
  if (goods.origin === null) return [];
  return holdMeasures(law, { ...goods, claim: null, facts: {} })
    .filter(({ measure, standing }) => isBan(measure) && standing !== 'may')
    .map(({ measure }) => measure);
}
