import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { DUTY_FLAGS } from '@svc/law/duty/schedule-flags';
import { MARKETS } from '@svc/tariff/market';
import { RATE_KINDS } from '@svc/tariff/rates/rate-shape';
import * as v from '../../../http/schema/index.ts';
import { LIST_MAX, words } from '../../lookups/answer-fields.ts';
import { AdditionalDutySchema, prohibition } from '../../lookups/duty-schema.ts';
import { marketField } from '../../product-fields.ts';
import { LineDatasetSchema } from '../line-schema.ts';
import { withConditionInputs } from './condition-inputs.ts';
import { AMOUNT_MAX, rateInputFields } from './rate-inputs.ts';

const StatedRateSchema = v.entity('StatedRate', {
  rate_text: words('As published'),
  kind: v.oneOf(RATE_KINDS),
  components: v.array(
    v.entity('RateComponent', {
      type: v.oneOf(['ad_valorem', 'specific']),
      value: words('Decimal: percent, or an amount of `currency`'),
      currency: v.nullable(v.oneOf(['USD', 'EUR', 'VND'])),
      per: v.nullable(words('Unit that the amount applies to')),
      unit: words(),
      basis: words('Base that the rate applies to'),
    }),
    { max: LIST_MAX },
  ),
  min: v.nullable(words('Minimum rate')),
  max: v.nullable(words('Maximum rate')),
  amount: v.nullable(words('Two decimals; null where an input is missing')),
});

export const DutyQuery = withConditionInputs({
  code: v.text({ max: FIELD_MAX_CHARS.current_code, min: 1, trim: true, about: 'A declarable code' }),
  market: v.optional(marketField()),
  version: v.optional(v.text({ max: FIELD_MAX_CHARS.tariff_version })),
  origin: v.optional(v.country({ max: FIELD_MAX_CHARS.origin })),
  customs_value: v.optional(v.decimal({ min: 0, max: AMOUNT_MAX, about: 'In the currency of the market' })),
  ...rateInputFields(),
});

const percent = (about: string) => v.nullable(v.number({ about }));

const PreferenceSchema = v.entity('DutyPreference', {
  program: words(),
  name: words(),
  legal_basis: words(),
  rate: v.nullable(StatedRateSchema),
  pct: percent('Percent of the value, where the rate is one'),
  state: v.oneOf(['conditional', 'claimed', 'origin', 'lapsed', 'not_granted', 'rate_elsewhere']),
  condition: words('Conditions of the preference, or why it is not granted'),
  from: v.date(),
  to: v.nullable(v.date()),
  url: words(),
});

const AppliedSchema = v.entity('AppliedDuty', {
  key: words(),
  title: words(),
  basis: words('Basis of assessment'),
  rate: v.nullable(words()),
  pct: percent('In percent of the value; null if an input is missing'),
  amount: v.nullable(words('Two decimals; null where an input is missing')),
  rate_basis: v.nullable(v.oneOf(['general', 'preference', 'column2'])),
  url: v.nullable(words()),
});

export const MissingInputSchema = v.entity('MissingInput', {
  field: words('As the request names it'),
  unit: v.nullable(words()),
  why: words(),
  changes: v.array(
    v.entity('DutyChange', {
      key: words(),
      title: words(),
      rate: words(),
      effect: v.oneOf(['owed', 'exempt'], {
        about: 'Effect of the answer yes: the duty is owed, or not owed',
      }),
    }),
    { max: LIST_MAX, about: 'Duties that the input decides' },
  ),
});

const ProhibitionSchema = v.named('Prohibition', prohibition());

export const flagsField = v.array(v.oneOf(DUTY_FLAGS), {
  max: LIST_MAX,
  about:
    'Why the response may not hold for the day: law not known, version in force later, rate of other days or of an earlier year',
});

export const prohibitedField = v.array(ProhibitionSchema, { max: LIST_MAX, about: 'Bans on import' });

export const lawFields = {
  known_until: v.date({ about: 'Last day for which the law in the response is established' }),
  measures: v.entity('MeasurePackOfAnswer', { id: words(), version: words(), sha256: words() }),
} as const;

export const dutyEstimateFields = {
  market: v.oneOf(MARKETS),
  origin: v.nullable(words()),
  origin_label: v.nullable(words()),
  date: v.date(),
  rate_date: v.nullable(v.date({ about: 'Date of the table that the rate of the line is from' })),
  ...lawFields,
  flags: flagsField,
  definite: v.boolean({ about: 'True if nothing is open: no input, no condition, no later law' }),
  prohibited: prohibitedField,
  currency: v.oneOf(['USD', 'EUR', 'VND']),
  base: v.nullable(StatedRateSchema),
  preferences: v.array(PreferenceSchema, { max: LIST_MAX }),
  additional: v.array(AdditionalDutySchema, { max: LIST_MAX, about: 'Additional duties that apply' }),
  may_apply: v.array(AdditionalDutySchema, { max: LIST_MAX, about: 'Additional duties that may apply' }),
  available: v.boolean({ about: 'True if the published rate was parsed and states a duty itself' }),
  rate_text: v.nullable(words('As published')),
  rate_basis: v.oneOf(['general', 'preference', 'column2']),
  effective_pct: percent('All applied duties in percent of the value; null if an input is missing'),
  min_pct: percent('Minimum in percent of the value'),
  max_pct: percent('Maximum in percent of the value; null if unbounded'),
  additional_pct: v.number({ about: 'Additional duties, at least, in percent of the value' }),
  specific: v.boolean({ about: 'True if the rate has a specific part' }),
  amount: v.nullable(words('All duties, two decimals; null if an input is missing')),
  applied: v.array(AppliedSchema, { max: LIST_MAX }),
  missing_inputs: v.array(MissingInputSchema, { max: LIST_MAX }),
  disclaimer: words(),
} as const;

export const DutyEstimateSchema = v.entity('DutyEstimate', {
  dataset: LineDatasetSchema,
  code: words(),
  description: words(),
  ...dutyEstimateFields,
});
