import type { AnswerOf } from '@svc/client/create-client';

export type Alert = AnswerOf<'alerts.list'>[number];

export interface FieldChange {
  readonly field: ChangedField;
  readonly before: string | null;
  readonly after: string | null;
}

const CHANGED_FIELDS = [
  'code',
  'description',
  'full_description',
  'duty_rate',
  'special_rate',
  'column2_rate',
  'additional_duties',
  'unit',
] as const;

type ChangedField = (typeof CHANGED_FIELDS)[number];

function textOf(value: string | null | undefined): string | null {
  return value === undefined || value === null || value === '' ? null : value;
}

/** Differences of an alert; the full text only if no shorter field differs. */
export function fieldChanges({ changes }: Pick<Alert, 'changes'>): readonly FieldChange[] {
  const found = changes.flatMap(({ before, after }) =>
    CHANGED_FIELDS.map((field): FieldChange => ({
      field,
      before: textOf(before?.[field]),
      after: textOf(after?.[field]),
    })).filter((change) => change.before !== change.after),
  );
  const known = new Map(found.map((change) => [change.field, change]));
  if (known.has('description')) known.delete('full_description');

  return [...known.values()];
}
