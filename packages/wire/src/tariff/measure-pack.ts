import type { Market } from '@svc/tariff/market';

interface StoredPack {
  readonly market: Market;
  readonly id: string;
  readonly base: string | null;
  readonly isActive: boolean;
  readonly isShipped: boolean;
  readonly knownUntil: string;
  readonly loadedAt: Date;
  readonly activatedAt: Date | null;
}

export const measurePack = (pack: StoredPack) => ({
  market: pack.market,
  id: pack.id,
  base: pack.base,
  active: pack.isActive,
  shipped: pack.isShipped,
  known_until: pack.knownUntil,
  loaded_at: pack.loadedAt.toISOString(),
  activated_at: pack.activatedAt?.toISOString() ?? null,
});
