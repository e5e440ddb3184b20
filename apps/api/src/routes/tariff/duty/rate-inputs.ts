import { invalidField } from '@svc/domain/errors/domain-error';
import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import type { Law } from '@svc/law/law';
import type { DutyRequest } from '@svc/law/duty/estimate';
import type { Market } from '@svc/tariff/market';
import { Decimal } from '@svc/tariff/rates/decimal';
import type { RateInputs } from '@svc/tariff/rates/inputs';
import { MEASURE_FIELDS, type MeasureField } from '@svc/tariff/rates/measures';
import { CURRENCY } from '@svc/tariff/rates/rate';
import { readUnit, UNITS, type RateUnit } from '@svc/tariff/rates/units';
import * as v from '../../../http/schema/index.ts';

/** Maximum amount of money, quantity or weight. */
export const AMOUNT_MAX = 1e15;
const UNIT_MAX_CHARS = 16;
const PROGRAMME_MAX_CHARS = 16;
const PACK_ID_MAX_CHARS = 64;
const CASES_MAX = 10;

const amount = (about: string) => v.optional(v.decimal({ min: 0, max: AMOUNT_MAX, about }));

type MeasureFields = { readonly [K in MeasureField]: ReturnType<typeof amount> };

function measureFields(): MeasureFields {
  const fields = MEASURE_FIELDS.map((field) => [field, amount('Input that some rates ask for')] as const);
  return Object.fromEntries(fields) as MeasureFields;
}

export function rateInputFields() {
  return {
    quantity: amount('In `unit`, by default the unit of the line'),
    unit: v.optional(
      v.text({ max: UNIT_MAX_CHARS, about: `Unit of quantity: ${Object.keys(UNITS).join(', ')}` }),
    ),
    weight_kg: amount('Net weight'),
    date: v.optional(v.date({ about: 'Day of entry; by default today' })),
    preference: v.optional(
      v.text({ max: PROGRAMME_MAX_CHARS, about: 'Code of the programme claimed, or none' }),
    ),
    applicable_code: v.optional(
      v.text({
        max: FIELD_MAX_CHARS.current_code,
        about: 'The line whose rate applies, if the rate refers to other lines',
      }),
    ),
    rate_case: v.optional(
      v.integer({ min: 1, max: CASES_MAX, about: 'Which of the rates of a text applies' }),
    ),
    within_quota: v.optional(v.boolean({ about: 'True if the goods are within the tariff quota' })),
    low_value_consignment: v.optional(
      v.boolean({
        about: 'EU: the whole consignment is worth at most 150 EUR, under the import scheme or by post',
      }),
    ),
    measures: v.optional(
      v.text({
        max: PACK_ID_MAX_CHARS,
        about: 'Id of the measure pack to use; by default the active one',
      }),
    ),
    ...measureFields(),
  } as const;
}

type SentInputs = {
  readonly quantity?: string;
  readonly unit?: string;
  readonly weight_kg?: string;
  readonly date?: string;
  readonly rate_case?: number;
  readonly within_quota?: boolean;
  readonly low_value_consignment?: boolean;
} & { readonly [K in MeasureField]?: string };

interface Around {
  readonly market: Market;
  readonly line: DutyRequest['line'];
  readonly origin: string | null;
  readonly customsValue: Decimal | null;
  readonly now: Date;
  readonly exchange?: RateInputs['exchange'];
}

/** Parsed inputs. Throws 422 for an unknown unit. */
export function rateInputs(sent: SentInputs, around: Around): RateInputs {
  const { market, line, origin, customsValue, now, exchange } = around;

  return {
    currency: CURRENCY[market],
    customsValue,
    quantity: decimalOrNull(sent.quantity),
    unit: unitOf(sent.unit, line.unit),
    weightKg: decimalOrNull(sent.weight_kg),
    measures: measuresOf(sent),
    rateCase: sent.rate_case ?? null,
    withinQuota: sent.within_quota ?? null,
    ...(sent.low_value_consignment === undefined ? {} : { lowValueConsignment: sent.low_value_consignment }),
    exchange: exchange ?? {},
    origin: origin === '' ? null : origin,
    date: sent.date ?? now.toISOString().slice(0, 10),
  };
}

/** The claimed programme; null if none is claimed. Throws 422 for a programme that the market does not have. */
export function claimedProgramme(
  preference: string | undefined,
  law: Law,
  field = 'preference',
): string | null {
  const code = preference?.trim() ?? '';
  if (code === '') return null;
  if (code === 'none' || law.programme(code) !== null) return code;
  const known = new Set(law.pack.programmes.map((programme) => programme.code));
  throw invalidField(field, `must be none or a programme of the market: ${[...known].join(', ')}`);
}

export function decimalOrNull(sent: string | undefined): Decimal | null {
  return sent === undefined ? null : new Decimal(sent);
}

function unitOf(sent: string | undefined, unitOfLine: string | null): RateUnit | null {
  const [first = ''] = (unitOfLine ?? '').split(/[,/]/);
  return rateUnit(sent) ?? readUnit(first);
}

/** Unit of a quantity; null if absent. Throws 422 for an unknown unit. */
export function rateUnit(sent: string | undefined, field = 'unit'): RateUnit | null {
  if (sent === undefined || sent.trim() === '') return null;
  const unit = readUnit(sent);
  if (unit === null) throw invalidField(field, `must be one of ${Object.keys(UNITS).join(', ')}`);
  return unit;
}

function measuresOf(sent: SentInputs): RateInputs['measures'] {
  return Object.fromEntries(
    MEASURE_FIELDS.flatMap((field) => {
      const value = sent[field];
      return value === undefined ? [] : [[field, new Decimal(value)] as const];
    }),
  );
}
