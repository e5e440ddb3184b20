import type { TariffChangeKind } from '@svc/tariff/changes/change-kind';
import type { Market } from '@svc/tariff/market';

/** A line of the new version that likely continues an old code, as it is shown; `score` 0 to 1. */
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
  /** Only the fields that differ; null for an added code. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** Only the fields that differ; null for a removed code. */
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly successors: readonly ShownSuccessor[];
  readonly affectedSkus: number;
  readonly detectedAt: Date;
}

/** Two versions of one market. */
export interface VersionPair {
  readonly market: Market;
  readonly fromVersion: string;
  readonly toVersion: string;
}

/** Which changes a list shows. */
export interface ChangeFilter {
  readonly kind?: TariffChangeKind | undefined;
  /** Digits that the code begins with. */
  readonly digits?: string | undefined;
}

/** Reads changes of versions. */
export interface TariffChangeReader {
  /** The latest change of versions of a market whose comparison is done, cut to one version or the other where they are named. */
  latestPair(
    market: Market,
    fromVersion: string | null,
    toVersion: string | null,
  ): Promise<VersionPair | null>;
  /** True if two versions were compared. */
  isCompared(pair: VersionPair): Promise<boolean>;
  list(pair: VersionPair, filter: ChangeFilter, limit: number): Promise<readonly TariffChange[]>;
  /** Number of changes by kind, over the whole filter. */
  summary(pair: VersionPair, filter: ChangeFilter): Promise<Readonly<Record<TariffChangeKind, number>>>;
  /** SKUs on codes that differ: those that a switch counted, before it those that are on the codes now. */
  affectedSkus(pair: VersionPair): Promise<number>;
}
