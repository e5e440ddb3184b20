import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { Law } from '../law.ts';
import { STRENGTHS, type RequirementRow } from '../pack/requirement.ts';
import { policyNotes } from './policy-notes.ts';

interface CheckedGoods {
  readonly line: Pick<ScheduleLine, 'codeDigits' | 'extra'>;
  /** ISO code; null if unknown, which also returns requirements on single origins, as possible. */
  readonly origin: string | null;
  readonly date: string;
}

/** Import requirements that may apply to goods of a line, most certain first. */
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
