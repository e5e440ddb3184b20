import type { Entitlement, Plan } from '@svc/domain/accounts/plan';

const FEATURES: readonly (readonly [key: string, category: string])[] = [
  ['feature.batch', 'batches'],
  ['feature.webhooks', 'integration'],
  ['feature.market_eu', 'markets'],
  ['feature.market_us', 'markets'],
  ['feature.market_vn', 'markets'],
  ['feature.reports', 'reports'],
];

const WITHHELD_OF_TRIAL: readonly string[] = ['feature.webhooks', 'feature.reports'];

export function seededPlans(): Map<string, Plan> {
  return new Map(
    [
      planOf('trial', 'Trial', 14, 100, WITHHELD_OF_TRIAL),
      planOf('team', 'Team', null, 5000, []),
      planOf('enterprise', 'Enterprise', null, 50_000, []),
    ].map((plan) => [plan.key, plan]),
  );
}

function planOf(
  key: string,
  name: string,
  trialDays: number | null,
  rows: number,
  withheld: readonly string[],
): Plan {
  const limit: Entitlement = {
    key: 'batch_max_rows',
    kind: 'limit',
    category: 'batches',
    enabled: true,
    value: rows,
  };
  const features = FEATURES.map(([feature, category]): Entitlement => ({
    key: feature,
    kind: 'feature',
    category,
    enabled: !withheld.includes(feature),
    value: null,
  }));
  const entitlements = [limit, ...features].toSorted(
    (a, b) => a.category.localeCompare(b.category) || (a.key < b.key ? -1 : 1),
  );

  return { key, name, trialDays, entitlements };
}
