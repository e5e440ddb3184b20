import * as v from '../../http/schema/index.ts';
import { LIST_MAX, words } from './answer-fields.ts';

const percent = (about: string) => v.nullable(v.number({ about }));

export const prohibition = () =>
  v.object({
    key: words(),
    title: words(),
    legal_basis: words(),
    from: v.date(),
    to: v.nullable(v.date()),
    url: words(),
  });

export const AdditionalDutySchema = v.entity('AdditionalDuty', {
  key: words(),
  legal_basis: v.nullable(words()),
  code: v.nullable(words()),
  title: words(),
  rate: v.nullable(words('As published')),
  pct: percent('Percent of the value, where the rate is one'),
  from: v.nullable(v.date()),
  to: v.nullable(v.date()),
  reason: words('Why it applies or may apply'),
  reason_code: v.optional(words('Stable name of the reason; missing in older responses')),
  url: v.nullable(words()),
  amount: v.nullable(words()),
  status: v.optional(words('in_force, refundable, announced …; missing in older responses')),
});

const entries = (about: string) => v.array(AdditionalDutySchema, { max: LIST_MAX, about });

export const DutySummarySchema = v.entity('DutySummary', {
  available: v.boolean({ about: 'True if the published rate could be parsed' }),
  rate_text: v.nullable(words('As published')),
  rate_basis: v.oneOf(['general', 'preference', 'column2']),
  effective_pct: percent('Percent of the value; null when not available'),
  min_pct: percent('Minimum in percent of the value; null if not available'),
  max_pct: percent('Maximum in percent of the value; null if not available'),
  additional_pct: v.number({ about: 'Sum of the applied additional duties, in percent of the value' }),
  additional: entries('Applied additional duties; may be omitted for alternatives in the short view'),
  may_apply: entries('Additional duties that may apply; omitted likewise'),
  specific: v.boolean({ about: 'True if the rate could be parsed and has a specific part' }),
  currency: v.oneOf(['USD', 'EUR', 'VND']),
  known_until: v.optional(v.date({ about: 'Last day for which the law in the response is established' })),
  definite: v.optional(v.boolean({ about: 'True if nothing is open' })),
  prohibited: v.optional(v.array(prohibition(), { max: LIST_MAX, about: 'Bans on import' })),
  measures: v.optional(v.object({ id: words(), version: words(), sha256: words() })),
  flags: v.optional(
    v.array(words(), { max: LIST_MAX, about: 'duty_not_known_after, and reservations about the rate' }),
  ),
});
