import type { Market } from '@svc/tariff/market';
import type { FeeRow, TaxRow } from './charge.ts';
import type { Condition } from './condition.ts';
import type { ListRow } from './goods.ts';
import type { Measure } from './measure.ts';
import type { OriginGroup } from './origins.ts';
import type { PreferentialRate, Programme } from './programme.ts';
import type { RequirementRow } from './requirement.ts';

/** A worked case that a pack must reproduce; `line` as the schedule prints it. */
export interface GoldenCase {
  readonly id: string;
  readonly code: string;
  readonly origin: string | null;
  readonly date: string;
  readonly value: string;
  readonly rate: string | null;
  readonly special: string | null;
  readonly column2: string | null;
  readonly inputs: Readonly<Record<string, string>>;
  /** Non-zero amounts by heading, program, or `base`; null if only the total is stated. */
  readonly components: Readonly<Record<string, string>> | null;
  readonly total: string | null;
  readonly prohibited: string | null;
  readonly source: string;
}

/** Known duties and import requirements of a market beyond its schedule. */
export interface MeasurePack {
  readonly market: Market;
  readonly id: string;
  /** Last day through which its law is established. */
  readonly knownUntil: string;
  readonly published: string;
  /** Hex digest over the files in name order. */
  readonly sha256: string;
  readonly groups: readonly OriginGroup[];
  readonly conditions: ReadonlyMap<string, Condition>;
  readonly lists: ReadonlyMap<string, readonly ListRow[]>;
  readonly measures: readonly Measure[];
  readonly programmes: readonly Programme[];
  readonly preferences: readonly PreferentialRate[];
  readonly taxes: readonly TaxRow[];
  readonly fees: readonly FeeRow[];
  readonly requirements: readonly RequirementRow[];
  readonly golden: readonly GoldenCase[];
}
