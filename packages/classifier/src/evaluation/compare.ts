import type { EvaluatedCase } from './evaluate.ts';
import { pairedDifference, type Difference } from './intervals.ts';
import { DIGITS } from './metrics.ts';
import { meetsLabel } from './right-digits.ts';

export type ComparedCase = Pick<EvaluatedCase, 'id' | 'code' | 'ranked'>;

export interface Comparison {
  readonly n: number;
  /** This run minus the other, by digits, over cases with labels that long. */
  readonly difference: Readonly<Record<string, Difference & { readonly n: number }>>;
}

const isRight = ({ code, ranked }: ComparedCase, digits: number): boolean =>
  meetsLabel(code, ranked[0]?.code ?? '', digits);

/** Compares a run with an earlier one, case by case; pairs cases by id and occurrence. */
export function compareRuns(now: readonly ComparedCase[], before: readonly ComparedCase[]): Comparison {
  const earlier = new Map(withOccurrence(before).map(([key, item]) => [key, item]));
  const pairs = withOccurrence(now).flatMap(([key, item]) => {
    const other = earlier.get(key);
    return other === undefined ? [] : [{ item, other }];
  });
  const differences = DIGITS.map((digits) => {
    const labelled = pairs.filter(({ item }) => item.code.length >= digits);
    const gained = labelled.filter(({ item, other }) => isRight(item, digits) && !isRight(other, digits));
    const lost = labelled.filter(({ item, other }) => !isRight(item, digits) && isRight(other, digits));
    const found = pairedDifference(gained.length, lost.length, labelled.length);
    return [digits, { ...found, n: labelled.length }] as const;
  });

  return { n: pairs.length, difference: Object.fromEntries(differences) };
}

function withOccurrence(cases: readonly ComparedCase[]): [key: string, item: ComparedCase][] {
  const seen = new Map<string, number>();
  return cases.map((item) => {
    const occurrence = (seen.get(item.id) ?? 0) + 1;
    seen.set(item.id, occurrence);
    return [`${item.id} ${occurrence}`, item];
  });
}
