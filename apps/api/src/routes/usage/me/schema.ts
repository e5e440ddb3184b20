import { ROLES } from '@svc/domain/accounts/account';
import { LEDGER_KINDS } from '@svc/domain/usage/usage';
import { array, object } from '../../../http/schema/collection.ts';
import { boolean, integer, number } from '../../../http/schema/number.ts';
import { named } from '../../../http/schema/open.ts';
import { nullable } from '../../../http/schema/presence.ts';
import { date, id, oneOf, text, timestamp } from '../../../http/schema/text.ts';
import { LedgerRowSchema } from '../ledger-schema.ts';

const DAYS_MAX = 40_000;
const PARTS_MAX = 10;
const WORDS_MAX = 10_000;
const words = () => text({ max: WORDS_MAX });
const count = () => integer({ min: 0 });

const sum = { lookups: count(), credits_used: number({ min: 0 }) } as const;
const parts = () => array(object({ key: words(), ...sum }), { max: PARTS_MAX });

const ledger = object({
  added: number(),
  removed: number(),
  net: number(),
  by_kind: array(
    object({
      kind: oneOf(LEDGER_KINDS),
      kind_label: words(),
      count: count(),
      added: number(),
      removed: number(),
    }),
    { max: PARTS_MAX },
  ),
});

export const UsageSchema = named(
  'Usage',
  object({
    user_id: id(),
    name: words(),
    email: words(),
    role: oneOf(ROLES),
    role_label: words(),
    credits: number({ about: 'Spendable credits: the balance less reserved fees' }),
    unlimited: boolean(),
    active: boolean(),
    last_login_at: nullable(timestamp()),
    pricing: object({ enabled: boolean(), credits_per_lookup: number(), signup_credits: number() }),
    from: date(),
    to: date(),
    totals: object(sum),
    llm: object({
      llm_calls: count(),
      input_tokens: count(),
      output_tokens: count(),
      total_tokens: count(),
      charged_lookups: count(),
      avg_processing_ms: count(),
    }),
    daily: array(object({ day: date(), ...sum, tokens: count() }), { max: DAYS_MAX }),
    previous: object({ from: date(), to: date(), ...sum }),
    by_kind: parts(),
    by_market: parts(),
    by_status: parts(),
    ledger,
    transactions: array(LedgerRowSchema, { max: 50 }),
  }),
);
