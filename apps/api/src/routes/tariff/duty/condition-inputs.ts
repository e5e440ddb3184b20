import type { Condition, GivenFacts } from '@svc/law/pack/condition';
import { FIRM } from '@svc/law/pack/firm-rates';
import { shippedConditions } from '@svc/law/shipped-packs';
import { MEASURE_FIELDS } from '@svc/tariff/rates/measures';
import { boolean, decimal } from '../../../http/schema/number.ts';
import { optional } from '../../../http/schema/presence.ts';
import { text } from '../../../http/schema/text.ts';
import type { AnySchema } from '../../../http/schema/schema.ts';

const WORD_MAX_CHARS = 32;
const NUMBER_MAX = 1e15;
/** Inputs of a request that are not conditions. */
const OTHERS: readonly string[] = [
  ...MEASURE_FIELDS,
  'customs_value',
  'within_quota',
  'preference',
  'low_value_consignment',
];

const conditions = new Map(
  shippedConditions()
    .filter(({ input }) => !OTHERS.includes(input))
    .map((condition) => [condition.input, condition]),
);

/** Inputs that settle conditions of the measures that ship, by name. */
export function conditionFields(): object {
  return Object.fromEntries([
    [FIRM, optional(text({ max: WORD_MAX_CHARS, about: 'Additional code of the producer in TARIC: C999' }))],
    [
      'invoice_declaration',
      optional(boolean({ about: 'Whether the invoice has the declaration that a duty asks for' })),
    ],
    ...[...conditions].map(([name, condition]) => [name, fieldOf(condition)] as const),
  ]);
}

function fieldOf({ means, title }: Condition): AnySchema {
  const about = title.en;
  if (means.is === 'yes' || means.is === 'no') return optional(boolean({ about }));
  return means.is === 'compared'
    ? optional(decimal({ min: 0, max: NUMBER_MAX, about }))
    : optional(text({ max: WORD_MAX_CHARS, about }));
}

/** Inputs of conditions as they were sent. */
export function givenFacts(sent: object): GivenFacts {
  const names = new Set([FIRM, 'invoice_declaration', ...conditions.keys()]);
  const given = Object.entries(sent).filter(([name, value]) => names.has(name) && isGiven(value));
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
