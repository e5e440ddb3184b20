import type { Actor } from '@svc/domain/accounts/actor';
import { LEDGER_KINDS, type LedgerFilter } from '@svc/domain/usage/usage';
import { periodFields } from '../../http/date-range.ts';
import { object } from '../../http/schema/collection.ts';
import { optional } from '../../http/schema/presence.ts';
import type { Infer } from '../../http/schema/schema.ts';
import { oneOf, text } from '../../http/schema/text.ts';

const USER_ID_MAX_CHARS = 32;

export function ledgerFilterFields() {
  return {
    ...periodFields(),
    user_id: optional(text({ max: USER_ID_MAX_CHARS, about: 'An account; only for administrators' })),
    kind: optional(oneOf(LEDGER_KINDS)),
  } as const;
}

const shape = object(ledgerFilterFields());

/** Ledger filter of a query: administrators see every account, others only their own. */
export function ledgerFilter(query: Infer<typeof shape>, actor: Actor): LedgerFilter {
  const { date_from: from, date_to: to, user_id: userId, kind } = query;
  return {
    accountId: actor.role === 'admin' ? (userId ?? null) : actor.accountId,
    period: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
    kind,
  };
}
