import { Decimal } from 'decimal.js';
import { boundsOf } from '@svc/domain/usage/period';
import type { LedgerFilter, LedgerRow, LedgerTotals, UsageReader } from '@svc/domain/usage/usage';
import type { MemoryState } from './state.ts';

export function createMemoryLedgerReader({
  ledger,
}: Pick<MemoryState, 'ledger'>): Pick<UsageReader, 'ledger' | 'ledgerTotals'> {
  const rowsOf = (filter: LedgerFilter): readonly LedgerRow[] =>
    ledger.filter((row) => isShown(row, filter)).toReversed();

  return {
    ledger: async (filter, offset, limit) => rowsOf(filter).slice(offset, offset + limit),
    ledgerTotals: async (filter) => totalsOf(rowsOf(filter)),
  };
}

function isShown({ accountId, kind, createdAt }: LedgerRow, filter: LedgerFilter): boolean {
  const { from = '0001-01-01', to = '9998-12-31' } = filter.period;
  const { start, end } = boundsOf({ from, to });
  const isWanted =
    (filter.accountId === null || filter.accountId === accountId) &&
    (filter.kind === undefined || filter.kind === kind);

  return isWanted && createdAt >= start && createdAt < end;
}

function totalsOf(rows: readonly LedgerRow[]): LedgerTotals & { readonly count: number } {
  const amounts = rows.map(({ amount }) => new Decimal(amount));
  const sum = (values: readonly Decimal[]): Decimal =>
    values.reduce((total, value) => total.plus(value), new Decimal(0));
  const added = sum(amounts.filter((amount) => amount.greaterThan(0)));
  const removed = sum(amounts.filter((amount) => amount.lessThan(0))).negated();

  return {
    count: rows.length,
    added: added.toFixed(2),
    removed: removed.toFixed(2),
    net: added.minus(removed).toFixed(2),
  };
}
