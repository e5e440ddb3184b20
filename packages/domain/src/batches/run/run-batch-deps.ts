import type { LookupInput } from '../../lookups/lookup.ts';
import type { LookupOutcome } from '../../lookups/lookup-store.ts';
import type { SkuStore } from '../../skus/sku-store.ts';
import type { BatchWork, BatchWorkStore } from '../batch-work-store.ts';
import type { CodeLookup } from '../check/existing-code.ts';

/** The product of a row, with the id of its new lookup. */
export interface RowProduct extends Pick<BatchWork, 'market' | 'datasetId' | 'language' | 'accountId'> {
  readonly id: string;
  readonly input: LookupInput;
}

export type ClassifyRow = (product: RowProduct) => Promise<LookupOutcome>;

export interface RunBatchDeps {
  readonly work: BatchWorkStore;
  readonly skus: Pick<SkuStore, 'save'>;
  /** Creates a classifier for these products; shared queries run once for all of them. */
  readonly classifierOf: (products: readonly RowProduct[]) => ClassifyRow;
  /** Code lookup in the schedule version of a batch. */
  readonly schedule: (work: BatchWork) => Promise<CodeLookup>;
  readonly readCountry: (text: string) => string | null;
  /** Fee of a classified row, decimal text. */
  readonly creditsPerLookup: string;
  readonly now: () => Date;
  /** Lease of claimed rows. */
  readonly leaseMs: number;
  /** True if the process is stopping: running rows finish, the others are released. */
  readonly isStopping: () => boolean;
  /** True if another batch should get this slot: claimed rows finish, and no more are claimed. */
  readonly givesWay?: () => boolean;
  /** Called for a row whose classification threw. */
  readonly onRowError: (batchId: string, rowIndex: number, error: unknown) => void;
}
