import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { Law } from '../law.ts';
import { STRENGTHS, type RequirementRow } from '../pack/requirement.ts';
import { policyNotes } from './policy-notes.ts';

/** Goods to find requirements for. */
interface CheckedGoods {
  readonly line: Pick<ScheduleLine, 'codeDigits' | 'extra'>;
  /** ISO code; null where it is not known: then requirements on single origins are named too, as possible. */
  readonly origin: string | null;
  /** ISO date. */
  readonly date: string;
}

/** Requirements of a law that goods of a line may meet on import, the surest first. */
export function findRequirements({ line, origin, date }: CheckedGoods, law: Law): readonly RequirementRow[] {
  const rows = law.requirements(line.codeDigits ?? '', date);
  const found =
    origin === null
      ? rows.map(unsureOfOrigin)
      : rows.filter(
          ({ origins, exceptOrigins }) =>
            law.isOf(origins, origin, date) && !law.isOf(exceptOrigins, origin, date),
        );
  const noted = law.pack.market === 'VN' ? policyNotes(line.extra) : [];

  return [...noted, ...found].toSorted(
    (left, right) => STRENGTHS.indexOf(left.strength) - STRENGTHS.indexOf(right.strength),
  );
}

function unsureOfOrigin(requirement: RequirementRow): RequirementRow {
  return requirement.origins === null ? requirement : { ...requirement, strength: 'possible' };
}
