import { ROLES } from '@svc/domain/accounts/account';
import { MARKETS, type Market } from '@svc/tariff/market';
import * as v from '../../../http/schema/index.ts';

const DAYS_MAX = 40_000;
const USERS_MAX = 100_000;
const WORDS_MAX = 1000;
const words = () => v.text({ max: WORDS_MAX });
const count = () => v.integer({ min: 0 });
const rate = () => v.nullable(v.number({ min: 0, max: 1 }));
const hours = () => v.nullable(v.number());

const decisions = { approved: count(), overridden: count(), rejected: count() } as const;

const kpis = {
  lookups: count(),
  auto_proposed: count(),
  routed_to_review: count(),
  errors: count(),
  auto_rate: rate(),
  decisions: count(),
  ...decisions,
  approval_rate: rate(),
  override_rate: rate(),
  reject_rate: rate(),
  median_decision_hours: hours(),
} as const;

const market = v.object({
  lookups: count(),
  auto_proposed: count(),
  routed_to_review: count(),
  decisions: count(),
  ...decisions,
  approval_rate: rate(),
});

const user = v.object({
  user_id: v.id(),
  name: words(),
  role: v.oneOf(ROLES),
  lookups: count(),
  batch_rows: count(),
  ...decisions,
  comments: count(),
  avg_decision_hours: hours(),
  median_decision_hours: hours(),
  decisions: count(),
});

const overridden = v.object({
  market: v.oneOf(MARKETS),
  recommended_code: v.nullable(words()),
  final_code: words(),
  count: count(),
  last_at: v.timestamp(),
});

export const ProductivitySchema = v.entity('Productivity', {
  from: v.date(),
  to: v.date(),
  total_lookups: count(),
  by_status: v.object({
    queued: count(),
    processing: count(),
    proposed: count(),
    needs_review: count(),
    needs_info: count(),
    error: count(),
  }),
  by_decision: v.object(decisions),
  review_queue: v.integer({ min: 0, about: 'Lookups of the period that are waiting for a review now' }),
  ai_acceptance_rate: rate(),
  users: v.array(user, { max: USERS_MAX }),
  daily: v.array(
    v.object({
      day: v.date(),
      count: count(),
      auto_proposed: count(),
      routed_to_review: count(),
      decisions: count(),
    }),
    { max: DAYS_MAX },
  ),
  kpis: v.object(kpis),
  previous: v.object({ from: v.date(), to: v.date(), ...kpis }),
  markets: v.object({ US: market, EU: market, VN: market } satisfies Record<Market, unknown>),
  top_overridden: v.array(overridden, { max: 10 }),
});
