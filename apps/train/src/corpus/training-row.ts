import type { Market } from '@svc/tariff/market';
import type { ProductText } from '@svc/text-model/features';

/** A text and the code that it belongs to. */
export interface TrainingRow {
  /** Name of the source, as in `sources.ts`. */
  readonly source: string;
  /** Id within its source; empty for vocabulary. */
  readonly id: string;
  /** Product or ruling that the row is of: rows of one group are never on both sides of a split. */
  readonly group: string;
  readonly product: ProductText;
  /** Four to ten digits. */
  readonly code: string;
  /** Subheadings of HS 2022 where the code is of an older edition; those of the code itself when absent. */
  readonly subheadings?: readonly string[];
  /** Market whose schedule the digits beyond six are of; null where only six count. */
  readonly market: Market | null;
  readonly weight: number;
}
