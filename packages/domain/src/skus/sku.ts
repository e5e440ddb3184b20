import type { Market } from '@svc/tariff/market';
import type { Alert } from '../alerts/alert.ts';
import type { LookupStatus } from '../lookups/lookup-status.ts';
import type { CodeStatus } from './code-status.ts';

/** A product of the catalog with the code that it uses in one market. Absent texts are empty. */
export interface Sku {
  readonly id: number;
  readonly sku: string;
  readonly market: Market;
  readonly description: string;
  readonly material: string;
  readonly use: string;
  readonly composition: string;
  /** Country code, or empty. */
  readonly origin: string;
  readonly notes: string;
  readonly externalRef: string;
  /** As the schedule writes it where it is in the schedule, else as sent. */
  readonly currentCode: string | null;
  readonly codeStatus: CodeStatus;
  /** Version the code was checked against; null for a code that was not checked. */
  readonly checkedVersion: string | null;
  readonly checkedAt: Date | null;
  readonly suggestedCode: string | null;
  /** Status and confidence (0 to 1) of the lookup that suggested the code, or that found none; null before one. */
  readonly suggestedStatus: LookupStatus | null;
  readonly suggestedConfidence: number | null;
  readonly lastLookupId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A SKU as lists show it. */
export interface SkuListItem extends Sku {
  /** Alerts that nobody acknowledged. */
  readonly openAlerts: number;
}

/** Alerts that one SKU shows. */
export const ALERTS_SHOWN_MAX = 50;

/** A SKU with its latest alerts, newest first. */
export interface SkuWithAlerts extends Sku {
  readonly alerts: readonly Alert[];
}

/** Fields of a SKU from a caller. Null leaves the catalog's value, empty text clears it; a new SKU starts empty. */
export interface SkuDraft {
  readonly sku: string;
  readonly market: Market;
  readonly description: string;
  readonly material: string | null;
  readonly use: string | null;
  readonly composition: string | null;
  readonly origin: string | null;
  readonly notes: string | null;
  readonly externalRef: string | null;
  readonly currentCode: string | null;
}

/** A SKU just saved. */
export interface SavedSku {
  readonly id: number;
  readonly sku: string;
  readonly market: Market;
  readonly codeStatus: CodeStatus;
  readonly hasCode: boolean;
}

/** Which SKUs a list shows; absent parts do not narrow it. */
export interface SkuFilter {
  readonly q?: string | undefined;
  readonly market?: Market | undefined;
  readonly codeStatus?: CodeStatus | undefined;
  readonly hasCode?: boolean | undefined;
  /** True if it has an open alert. */
  readonly hasAlert?: boolean | undefined;
}
