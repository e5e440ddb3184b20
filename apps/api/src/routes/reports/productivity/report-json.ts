import {
  NO_FIGURES,
  type OverriddenPair,
  type PartFigures,
  type PeriodFigures,
  type Productivity,
  type UserFigures,
} from '@svc/domain/reports/productivity';
import { decisionRates, routingOf } from '@svc/domain/reports/rates';
import { eachDay, previousPeriod, type Period } from '@svc/domain/usage/period';
import type { Market } from '@svc/tariff/market';

export function reportJson(report: Productivity, period: Period) {
  const { current, previous, days, markets } = report;
  const market = (key: Market) => marketJson(markets.get(key) ?? NO_FIGURES);

  return {
    from: period.from,
    to: period.to,
    total_lookups: routingOf(current.statuses).lookups,
    by_status: current.statuses,
    by_decision: current.decisions,
    review_queue: report.reviewQueue,
    ai_acceptance_rate: decisionRates(current.decisions).approvalRate,
    users: report.users.map(userJson),
    daily: eachDay(period).map((day) => dayJson(day, days.get(day) ?? NO_FIGURES)),
    kpis: kpisJson(current),
    previous: { ...previousPeriod(period), ...kpisJson(previous) },
    markets: { US: market('US'), EU: market('EU'), VN: market('VN') } satisfies Record<Market, unknown>,
    top_overridden: report.topOverridden.map(overriddenJson),
  };
}

function kpisJson({ statuses, decisions, hours }: PeriodFigures) {
  const { lookups, autoProposed, routedToReview, errors, autoRate } = routingOf(statuses);
  const rates = decisionRates(decisions);

  return {
    lookups,
    auto_proposed: autoProposed,
    routed_to_review: routedToReview,
    errors,
    auto_rate: autoRate,
    decisions: rates.decisions,
    ...decisions,
    approval_rate: rates.approvalRate,
    override_rate: rates.overrideRate,
    reject_rate: rates.rejectRate,
    median_decision_hours: hours.median,
  };
}

function marketJson({ statuses, decisions }: PartFigures) {
  const { lookups, autoProposed, routedToReview } = routingOf(statuses);
  const rates = decisionRates(decisions);

  return {
    lookups,
    auto_proposed: autoProposed,
    routed_to_review: routedToReview,
    decisions: rates.decisions,
    ...decisions,
    approval_rate: rates.approvalRate,
  };
}

function dayJson(day: string, { statuses, decisions }: PartFigures) {
  const { lookups, autoProposed, routedToReview } = routingOf(statuses);

  return {
    day,
    count: lookups,
    auto_proposed: autoProposed,
    routed_to_review: routedToReview,
    decisions: decisionRates(decisions).decisions,
  };
}

function userJson({ accountId, name, role, statuses, decisions, hours, batchRows, comments }: UserFigures) {
  return {
    user_id: accountId,
    name,
    role,
    lookups: routingOf(statuses).lookups,
    batch_rows: batchRows,
    ...decisions,
    comments,
    avg_decision_hours: hours.average,
    median_decision_hours: hours.median,
    decisions: decisionRates(decisions).decisions,
  };
}

function overriddenJson({ market, recommendedCode, finalCode, count, lastAt }: OverriddenPair) {
  return {
    market,
    recommended_code: recommendedCode,
    final_code: finalCode,
    count,
    last_at: lastAt.toISOString(),
  };
}
