import type { Market } from '@svc/tariff/market';
import type { AlertChange } from '../alerts/alert.ts';
import type { ShownSuccessor } from '../datasets/tariff-change.ts';
import type { Lookup, LookupSummary } from '../lookups/lookup.ts';

export type LookupSnapshot = LookupSummary & Pick<Lookup, 'input' | 'tariffVersion' | 'missingInfo'>;

export interface BatchSnapshot {
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly filename: string;
  readonly status: string;
  readonly columns: readonly string[];
  readonly columnMapping: object;
  readonly market: Market | null;
  readonly datasetVersion: string | null;
  readonly validation: object;
  readonly totalRows: number;
  readonly processedRows: number;
  readonly failedRows: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly saveToCatalog: boolean;
  readonly language: string;
}

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
