import type { Market } from '@svc/tariff/market';
import type { Alert, AlertFilter, AlertKind } from './alert.ts';

/** Alerts named by their ids, or all of one market and kind. */
export type AlertSelection =
  { readonly ids: readonly number[] } | { readonly market: Market; readonly kind: AlertKind };

/** Who acknowledges, and when. */
export interface Acknowledgement {
  readonly accountId: string;
  readonly at: Date;
}

/** Keeps alerts. Each method is one transaction. */
export interface AlertStore {
  /** Newest first. */
  list(filter: AlertFilter, limit: number): Promise<readonly Alert[]>;
  find(id: number): Promise<Alert | null>;
  /**
   * Acknowledges the open alerts of a selection and answers how many there were. A SKU whose code is `changed` and
   * that has no open alert of a change left takes the state that a check against the active schedule finds.
   */
  acknowledge(selection: AlertSelection, by: Acknowledgement): Promise<number>;
}
