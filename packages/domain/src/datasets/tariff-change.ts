import type { TariffChangeKind } from '@svc/tariff/changes/change-kind';
import type { Market } from '@svc/tariff/market';

/** A displayed successor: a line of the new version that likely continues an old code; `score` 0 to 1. */
export interface ShownSuccessor {
  readonly code: string;
  readonly description: string;
  readonly score: number;
}

/** One change of one code between two versions of a market's schedule. */
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
  readonly successors: readonly ShownSuccessor[];
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
  /** Prefix of the code, in digits. */
  readonly digits?: string | undefined;
}

export interface TariffChangeReader {
  /** The latest compared pair of versions of a market, restricted to the named ones. */
  latestPair(
    market: Market,
    fromVersion: string | null,
    toVersion: string | null,
  ): Promise<VersionPair | null>;
  isCompared(pair: VersionPair): Promise<boolean>;
  list(pair: VersionPair, filter: ChangeFilter, limit: number): Promise<readonly TariffChange[]>;
  /** Changes by kind, over the whole filter. */
  summary(pair: VersionPair, filter: ChangeFilter): Promise<Readonly<Record<TariffChangeKind, number>>>;
  /** SKUs on changed codes: as counted by the activation, before it as they are now. */
  affectedSkus(pair: VersionPair): Promise<number>;
}
