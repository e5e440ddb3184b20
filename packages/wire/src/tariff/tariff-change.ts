import type { TariffChange } from '@svc/domain/datasets/tariff-change';

export function tariffChange(change: TariffChange) {
  return {
    id: change.id,
    market: change.market,
    from_version: change.fromVersion,
    to_version: change.toVersion,
    code: change.code,
    kind: change.kind,
    before: change.before,
    after: change.after,
    successors: change.successors,
    affected_skus: change.affectedSkus,
    detected_at: change.detectedAt.toISOString(),
  };
}
