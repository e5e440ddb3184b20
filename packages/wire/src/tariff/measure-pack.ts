import type { PackSummary } from '@svc/domain/datasets/pack-summary';

export const measurePack = (pack: Omit<PackSummary, 'sha256'>) => ({
  market: pack.market,
  id: pack.id,
  base: pack.base,
  active: pack.isActive,
  shipped: pack.isShipped,
  known_until: pack.knownUntil,
  loaded_at: pack.loadedAt.toISOString(),
  activated_at: pack.activatedAt?.toISOString() ?? null,
});
