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
  /** What classifies these products: what has to be asked for all of them is asked once. */
  readonly classifierOf: (products: readonly RowProduct[]) => ClassifyRow;
  /** The schedule version of a batch, as far as codes are looked up in it. */
  readonly schedule: (work: BatchWork) => Promise<CodeLookup>;
  readonly readCountry: (text: string) => string | null;
  /** Fee of a classified row, decimal text. */
  readonly creditsPerLookup: string;
  readonly now: () => Date;
  /** How long rows are held before another worker may take them. */
  readonly leaseMs: number;
  /** Whether the process stops: rows under way are finished, the others go back. */
  readonly isStopping: () => boolean;
  /** Whether another batch is to have the place of this one: rows that are held are finished, and no more taken. */
  readonly givesWay?: () => boolean;
  /** Told of a row whose classification threw. */
  readonly onRowError: (batchId: string, rowIndex: number, error: unknown) => void;
}
