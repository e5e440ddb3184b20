import type { Market } from '@svc/tariff/market';
import type { AlertChange } from '../alerts/alert.ts';
import type { Batch } from '../batches/batch.ts';
import type { ShownSuccessor } from '../datasets/tariff-change.ts';
import type { Lookup, LookupSummary } from '../lookups/lookup.ts';

export type LookupSnapshot = LookupSummary & Pick<Lookup, 'input' | 'tariffVersion' | 'missingInfo'>;

type UnsentOfBatch =
  | 'accountId'
  | 'isExempt'
  | 'sandbox'
  | 'datasetId'
  | 'cancelled'
  | 'round'
  | 'startedAt'
  | 'finishedAt';

/** The batch as sent; its check may be of an earlier form. */
export type BatchSnapshot = Omit<Batch, UnsentOfBatch | 'validation'> & { readonly validation: object };

export interface AlertSnapshot {
  readonly id: number;
  readonly skuId: number;
  readonly kind: 'code_removed' | 'code_changed' | 'code_invalid';
  readonly market: Market;
  readonly code: string;
  readonly fromVersion: string | null;
  readonly toVersion: string;
  readonly successors: readonly ShownSuccessor[];
  readonly changes: readonly AlertChange[];
  readonly createdAt: Date;
  readonly sku: string;
  readonly externalRef: string | null;
  readonly currentCode: string | null;
}

export type EventContent =
  | { readonly event: 'lookup.completed'; readonly lookup: LookupSnapshot }
  | {
      readonly event: 'lookup.decided';
      readonly lookup: LookupSnapshot;
      readonly action: string;
      readonly code: string | null;
      readonly note: string | null;
      readonly decidedByName: string | null;
    }
  | { readonly event: 'batch.completed'; readonly batch: BatchSnapshot }
  | {
      readonly event: 'tariff.changed';
      readonly market: Market;
      readonly fromVersion: string | null;
      readonly toVersion: string;
      readonly summary: Readonly<Record<string, number>>;
      readonly affectedSkus: number;
    }
  | { readonly event: 'sku.alert'; readonly alert: AlertSnapshot };

export interface OutboxEvent {
  readonly id: bigint;
  readonly createdAt: Date;
  readonly content: EventContent;
}
