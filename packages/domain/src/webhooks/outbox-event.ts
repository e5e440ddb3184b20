import type { Market } from '@svc/tariff/market';
import type { Alert } from '../alerts/alert.ts';
import type { Batch } from '../batches/batch.ts';
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

type UnsentOfAlert = 'productDescription' | 'acknowledgedAt' | 'acknowledgedById' | 'acknowledgedByName';

export interface AlertSnapshot extends Omit<Alert, UnsentOfAlert> {
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
