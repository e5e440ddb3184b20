import { array, object } from '../../http/schema/collection.ts';
import { boolean, number } from '../../http/schema/number.ts';
import { named } from '../../http/schema/open.ts';
import { nullable, optional } from '../../http/schema/presence.ts';
import { date, oneOf } from '../../http/schema/text.ts';
import { LIST_MAX, words } from './answer-fields.ts';

const percent = (about: string) => nullable(number({ about }));

export const prohibition = () =>
  object({
    key: words(),
    title: words(),
    legal_basis: words(),
    from: date(),
    to: nullable(date()),
    url: words(),
  });

export const AdditionalDutySchema = named(
  'AdditionalDuty',
  object({
    key: words(),
    legal_basis: nullable(words()),
    code: nullable(words()),
    title: words(),
    rate: nullable(words('As published')),
    pct: percent('Percent of the value, where the rate is one'),
    from: nullable(date()),
    to: nullable(date()),
    reason: words('Why it applies or may apply'),
    reason_code: optional(words('Stable name of the reason; missing in older responses')),
    url: nullable(words()),
    amount: nullable(words()),
    status: optional(words('in_force, refundable, announced …; missing in older responses')),
  }),
);

const entries = (about: string) => array(AdditionalDutySchema, { max: LIST_MAX, about });

export const DutySummarySchema = named(
  'DutySummary',
  object({
    available: boolean({ about: 'True if the published rate could be parsed' }),
    rate_text: nullable(words('As published')),
    rate_basis: oneOf(['general', 'preference', 'column2']),
    effective_pct: percent('Percent of the value; null when not available'),
    min_pct: percent('Minimum in percent of the value; null if not available'),
    max_pct: percent('Maximum in percent of the value; null if not available'),
    additional_pct: number({ about: 'Sum of the applied additional duties, in percent of the value' }),
    additional: entries('Applied additional duties; may be omitted for alternatives in the short view'),
    may_apply: entries('Additional duties that may apply; omitted likewise'),
    specific: boolean({ about: 'True if the rate could be parsed and has a specific part' }),
    currency: oneOf(['USD', 'EUR', 'VND']),
    known_until: optional(date({ about: 'Last day for which the law in the response is established' })),
    definite: optional(boolean({ about: 'True if nothing is open' })),
    prohibited: optional(array(prohibition(), { max: LIST_MAX, about: 'Bans on import' })),
    measures: optional(object({ id: words(), version: words(), sha256: words() })),
    flags: optional(
      array(words(), { max: LIST_MAX, about: 'duty_not_known_after, and reservations about the rate' }),
    ),
  }),
);
