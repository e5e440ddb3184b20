import { isBan } from '../duty/bounds.ts';
import { holdMeasures } from '../duty/hold-measures.ts';
import type { Law } from '../law.ts';
import type { Measure } from '../pack/measure.ts';

/** Bans of a law on the import of goods of an origin on a day (ISO); none where the origin is not known. */
export function findProhibitions(
  law: Law,
  {
    digits,
    origin,
    date,
  }: { readonly digits: string; readonly origin: string | null; readonly date: string },
): readonly Measure[] {
  if (origin === null) return [];
  return holdMeasures(law, { digits, origin, date, claim: null, facts: {} })
    .filter(({ measure, standing }) => isBan(measure) && standing !== 'may')
    .map(({ measure }) => measure);
}
