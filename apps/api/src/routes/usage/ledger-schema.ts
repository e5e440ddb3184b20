import { LEDGER_KINDS } from '@svc/domain/usage/usage';
import * as v from '../../http/schema/index.ts';

const WORDS_MAX = 10_000;
const words = () => v.text({ max: WORDS_MAX });

const rowFields = {
  id: v.integer({ min: 1 }),
  created_at: v.timestamp(),
  kind: v.oneOf(LEDGER_KINDS),
  kind_label: words(),
  amount: v.number({ about: 'Positive for a grant, negative for a fee' }),
  balance_after: v.number(),
  lookup_id: v.nullable(v.id()),
  note: v.nullable(words()),
  created_by_name: v.nullable(words()),
} as const;

export const LedgerRowSchema = v.entity('LedgerRow', rowFields);

export const LedgerItemSchema = v.entity('LedgerItem', {
  ...rowFields,
  user_id: v.id(),
  user_name: words(),
  user_email: words(),
  tokens: v.integer(),
});

export const LedgerTotalsSchema = v.object({ added: v.number(), removed: v.number(), net: v.number() });
