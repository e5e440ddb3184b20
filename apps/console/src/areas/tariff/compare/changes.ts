import type { AnswerOf } from '@svc/client/create-client';
import { stepsOf } from '../../classify/line/steps.ts';
import { KINDS, type Kind } from '../search.ts';

export type Change = AnswerOf<'tariff.changes'>['items'][number];

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

export type Field = (typeof FIELDS)[number];

export function splitsOf(changes: readonly Change[]): ReadonlyMap<string, readonly string[]> {
  const added = new Set(changes.filter(({ kind }) => kind === 'added').map(({ code }) => code));
  const splits = changes.flatMap(({ kind, code, successors }): readonly (readonly [string, string[]])[] => {
    const parts = kind === 'removed' ? successors.filter((each) => added.has(each.code)) : [];
    return parts.length < 2 ? [] : [[code, parts.map((part) => part.code)]];
  });
  return new Map(splits);
}

/** Kind of a change; a removed line with several successors was split. */
export function kindOf({ kind, code }: Change, splits: ReadonlyMap<string, unknown>): Kind {
  return kind === 'removed' && splits.has(code) ? 'split' : kind;
}

export function countsOf(
  changes: readonly Change[],
  splits: ReadonlyMap<string, unknown>,
): readonly { readonly kind: Kind; readonly count: number }[] {
  const counted = KINDS.map((kind) => ({
    kind,
    count: changes.filter((change) => kindOf(change, splits) === kind).length,
  }));
  return counted.filter(({ count }) => count > 0);
}

const shown = (value: string | boolean | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

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

/** The highest ancestor with a changed text, with its own text; null if none. */
export function changedAbove({ before, after }: Change): {
  readonly own: string;
  readonly before: string;
  readonly after: string;
} | null {
  const [from, to] = [before, after].map((line) => stepsOf(shown(line?.full_description)));
  if (from === undefined || to === undefined || from.at(-1) !== to.at(-1)) return null;
  const at = to.findIndex((step, place) => step !== from[place]);
  return at < 0 ? null : { own: to.at(-1) ?? '', before: from[at] ?? '', after: to[at] ?? '' };
}

export function inShort(change: Change): string {
  const [first] = differences(change).filter(({ field }) => field !== 'code');
  return first === undefined ? '' : `${first.before || '—'} → ${first.after || '—'}`;
}
