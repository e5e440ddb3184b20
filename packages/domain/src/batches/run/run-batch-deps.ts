import type { LookupInput } from '../../lookups/lookup.ts';
import type { LookupOutcome } from '../../lookups/lookup-store.ts';
import type { SkuStore } from '../../skus/sku-store.ts';
import type { BatchWork, BatchWorkStore } from '../batch-work-store.ts';
import type { CodeLookup } from '../check/existing-code.ts';

/** A row's product, about to become the lookup `id`. */
export interface RowProduct extends Pick<BatchWork, 'market' | 'datasetId' | 'language' | 'accountId'> {
  readonly id: string;
  readonly input: LookupInput;
}

/** Classifies the product of a row. */
export type ClassifyRow = (product: RowProduct) => Promise<LookupOutcome>;

/** Dependencies of classifying batch rows. */
export interface RunBatchDeps {
  readonly work: BatchWorkStore;
  readonly skus: Pick<SkuStore, 'save'>;
  /** Classifier for these products; shared queries run once for all of them. */
  readonly classifierOf: (products: readonly RowProduct[]) => ClassifyRow;
  /** The schedule version of a batch, as far as codes are looked up in it. */
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
  /** Called with a row whose classification threw. */
  readonly onRowError: (batchId: string, rowIndex: number, error: unknown) => void;
}
