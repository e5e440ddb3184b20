import { DomainError, type FieldError } from '@svc/domain/errors/domain-error';
import type { Law } from '@svc/law/law';
import type { Condition, GivenFacts } from '@svc/law/pack/condition';
import { FIRM } from '@svc/law/pack/rate';
import { shippedConditions } from '@svc/law/shipped-packs';
import { MEASURE_FIELDS } from '@svc/tariff/rates/measures';
import * as v from '../../../http/schema/index.ts';
import { validate } from '../../../http/schema/validate.ts';

const WORD_MAX_CHARS = 32;
const NUMBER_MAX = 1e15;
const INPUT_NAME = /^[a-z][a-z0-9_]{0,63}$/;
const OTHERS: readonly string[] = [
  ...MEASURE_FIELDS,
  'customs_value',
  'within_quota',
  'preference',
  'low_value_consignment',
  'weight_kg',
];

/** Inputs that every request accepts, by name: conditions and trade defence of the shipped packs. */
const SHIPPED_INPUTS: ReadonlyMap<string, v.Schema<unknown>> = new Map([
  [FIRM, v.text({ max: WORD_MAX_CHARS, about: 'Additional code of the producer in TARIC: C999' })],
  [
    'invoice_declaration',
    v.boolean({ about: 'True if the invoice has the declaration that a duty requires' }),
  ],
  ...inputsOf(shippedConditions()),
]);

function inputsOf(conditions: Iterable<Condition>): readonly (readonly [string, v.Schema<unknown>])[] {
  return [...conditions]
    .filter(({ input }) => !OTHERS.includes(input))
    .map((condition) => [condition.input, schemaOf(condition)]);
}

function schemaOf({ means, title }: Condition): v.Schema<unknown> {
  const about = title.en;
  if (means.is === 'yes' || means.is === 'no') return v.boolean({ about });
  return means.is === 'compared'
    ? v.decimal({ min: 0, max: NUMBER_MAX, about })
    : v.text({ max: WORD_MAX_CHARS, about });
}

/** Any short scalar; other values are dropped like unknown fields. */
const ownInput = v.scalar(
  {
    type: ['boolean', 'number', 'string'],
    description: 'Input of a condition of a custom measure pack, by its name in `missing_inputs`',
  },
  (value) => (['boolean', 'number'].includes(typeof value) || isWord(value) ? value : undefined),
);

function isWord(value: unknown): boolean {
  return typeof value === 'string' && value.length <= WORD_MAX_CHARS;
}

/** An object of fields and condition inputs; `givenFacts` validates the inputs of custom packs. */
export function withConditionInputs<const F extends Readonly<Record<string, v.AnySchema>>>(fields: F) {
  const shipped = [...SHIPPED_INPUTS].map(([name, schema]) => [name, v.optional(schema)] as const);
  const all = { ...fields, ...(Object.fromEntries(shipped) as object) };
  return v.openObject(all, ownInput, { names: INPUT_NAME });
}

/** Condition inputs of a law as sent. Throws 422 for invalid inputs of a custom pack. */
export function givenFacts(sent: object, law: Law, prefix = ''): GivenFacts {
  const facts: Record<string, string> = {};
  const faults: FieldError[] = [];
  const values = new Map<string, unknown>(Object.entries(sent));
  for (const [name, schema] of new Map([...inputsOf(law.pack.conditions.values()), ...SHIPPED_INPUTS])) {
    const text = textOf(values.get(name));
    if (text === '') continue;
    const checked = SHIPPED_INPUTS.has(name) ? null : validate(schema, text, 'text');
    if (checked?.ok === false)
      faults.push(...checked.faults.map(({ message }) => ({ field: `${prefix}${name}`, message })));
    facts[name] = text;
  }
  if (faults.length > 0) throw new DomainError('validation_error', { errors: faults });
  return facts;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' || typeof value === 'number' ? String(value) : '';
}
