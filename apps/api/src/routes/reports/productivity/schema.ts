import { ROLES } from '@svc/domain/accounts/account';
import { MARKETS, type Market } from '@svc/tariff/market';
import { array, object } from '../../../http/schema/collection.ts';
import { integer, number } from '../../../http/schema/number.ts';
import { named } from '../../../http/schema/open.ts';
import { nullable } from '../../../http/schema/presence.ts';
import { date, id, oneOf, text, timestamp } from '../../../http/schema/text.ts';

const DAYS_MAX = 40_000;
const USERS_MAX = 100_000;
const WORDS_MAX = 1000;
const words = () => text({ max: WORDS_MAX });
const count = () => integer({ min: 0 });
const rate = () => nullable(number({ min: 0, max: 1 }));
const hours = () => nullable(number());

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

const market = object({
  lookups: count(),
  auto_proposed: count(),
  routed_to_review: count(),
  decisions: count(),
  ...decisions,
  approval_rate: rate(),
});

const user = object({
  user_id: id(),
  name: words(),
  role: oneOf(ROLES),
  lookups: count(),
  batch_rows: count(),
  ...decisions,
  comments: count(),
  avg_decision_hours: hours(),
  median_decision_hours: hours(),
  decisions: count(),
});

const overridden = object({
  market: oneOf(MARKETS),
  recommended_code: nullable(words()),
  final_code: words(),
  count: count(),
  last_at: timestamp(),
});

export const ProductivitySchema = named(
  'Productivity',
  object({
    from: date(),
    to: date(),
    total_lookups: count(),
    by_status: object({
      queued: count(),
      processing: count(),
      proposed: count(),
      needs_review: count(),
      needs_info: count(),
      error: count(),
    }),
    by_decision: object(decisions),
    review_queue: integer({ min: 0, about: 'Lookups of the period that are waiting for a review now' }),
    ai_acceptance_rate: rate(),
    users: array(user, { max: USERS_MAX }),
    daily: array(
      object({
        day: date(),
        count: count(),
        auto_proposed: count(),
        routed_to_review: count(),
        decisions: count(),
      }),
      { max: DAYS_MAX },
    ),
    kpis: object(kpis),
    previous: object({ from: date(), to: date(), ...kpis }),
    markets: object({ US: market, EU: market, VN: market } satisfies Record<Market, unknown>),
    top_overridden: array(overridden, { max: 10 }),
  }),
);
