import type { Market } from '@svc/tariff/market';
import type { ProductText } from '@svc/text-model/features';

export interface TrainingRow {
  readonly source: string;
  /** Id within the source; empty for vocabulary. */
  readonly id: string;
  /** Product or ruling; the rows of a group are on the same side of a split. */
  readonly group: string;
  readonly product: ProductText;
  /** Four to ten digits. */
  readonly code: string;
  /** HS 2022 subheadings of a code of an older edition; the code's own if absent. */
  readonly subheadings?: readonly string[];
  /** Market that defines the digits beyond six; null if only six count. */
  readonly market: Market | null;
  readonly weight: number;
}
