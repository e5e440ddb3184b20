import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { EU_MEMBERS } from '@svc/law/duty/countries';
import { ENTRY_TYPES, INCOTERMS, MODES } from '@svc/law/landed/landed-cost';
import { MARKETS } from '@svc/tariff/market';
import { array, object } from '../../../http/schema/collection.ts';
import { country } from '../../../http/schema/country.ts';
import { boolean, decimal, integer } from '../../../http/schema/number.ts';
import { named } from '../../../http/schema/open.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { date, oneOf, text } from '../../../http/schema/text.ts';
import { AdditionalDutySchema } from '../../lookups/duty-schema.ts';
import { LIST_MAX, words } from '../../lookups/answer-fields.ts';
import { marketField } from '../../product-fields.ts';
import { withConditionInputs } from '../duty/condition-inputs.ts';
import { AMOUNT_MAX, rateInputFields } from '../duty/rate-inputs.ts';
import {
  MissingInputSchema,
  dutyEstimateFields,
  flagsField,
  lawFields,
  prohibitedField,
} from '../duty/schema.ts';
import { LineDatasetSchema } from '../line-schema.ts';

const FX_MAX = 1e9;
/** Above zero, at which every amount would be none. */
const FX_MIN = 1 / FX_MAX;
const CASES_MAX = 10;
const money = (about: string) => optional(decimal({ min: 0, max: AMOUNT_MAX, about }));
const taxCase = (about: string) => optional(integer({ min: 1, max: CASES_MAX, about }));

const consignmentFields = () => ({
  customs_value: money('Price of the goods under the incoterm, in `currency`'),
  currency: optional(
    text({
      max: 3,
      pattern: /^[A-Z]{3}$/,
      expected: 'a currency code of three capital letters',
      about: 'Currency of the amounts sent; by default that of the market',
    }),
  ),
  fx_rate: optional(
    decimal({
      min: FX_MIN,
      max: FX_MAX,
      about: 'Units of the currency of the market per unit of `currency`',
    }),
  ),
  incoterm: optional(oneOf(INCOTERMS)),
  freight: money('International carriage, in `currency`'),
  insurance: money('Insurance of the carriage, in `currency`'),
  mode: optional(oneOf(MODES)),
  destination: optional(oneOf(EU_MEMBERS, { about: 'Member state of destination' })),
  entry_type: optional(oneOf(ENTRY_TYPES, { about: 'formal when left out' })),
  vat_case: taxCase('The applicable one of several rates of value added tax'),
  special_consumption_case: taxCase('The applicable one of several rates of special consumption tax'),
  ...rateInputFields(),
});

export const LandedCostBody = withConditionInputs({
  code: text({ max: FIELD_MAX_CHARS.current_code, min: 1, trim: true, about: 'A declarable code' }),
  market: optional(marketField()),
  version: optional(nullable(text({ max: FIELD_MAX_CHARS.tariff_version }))),
  origin: optional(country({ max: FIELD_MAX_CHARS.origin })),
  ...consignmentFields(),
});

export const ConsignmentSchema = named('Consignment', withConditionInputs(consignmentFields()));

const amount = (about?: string) => nullable(words(about));

const LineSchema = named(
  'LandedCostLine',
  object({
    key: words(),
    label: words(),
    basis: words('Basis of calculation'),
    rate: nullable(words()),
    amount: amount('Two decimals; null where an input is missing'),
  }),
);

const ChargeSchema = named(
  'AppliedCharge',
  object({
    key: words(),
    title: words(),
    basis: words('Basis of assessment'),
    rate: nullable(words()),
    amount: amount(),
    url: nullable(words()),
  }),
);

export const LandedCostSchema = named(
  'LandedCost',
  object({
    dataset: LineDatasetSchema,
    code: words(),
    market: oneOf(MARKETS),
    origin: nullable(words()),
    date: date(),
    ...lawFields,
    flags: flagsField,
    definite: boolean({ about: 'True if nothing is open' }),
    prohibited: prohibitedField,
    currency: oneOf(['USD', 'EUR', 'VND']),
    customs_value_basis: oneOf(['fob', 'cif']),
    lines: array(LineSchema, { max: LIST_MAX }),
    totals: object({
      duty: amount(),
      additional: amount(),
      fees: amount(),
      taxes: amount(),
      landed: amount('Sum of all lines; null where one of them is'),
    }),
    applied: array(ChargeSchema, { max: LIST_MAX }),
    may_apply: array(AdditionalDutySchema, { max: LIST_MAX }),
    missing_inputs: array(MissingInputSchema, { max: LIST_MAX }),
    duty: named('DutyOfLandedCost', object(dutyEstimateFields)),
    disclaimer: words(),
  }),
);
