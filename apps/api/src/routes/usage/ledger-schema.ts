import { LEDGER_KINDS } from '@svc/domain/usage/usage';
import { object } from '../../http/schema/collection.ts';
import { integer, number } from '../../http/schema/number.ts';
import { named } from '../../http/schema/open.ts';
import { nullable } from '../../http/schema/presence.ts';
import { id, oneOf, text, timestamp } from '../../http/schema/text.ts';

const WORDS_MAX = 10_000;
const words = () => text({ max: WORDS_MAX });

const rowFields = {
  id: integer({ min: 1 }),
  created_at: timestamp(),
  kind: oneOf(LEDGER_KINDS),
  kind_label: words(),
  amount: number({ about: 'Positive for a grant, negative for a fee' }),
  balance_after: number(),
  lookup_id: nullable(id()),
  note: nullable(words()),
  created_by_name: nullable(words()),
} as const;

export const LedgerRowSchema = named('LedgerRow', object(rowFields));

export const LedgerItemSchema = named(
  'LedgerItem',
  object({ ...rowFields, user_id: id(), user_name: words(), user_email: words(), tokens: integer() }),
);

export const LedgerTotalsSchema = object({ added: number(), removed: number(), net: number() });
