import type { TariffChangeKind } from '@svc/tariff/changes/change-kind';
import type { Market } from '@svc/tariff/market';
import type { Successor } from '../alerts/alert.ts';

export interface TariffChange {
  readonly id: number;
  readonly market: Market;
  readonly fromVersion: string;
  readonly toVersion: string;
  readonly code: string;
  readonly kind: TariffChangeKind;
  /** Only the changed fields; null for an added code. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** Only the changed fields; null for a removed code. */
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly successors: readonly Successor[];
  readonly affectedSkus: number;
  readonly detectedAt: Date;
}

export interface VersionPair {
  readonly market: Market;
  readonly fromVersion: string;
  readonly toVersion: string;
}

export interface ChangeFilter {
  readonly kind?: TariffChangeKind | undefined;
  readonly digits?: string | undefined;
}

export interface TariffChangeReader {
  latestPair(
    market: Market,
    fromVersion: string | null,
    toVersion: string | null,
  ): Promise<VersionPair | null>;
  isCompared(pair: VersionPair): Promise<boolean>;
  list(pair: VersionPair, filter: ChangeFilter, limit: number): Promise<readonly TariffChange[]>;
  summary(pair: VersionPair, filter: ChangeFilter): Promise<Readonly<Record<TariffChangeKind, number>>>;
  /** SKUs on changed codes: as counted by the activation, before it as they are now. */
  affectedSkus(pair: VersionPair): Promise<number>;
}
