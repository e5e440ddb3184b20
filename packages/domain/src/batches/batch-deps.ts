import type { DatasetStore } from '../datasets/dataset-store.ts';
import type { BatchStore } from './batch-store.ts';
import type { RowCheckKnowledge } from './check-rows.ts';

/** Dependencies of the batch use-cases. */
export interface BatchDeps {
  readonly batches: BatchStore;
  readonly datasets: DatasetStore;
  readonly knowledge: RowCheckKnowledge;
  /** Fee of a classified row, decimal text. */
  readonly creditsPerLookup: string;
  /** Reminds a worker; it may fail quietly, the sweep finds the batch. */
  readonly remind: (batchId: string) => Promise<void>;
  readonly now: () => Date;
}
