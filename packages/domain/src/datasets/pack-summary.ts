import type { Market } from '@svc/tariff/market';

/** A stored pack of measures. */
export interface PackSummary {
  readonly market: Market;
  readonly id: string;
  /** Pack that it was derived from; null if it has no measures of the installation. */
  readonly base: string | null;
  readonly isActive: boolean;
  readonly isShipped: boolean;
  readonly knownUntil: string;
  readonly loadedAt: Date;
  readonly activatedAt: Date | null;
  readonly sha256: string;
}
