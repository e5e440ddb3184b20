import type { Market } from '@svc/tariff/market';
import type { ProductText } from '@svc/text-model/features';

export interface TrainingRow {
  /** Source name, as in `sources.ts`. */
  readonly source: string;
  /** Id within the source; empty for vocabulary. */
  readonly id: string;
  /** Product or ruling of the row: rows of one group are never on both sides of a split. */
  readonly group: string;
  readonly product: ProductText;
  /** Four to ten digits. */
  readonly code: string;
  /** HS 2022 subheadings if the code is of an older edition; those of the code itself if absent. */
  readonly subheadings?: readonly string[];
  /** Market whose schedule defines the digits beyond six; null if only six count. */
  readonly market: Market | null;
  readonly weight: number;
}
