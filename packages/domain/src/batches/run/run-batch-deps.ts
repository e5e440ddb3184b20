import type { LookupInput } from '../../lookups/lookup.ts';
import type { LookupOutcome } from '../../lookups/lookup-store.ts';
import type { SkuStore } from '../../skus/sku-store.ts';
import type { BatchWork, BatchWorkStore } from '../batch-work-store.ts';
import type { CodeLookup } from '../check/existing-code.ts';

export interface RowProduct extends Pick<BatchWork, 'market' | 'datasetId' | 'language' | 'accountId'> {
  readonly id: string;
  readonly input: LookupInput;
}

export type ClassifyRow = (product: RowProduct) => Promise<LookupOutcome>;

export interface RunBatchDeps {
  readonly work: BatchWorkStore;
  readonly skus: Pick<SkuStore, 'save'>;
  /** Creates a classifier for these products with shared queries. */
  readonly classifierOf: (products: readonly RowProduct[]) => ClassifyRow;
  readonly schedule: (work: BatchWork) => Promise<CodeLookup>;
  readonly readCountry: (text: string) => string | null;
  /** Fee of a classified row, decimal text. */
  readonly creditsPerLookup: string;
  readonly now: () => Date;
  readonly leaseMs: number;
  /** True if the process is stopping: running rows finish, others are released. */
  readonly isStopping: () => boolean;
  /** True if another batch should get this slot: claimed rows finish, and no more are claimed. */
  readonly givesWay?: () => boolean;
  readonly onRowError: (batchId: string, rowIndex: number, error: unknown) => void;
}
