import type { LedgerRow, LedgerTotals } from '@svc/domain/usage/usage';
import type { Translate } from '@svc/i18n/translate';

export function ledgerRowJson(row: LedgerRow, t: Translate) {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    kind: row.kind,
    kind_label: t(`labels.ledger_${row.kind}`),
    amount: Number(row.amount),
    balance_after: Number(row.balanceAfter),
    lookup_id: row.lookupId,
    note: row.note,
    created_by_name: row.createdByName,
  };
}

export function ledgerItemJson(row: LedgerRow, t: Translate) {
  return {
    ...ledgerRowJson(row, t),
    user_id: row.accountId,
    user_name: row.accountName,
    user_email: row.accountEmail,
    tokens: row.tokens,
  };
}

/** Totals of the ledger; `removed` is positive. */
export function ledgerTotalsJson({ added, removed, net }: LedgerTotals) {
  return { added: Number(added), removed: Number(removed), net: Number(net) };
}
