import type { Market } from '@svc/tariff/market';
import type { Alert } from '../alerts/alert.ts';
import type { LookupStatus } from '../lookups/lookup-status.ts';
import type { CodeStatus } from './code-status.ts';

/** A catalog product with its code in one market. Absent texts are empty. */
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
  /** In the format of the schedule if found there, otherwise as sent. */
  readonly currentCode: string | null;
  readonly codeStatus: CodeStatus;
  /** Version that the code was checked against; null if unchecked. */
  readonly checkedVersion: string | null;
  readonly checkedAt: Date | null;
  readonly suggestedCode: string | null;
  /** Status and confidence (0 to 1) of the lookup that suggested the code or found none; null without one. */
  readonly suggestedStatus: LookupStatus | null;
  readonly suggestedConfidence: number | null;
  readonly lastLookupId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface SkuListItem extends Sku {
  readonly openAlerts: number;
}

export const ALERTS_SHOWN_MAX = 50;

/** A SKU with its latest alerts, newest first. */
export interface SkuWithAlerts extends Sku {
  readonly alerts: readonly Alert[];
}

/** SKU fields from a caller. Null means unchanged, empty text clears; a new SKU starts empty. */
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

export interface SavedSku {
  readonly id: number;
  readonly sku: string;
  readonly market: Market;
  readonly codeStatus: CodeStatus;
  readonly hasCode: boolean;
}

export interface SkuFilter {
  readonly q?: string | undefined;
  readonly markets?: readonly Market[] | undefined;
  readonly codeStatus?: CodeStatus | undefined;
  readonly hasCode?: boolean | undefined;
  readonly hasAlert?: boolean | undefined;
}
