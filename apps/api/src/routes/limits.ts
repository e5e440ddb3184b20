import { COMMENT_BOUNDS } from '@svc/domain/lookups/decide-lookup';
import { TEST_RATES } from '@svc/domain/webhooks/test-webhook';

export const LIMITS = {
  comment_per_minute: COMMENT_BOUNDS.perMinute,
  comments_per_lookup: COMMENT_BOUNDS.perLookup,
  webhook_tests_per_minute: TEST_RATES.perWebhook,
  webhook_tests_per_minute_admin: TEST_RATES.perAccount,
  page_size: {
    lookups: { default: 20, max: 200 },
    review: { default: 20, max: 200 },
    skus: { default: 50, max: 500 },
    ledger: { default: 25, max: 200 },
    rulings: { default: 20, max: 100 },
  },
  poll_interval_seconds: { first: 1, max: 5 },
} as const;
