import type { ScheduleLine } from '../schedule/line.ts';
import type { ChangedFields, TariffChangeDraft, TariffChangeKind } from './change-kind.ts';
import { linesByCode, parentCode, type CodedLine } from './coded-lines.ts';
import { renumberedLines } from './renumbered.ts';

type ComparedKey =
  | 'description'
  | 'fullDescription'
  | 'dutyRate'
  | 'specialRate'
  | 'column2Rate'
  | 'additionalDuties'
  | 'unit'
  | 'isLeaf';

/** API names of the compared fields, and the kind of change that a difference in each one is. */
const FIELDS: readonly (readonly [ComparedKey, string, TariffChangeKind])[] = [
  ['description', 'description', 'description_changed'],
  ['fullDescription', 'full_description', 'description_changed'],
  ['dutyRate', 'duty_rate', 'rate_changed'],
  ['specialRate', 'special_rate', 'rate_changed'],
  ['column2Rate', 'column2_rate', 'rate_changed'],
  ['additionalDuties', 'additional_duties', 'rate_changed'],
  ['unit', 'unit', 'unit_changed'],
  ['isLeaf', 'is_leaf', 'declarability_changed'],
];

/**
 * Returns the changes of each code between two versions of one schedule, sorted by code and kind. Codes compare by
 * digits; grouping rows appear in the full descriptions of the lines below them. Rates compare by value, not spelling.
 * Rates and units are those in force on a line: a changed rate line changes every code that inherits it, because goods
 * are declared under those. `added` and `removed` list every code that one version lacks. `moved` is reported in
 * addition, for a code whose nearest coded line above differs (`parent_code`) or whose line now has another code
 * (`code`).
 */
export function compareVersions(
  before: readonly ScheduleLine[],
  after: readonly ScheduleLine[],
): TariffChangeDraft[] {
  const [old, now] = [linesByCode(before), linesByCode(after)];
  const renumbered = renumberedLines(before, after);
  const drafts: TariffChangeDraft[] = [];

  for (const line of old.values()) {
    const next = now.get(line.codeDigits);
    if (next === undefined) drafts.push(draft(line, 'removed', allFields(line), null));
    else drafts.push(...differences(line, next));

    const moved = moveOf(line, renumbered.get(line.codeDigits), [
      parentCode(line, before),
      next && parentCode(next, after),
    ]);
    if (moved !== null) drafts.push(moved);
  }

  for (const line of now.values()) {
    if (!old.has(line.codeDigits)) drafts.push(draft(line, 'added', null, allFields(line)));
  }

  return drafts.toSorted((a, b) => order(a.codeDigits, b.codeDigits) || order(a.kind, b.kind));
}

function differences(line: CodedLine, next: CodedLine): TariffChangeDraft[] {
  const differing = FIELDS.filter(
    ([key, , kind]) =>
      line[key] !== next[key] && !(kind === 'rate_changed' && isSameRate(line[key], next[key])),
  );
  const kinds = new Set(differing.map(([, , kind]) => kind));

  return [...kinds].map((kind) => {
    const fields = differing.filter(([, , each]) => each === kind);
    return draft(line, kind, fieldsOf(line, fields), fieldsOf(next, fields));
  });
}

const PERCENTAGE = /^(\d+)(?:[.,](\d+))?%?$/;

/** Key of a rate without spelling differences: `20%`, `20` and `20.0 %` are one rate, and so are `Free` and `0%`. */
function rateKey(rate: string): string {
  const text = rate.replaceAll(/\s+/gu, '').toLowerCase();
  const [, whole, part = ''] = PERCENTAGE.exec(text) ?? [];
  if (whole !== undefined) return `${Number(`${whole}.${part || 0}`)}`;
  return text === 'free' ? '0' : text;
}

function isSameRate(before: string | boolean | null, after: string | boolean | null): boolean {
  return typeof before === 'string' && typeof after === 'string' && rateKey(before) === rateKey(after);
}

function moveOf(
  line: CodedLine,
  target: CodedLine | undefined,
  [parent, nextParent]: readonly [string | null, string | null | undefined],
): TariffChangeDraft | null {
  const isElsewhere = nextParent !== undefined && nextParent !== parent;
  if (target === undefined && !isElsewhere) return null;

  return draft(
    line,
    'moved',
    { ...(target && { code: line.code }), ...(isElsewhere && { parent_code: parent }) },
    { ...(target && { code: target.code }), ...(isElsewhere && { parent_code: nextParent }) },
  );
}

function allFields(line: CodedLine): ChangedFields {
  return fieldsOf(
    line,
    FIELDS.filter(([key]) => line[key] !== null),
  );
}

function fieldsOf(line: CodedLine, fields: typeof FIELDS): ChangedFields {
  return Object.fromEntries(fields.map(([key, name]) => [name, line[key]]));
}

function draft(
  { code, codeDigits }: CodedLine,
  kind: TariffChangeKind,
  before: ChangedFields | null,
  after: ChangedFields | null,
): TariffChangeDraft {
  return { code, codeDigits, kind, before, after };
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
