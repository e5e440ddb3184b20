import type { Account } from '@svc/domain/accounts/account';
import { eachDay, type Period } from '@svc/domain/usage/period';
import type { LedgerKindTotals, LedgerRow, Usage, UsagePart, UsageSum } from '@svc/domain/usage/usage';
import type { Translate } from '@svc/i18n/translate';
import { Decimal } from 'decimal.js';
import { ledgerRowJson } from '../ledger-json.ts';

/** What the usage of an account is made of. */
export interface UsageFacts {
  readonly account: Account;
  readonly pricing: { readonly creditsPerLookup: number; readonly signupCredits: number };
  readonly period: Period;
  readonly usage: Usage;
  readonly before: Period & { readonly totals: UsageSum };
  readonly ledger: readonly LedgerKindTotals[];
  readonly transactions: readonly LedgerRow[];
}

/** The usage object of the interface. */
export function usageJson(facts: UsageFacts, t: Translate) {
  const { usage, period, before } = facts;
  return {
    ...accountPart(facts, t),
    from: period.from,
    to: period.to,
    totals: sumJson(usage.totals),
    llm: {
      // Classification asks no language model: its numbers are zero, the work is measured all the same.
      llm_calls: 0,
      input_tokens: 0,
      output_tokens: 0,
      total_tokens: 0,
      charged_lookups: usage.chargedLookups,
      avg_processing_ms: usage.avgProcessingMs,
    },
    daily: eachDay(period).map((day) => ({ day, ...sumJson(usage.daily.get(day) ?? NOTHING), tokens: 0 })),
    previous: { from: before.from, to: before.to, ...sumJson(before.totals) },
    by_kind: usage.byKind.map(partJson),
    by_market: usage.byMarket.map(partJson),
    by_status: usage.byStatus.map(partJson),
    ledger: ledgerPart(facts.ledger, t),
    transactions: facts.transactions.map((row) => ledgerRowJson(row, t)),
  };
}

const NOTHING: UsageSum = { lookups: 0, creditsUsed: '0' };

function accountPart({ account, pricing }: UsageFacts, t: Translate) {
  return {
    user_id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    role_label: t(`labels.role_${account.role}`),
    credits: Number(account.spendable),
    unlimited: account.role === 'admin',
    active: account.active,
    last_login_at: account.lastLoginAt?.toISOString() ?? null,
    pricing: {
      enabled: true,
      credits_per_lookup: pricing.creditsPerLookup,
      signup_credits: pricing.signupCredits,
    },
  };
}

function sumJson({ lookups, creditsUsed }: UsageSum) {
  return { lookups, credits_used: Number(creditsUsed) };
}

function partJson({ key, ...sum }: UsagePart) {
  return { key, ...sumJson(sum) };
}

function ledgerPart(kinds: readonly LedgerKindTotals[], t: Translate) {
  const added = Decimal.sum(0, ...kinds.map((kind) => kind.added));
  const removed = Decimal.sum(0, ...kinds.map((kind) => kind.removed));
  return {
    added: added.toNumber(),
    removed: removed.toNumber(),
    net: added.minus(removed).toNumber(),
    by_kind: kinds.map((entry) => ({
      kind: entry.kind,
      kind_label: t(`labels.ledger_${entry.kind}`),
      count: entry.count,
      added: Number(entry.added),
      removed: Number(entry.removed),
    })),
  };
}
