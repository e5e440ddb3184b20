import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { EU_MEMBERS } from '@svc/law/duty/countries';
import { ENTRY_TYPES, INCOTERMS, MODES } from '@svc/law/landed/landed-cost';
import { MARKETS } from '@svc/tariff/market';
import * as v from '../../../http/schema/index.ts';
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
const money = (about: string) => v.optional(v.decimal({ min: 0, max: AMOUNT_MAX, about }));
const taxCase = (about: string) => v.optional(v.integer({ min: 1, max: CASES_MAX, about }));

const consignmentFields = () => ({
  customs_value: money('Price of the goods under the incoterm, in `currency`'),
  currency: v.optional(
    v.text({
      max: 3,
      pattern: /^[A-Z]{3}$/,
      expected: 'a currency code of three capital letters',
      about: 'Currency of the amounts sent; by default that of the market',
    }),
  ),
  fx_rate: v.optional(
    v.decimal({
      min: FX_MIN,
      max: FX_MAX,
      about: 'Units of the currency of the market per unit of `currency`',
    }),
  ),
  incoterm: v.optional(v.oneOf(INCOTERMS)),
  freight: money('International carriage, in `currency`'),
  insurance: money('Insurance of the carriage, in `currency`'),
  mode: v.optional(v.oneOf(MODES)),
  destination: v.optional(v.oneOf(EU_MEMBERS, { about: 'Member state of destination' })),
  entry_type: v.optional(v.oneOf(ENTRY_TYPES, { about: 'formal when left out' })),
  vat_case: taxCase('The applicable one of several rates of value added tax'),
  special_consumption_case: taxCase('The applicable one of several rates of special consumption tax'),
  ...rateInputFields(),
});

export const LandedCostBody = withConditionInputs({
  code: v.text({ max: FIELD_MAX_CHARS.current_code, min: 1, trim: true, about: 'A declarable code' }),
  market: v.optional(marketField()),
  version: v.optional(v.nullable(v.text({ max: FIELD_MAX_CHARS.tariff_version }))),
  origin: v.optional(v.country({ max: FIELD_MAX_CHARS.origin })),
  ...consignmentFields(),
});

export const ConsignmentSchema = v.named('Consignment', withConditionInputs(consignmentFields()));

const amount = (about?: string) => v.nullable(words(about));

const LineSchema = v.entity('LandedCostLine', {
  key: words(),
  label: words(),
  basis: words('Basis of calculation'),
  rate: v.nullable(words()),
  amount: amount('Two decimals; null where an input is missing'),
});

const ChargeSchema = v.entity('AppliedCharge', {
  key: words(),
  title: words(),
  basis: words('Basis of assessment'),
  rate: v.nullable(words()),
  amount: amount(),
  url: v.nullable(words()),
});

export const LandedCostSchema = v.entity('LandedCost', {
  dataset: LineDatasetSchema,
  code: words(),
  market: v.oneOf(MARKETS),
  origin: v.nullable(words()),
  date: v.date(),
  ...lawFields,
  flags: flagsField,
  definite: v.boolean({ about: 'True if nothing is open' }),
  prohibited: prohibitedField,
  currency: v.oneOf(['USD', 'EUR', 'VND']),
  customs_value_basis: v.oneOf(['fob', 'cif']),
  lines: v.array(LineSchema, { max: LIST_MAX }),
  totals: v.object({
    duty: amount(),
    additional: amount(),
    fees: amount(),
    taxes: amount(),
    landed: amount('Sum of all lines; null where one of them is'),
  }),
  applied: v.array(ChargeSchema, { max: LIST_MAX }),
  may_apply: v.array(AdditionalDutySchema, { max: LIST_MAX }),
  missing_inputs: v.array(MissingInputSchema, { max: LIST_MAX }),
  duty: v.entity('DutyOfLandedCost', dutyEstimateFields),
  disclaimer: words(),
});
