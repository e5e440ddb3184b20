import type { Market } from '@svc/tariff/market';
import type { AuditAuthor } from '../audit/audit-log.ts';
import { stateTable } from '../state-table.ts';

/** Steps of an activation; each is safe to repeat. */
const ACTIVATION_STEPS = ['switched', 'compared', 'done'] as const;

export type ActivationStep = (typeof ACTIVATION_STEPS)[number];

export const ACTIVATION_MOVES = stateTable(ACTIVATION_STEPS, {
  claim: { from: ['switched', 'compared'], to: null },
  compare: { from: ['switched'], to: 'compared' },
  alert: { from: ['compared'], to: null },
  finish: { from: ['compared'], to: 'done' },
});

export interface Activation {
  readonly id: string;
  readonly market: Market;
  readonly fromDatasetId: string | null;
  readonly toDatasetId: string;
  readonly fromVersion: string | null;
  readonly toVersion: string;
  readonly step: ActivationStep;
  readonly lastSkuId: number;
  /** Attempts since the last completed step, including the current one. */
  readonly attempts: number;
  /** Time it was given up; null while it can continue. */
  readonly failedAt: Date | null;
  readonly createdAt: Date;
}

/** Result of one pass over SKUs: more remain, all are processed, or another worker has the activation. */
export type AlertPass =
  | { readonly kind: 'passed'; readonly raised: number; readonly next: number }
  | { readonly kind: 'complete' }
  | { readonly kind: 'overtaken' };

/** Store of activations and their steps. Each method is one transaction. */
export interface ActivationStore {
  /**
   * Activates a version and supersedes the previous one, auditing the author in the same transaction; a setting has
   * none. Returns the activation, or null if the version was already active. Throws if it is not loaded.
   */
  switchTo(datasetId: string, now: Date, by?: AuditAuthor): Promise<Activation | null>;
  find(id: string): Promise<Activation | null>;
  /** Unfinished activations that are not given up and not claimed, oldest first. */
  findOpen(now: Date): Promise<readonly string[]>;
  /**
   * Claims an open activation and counts the attempt. Null if it is done or given up, another worker has it, or an
   * earlier one of the market is open: alerts are raised in activation order.
   */
  claim(id: string, now: Date, leaseMs: number): Promise<Activation | null>;
  compared(id: string, leaseUntil: Date): Promise<void>;
  /**
   * Updates the status of SKUs with changed codes after `from`, and raises their alerts with events. A SKU gets one
   * alert per activation, even if the pass is repeated. `overtaken` if another worker has moved the activation beyond
   * `from`.
   */
  alertSkus(activation: Activation, from: number, now: Date, leaseUntil: Date): Promise<AlertPass>;
  /** Once all SKUs up to `last` are processed, counts the affected ones and writes the `tariff.changed` event once. */
  finish(activation: Activation, last: number, now: Date): Promise<void>;
  release(id: string): Promise<void>;
  /** Gives up a claimed activation: it is not continued, and later ones can run. */
  giveUp(id: string, now: Date): Promise<void>;
  /** Reopens the latest activation of a version if it was given up; returns its id, or null. */
  reopen(toDatasetId: string): Promise<string | null>;
}
