import type { Account } from '@svc/domain/accounts/account';
import { eachDay, type Period } from '@svc/domain/usage/period';
import type {
  LedgerKindTotals,
  LedgerRow,
  LedgerTotals,
  Usage,
  UsagePart,
  UsageSum,
} from '@svc/domain/usage/usage';
import type { Translate } from '@svc/i18n/translate';
import { accountJson } from '@svc/wire/account';
import { ledgerRowJson, ledgerTotalsJson } from '../ledger-json.ts';

export interface UsageFacts {
  readonly account: Account;
  readonly pricing: { readonly creditsPerLookup: number; readonly signupCredits: number };
  readonly period: Period;
  readonly usage: Usage;
  readonly before: Period & { readonly totals: UsageSum };
  readonly ledger: LedgerTotals & { readonly byKind: readonly LedgerKindTotals[] };
  readonly transactions: readonly LedgerRow[];
}

export function usageJson(facts: UsageFacts, t: Translate) {
  const { usage, period, before } = facts;

  return {
    ...accountPart(facts, t),
    from: period.from,
    to: period.to,
    totals: sumJson(usage.totals),
    llm: {
      // Classification calls no language model: its figures are zero, but the work is measured.
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
  const { id, name, email, role, role_label, credits, unlimited, active, last_login_at } = accountJson(
    account,
    t,
  );
  return {
    user_id: id,
    name,
    email,
    role,
    role_label,
    credits,
    unlimited,
    active,
    last_login_at,
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

function ledgerPart({ byKind, ...totals }: UsageFacts['ledger'], t: Translate) {
  return {
    ...ledgerTotalsJson(totals),
    by_kind: byKind.map(({ kind, count, added, removed }) => ({
      kind,
      kind_label: t(`labels.ledger_${kind}`),
      count,
      added: Number(added),
      removed: Number(removed),
    })),
  };
}
