import type { AnswerOf } from '@svc/client/create-client';
import { KINDS, type Kind } from '../search.ts';

/** Changes of one line between two versions. */
export type Change = AnswerOf<'tariff.changes'>['items'][number];

/** Fields of a line that may differ. */
const FIELDS = [
  'code',
  'description',
  'duty_rate',
  'special_rate',
  'column2_rate',
  'additional_duties',
  'unit',
  'parent_code',
  'is_leaf',
] as const;

/** A field of a line that may differ. */
export type Field = (typeof FIELDS)[number];

/** Codes that were added in place of each removed one, by the removed code. */
export function splitsOf(changes: readonly Change[]): ReadonlyMap<string, readonly string[]> {
  const added = new Set(changes.filter(({ kind }) => kind === 'added').map(({ code }) => code));
  const splits = changes.flatMap(({ kind, code, successors }): readonly (readonly [string, string[]])[] => {
    const parts = kind === 'removed' ? successors.filter((each) => added.has(each.code)) : [];
    return parts.length < 2 ? [] : [[code, parts.map((part) => part.code)]];
  });
  return new Map(splits);
}

/** True if a change is of a kind; a split stays a removal as well. */
export function isOfKind(
  change: Change,
  kind: Kind | undefined,
  splits: ReadonlyMap<string, unknown>,
): boolean {
  if (kind === undefined) return true;
  return kind === 'split' ? change.kind === 'removed' && splits.has(change.code) : change.kind === kind;
}

/** Number of changes by kind. */
export function countsOf(
  changes: readonly Change[],
  splits: ReadonlyMap<string, unknown>,
): readonly { readonly kind: Kind; readonly count: number }[] {
  const counted = KINDS.map((kind) => ({
    kind,
    count: changes.filter((change) => isOfKind(change, kind, splits)).length,
  }));
  return counted.filter(({ count }) => count > 0);
}

const shown = (value: string | boolean | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** The fields that differ, with their texts before and after. */
export function differences({ before, after }: Change): readonly {
  readonly field: Field;
  readonly before: string;
  readonly after: string;
}[] {
  const both = FIELDS.map((field) => ({
    field,
    before: shown(before?.[field]),
    after: shown(after?.[field]),
  }));
  return both.filter((each) => each.before !== each.after);
}

/** A change in one line of text. */
export function inShort(change: Change): string {
  const { kind, before, after } = change;
  if (kind === 'added') return shown(after?.description);
  if (kind === 'removed') return shown(before?.description);
  const [first] = differences(change).filter(({ field }) => field !== 'code');
  return first === undefined ? '' : `${first.before || '—'} → ${first.after || '—'}`;
}
