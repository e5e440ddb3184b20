import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { DUTY_FLAGS } from '@svc/law/duty/schedule-flags';
import { MARKETS } from '@svc/tariff/market';
import { RATE_KINDS } from '@svc/tariff/rates/rate-shape';
import { array, object } from '../../../http/schema/collection.ts';
import { country } from '../../../http/schema/country.ts';
import { boolean, decimal, number } from '../../../http/schema/number.ts';
import { named } from '../../../http/schema/open.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { date, oneOf, text } from '../../../http/schema/text.ts';
import { LIST_MAX, words } from '../../lookups/answer-fields.ts';
import { AdditionalDutySchema, prohibition } from '../../lookups/duty-schema.ts';
import { marketField } from '../../product-fields.ts';
import { LineDatasetSchema } from '../line-schema.ts';
import { withConditionInputs } from './condition-inputs.ts';
import { AMOUNT_MAX, rateInputFields } from './rate-inputs.ts';

const StatedRateSchema = named(
  'StatedRate',
  object({
    rate_text: words('As published'),
    kind: oneOf(RATE_KINDS),
    components: array(
      named(
        'RateComponent',
        object({
          type: oneOf(['ad_valorem', 'specific']),
          value: words('Decimal: percent, or an amount of `currency`'),
          currency: nullable(oneOf(['USD', 'EUR', 'VND'])),
          per: nullable(words('Unit that the amount applies to')),
          unit: words(),
          basis: words('Base that the rate applies to'),
        }),
      ),
      { max: LIST_MAX },
    ),
    min: nullable(words('Minimum rate')),
    max: nullable(words('Maximum rate')),
    amount: nullable(words('Two decimals; null where an input is missing')),
  }),
);

export const DutyQuery = withConditionInputs({
  code: text({ max: FIELD_MAX_CHARS.current_code, min: 1, trim: true, about: 'A declarable code' }),
  market: optional(marketField()),
  version: optional(text({ max: FIELD_MAX_CHARS.tariff_version })),
  origin: optional(country({ max: FIELD_MAX_CHARS.origin })),
  customs_value: optional(decimal({ min: 0, max: AMOUNT_MAX, about: 'In the currency of the market' })),
  ...rateInputFields(),
});

const percent = (about: string) => nullable(number({ about }));

const PreferenceSchema = named(
  'DutyPreference',
  object({
    program: words(),
    name: words(),
    legal_basis: words(),
    rate: nullable(StatedRateSchema),
    pct: percent('Percent of the value, where the rate is one'),
    state: oneOf(['conditional', 'claimed', 'origin', 'lapsed', 'not_granted', 'rate_elsewhere']),
    condition: words('Conditions of the preference, or why it is not granted'),
    from: date(),
    to: nullable(date()),
    url: words(),
  }),
);

const AppliedSchema = named(
  'AppliedDuty',
  object({
    key: words(),
    title: words(),
    basis: words('Basis of assessment'),
    rate: nullable(words()),
    pct: percent('In percent of the value; null if an input is missing'),
    amount: nullable(words('Two decimals; null where an input is missing')),
    rate_basis: nullable(oneOf(['general', 'preference', 'column2'])),
    url: nullable(words()),
  }),
);

export const MissingInputSchema = named(
  'MissingInput',
  object({
    field: words('As the request names it'),
    unit: nullable(words()),
    why: words(),
    changes: array(
      named(
        'DutyChange',
        object({
          key: words(),
          title: words(),
          rate: words(),
          effect: oneOf(['owed', 'exempt'], {
            about: 'Effect of the answer yes: the duty is owed, or not owed',
          }),
        }),
      ),
      { max: LIST_MAX, about: 'Duties that the input decides' },
    ),
  }),
);

const ProhibitionSchema = named('Prohibition', prohibition());

export const flagsField = array(oneOf(DUTY_FLAGS), {
  max: LIST_MAX,
  about:
    'Why the response may not hold for the day: law not known, version in force later, rate of other days or of an earlier year',
});

export const prohibitedField = array(ProhibitionSchema, { max: LIST_MAX, about: 'Bans on import' });

export const lawFields = {
  known_until: date({ about: 'Last day for which the law in the response is established' }),
  measures: named('MeasurePackOfAnswer', object({ id: words(), version: words(), sha256: words() })),
} as const;

export const dutyEstimateFields = {
  market: oneOf(MARKETS),
  origin: nullable(words()),
  origin_label: nullable(words()),
  date: date(),
  rate_date: nullable(date({ about: 'Date of the table that the rate of the line is from' })),
  ...lawFields,
  flags: flagsField,
  definite: boolean({ about: 'True if nothing is open: no input, no condition, no later law' }),
  prohibited: prohibitedField,
  currency: oneOf(['USD', 'EUR', 'VND']),
  base: nullable(StatedRateSchema),
  preferences: array(PreferenceSchema, { max: LIST_MAX }),
  additional: array(AdditionalDutySchema, { max: LIST_MAX, about: 'Additional duties that apply' }),
  may_apply: array(AdditionalDutySchema, { max: LIST_MAX, about: 'Additional duties that may apply' }),
  available: boolean({ about: 'True if the published rate was parsed and states a duty itself' }),
  rate_text: nullable(words('As published')),
  rate_basis: oneOf(['general', 'preference', 'column2']),
  effective_pct: percent('All applied duties in percent of the value; null if an input is missing'),
  min_pct: percent('Minimum in percent of the value'),
  max_pct: percent('Maximum in percent of the value; null if unbounded'),
  additional_pct: number({ about: 'Additional duties, at least, in percent of the value' }),
  specific: boolean({ about: 'True if the rate has a specific part' }),
  amount: nullable(words('All duties, two decimals; null if an input is missing')),
  applied: array(AppliedSchema, { max: LIST_MAX }),
  missing_inputs: array(MissingInputSchema, { max: LIST_MAX }),
  disclaimer: words(),
} as const;

export const DutyEstimateSchema = named(
  'DutyEstimate',
  object({ dataset: LineDatasetSchema, code: words(), description: words(), ...dutyEstimateFields }),
);
