import { ROLES } from '@svc/domain/accounts/account';
import { LEDGER_KINDS } from '@svc/domain/usage/usage';
import * as v from '../../../http/schema/index.ts';
import { LedgerRowSchema } from '../ledger-schema.ts';

const DAYS_MAX = 40_000;
const PARTS_MAX = 10;
const WORDS_MAX = 10_000;
const words = () => v.text({ max: WORDS_MAX });
const count = () => v.integer({ min: 0 });

const sum = { lookups: count(), credits_used: v.number({ min: 0 }) } as const;
const parts = () => v.array(v.object({ key: words(), ...sum }), { max: PARTS_MAX });

const ledger = v.object({
  added: v.number(),
  removed: v.number(),
  net: v.number(),
  by_kind: v.array(
    v.object({
      kind: v.oneOf(LEDGER_KINDS),
      kind_label: words(),
      count: count(),
      added: v.number(),
      removed: v.number(),
    }),
    { max: PARTS_MAX },
  ),
});

export const UsageSchema = v.entity('Usage', {
  user_id: v.id(),
  name: words(),
  email: words(),
  role: v.oneOf(ROLES),
  role_label: words(),
  credits: v.number({ about: 'Spendable credits: the balance less reserved fees' }),
  unlimited: v.boolean(),
  active: v.boolean(),
  last_login_at: v.nullable(v.timestamp()),
  pricing: v.object({ enabled: v.boolean(), credits_per_lookup: v.number(), signup_credits: v.number() }),
  from: v.date(),
  to: v.date(),
  totals: v.object(sum),
  llm: v.object({
    llm_calls: count(),
    input_tokens: count(),
    output_tokens: count(),
    total_tokens: count(),
    charged_lookups: count(),
    avg_processing_ms: count(),
  }),
  daily: v.array(v.object({ day: v.date(), ...sum, tokens: count() }), { max: DAYS_MAX }),
  previous: v.object({ from: v.date(), to: v.date(), ...sum }),
  by_kind: parts(),
  by_market: parts(),
  by_status: parts(),
  ledger,
  transactions: v.array(LedgerRowSchema, { max: 50 }),
});
