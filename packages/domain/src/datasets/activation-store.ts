import type { Market } from '@svc/tariff/market';
import type { AuditAuthor } from '../audit/audit-log.ts';
import { stateTable } from '../state-table.ts';

/** Steps of what follows a switch of versions; each is safe to repeat. */
const ACTIVATION_STEPS = ['switched', 'compared', 'done'] as const;

/** Step of an activation that is done. */
export type ActivationStep = (typeof ACTIVATION_STEPS)[number];

/** The moves of a switch of versions. */
export const ACTIVATION_MOVES = stateTable(ACTIVATION_STEPS, {
  claim: { from: ['switched', 'compared'], to: null },
  compare: { from: ['switched'], to: 'compared' },
  alert: { from: ['compared'], to: null },
  finish: { from: ['compared'], to: 'done' },
});

/** A switch of a market from one version to another. */
export interface Activation {
  readonly id: string;
  readonly market: Market;
  readonly fromDatasetId: string | null;
  readonly toDatasetId: string;
  readonly fromVersion: string | null;
  readonly toVersion: string;
  readonly step: ActivationStep;
  /** SKUs with an id up to this one are processed. */
  readonly lastSkuId: number;
  /** Tries since the last step forward, this one included. */
  readonly attempts: number;
  /** Time it was given up; null while it can continue. */
  readonly failedAt: Date | null;
  readonly createdAt: Date;
}

/** Result of one pass over a range of SKUs: more remain, all are processed, or another worker has the activation. */
export type AlertPass =
  | { readonly kind: 'passed'; readonly raised: number; readonly next: number }
  | { readonly kind: 'complete' }
  | { readonly kind: 'overtaken' };

/** Store of switches of versions and their steps. Each method is one transaction. */
export interface ActivationStore {
  /**
   * Makes a version the active one; the one before becomes superseded.
   * Returns the switch, or null when the version was active already. Throws when it is not loaded. A switch by
   * somebody is recorded with it; one that a setting asks for has no author.
   */
  switchTo(datasetId: string, now: Date, by?: AuditAuthor): Promise<Activation | null>;
  find(id: string): Promise<Activation | null>;
  /** The latest switch to a version, or null when it was never switched to. */
  findLatestTo(datasetId: string): Promise<Activation | null>;
  /** Switches whose steps are not all done, that were not given up and that nobody works on, oldest first. */
  findOpen(now: Date): Promise<readonly string[]>;
  /**
   * Takes an open switch for a worker and counts the try; null when it is done or given up, somebody else has it, or an
   * earlier switch of the market is open: alerts follow the order of the switches.
   */
  claim(id: string, now: Date, leaseMs: number): Promise<Activation | null>;
  /** Notes that the two versions were compared. */
  compared(id: string, leaseUntil: Date): Promise<void>;
  /**
   * Sets the status of SKUs on touched codes and raises their alerts with their events, for the SKUs after `from`.
   * A SKU gets one alert a switch, however often the pass is repeated. `overtaken` when the switch is no longer at
   * `from`: another worker claimed it.
   */
  alertSkus(activation: Activation, from: number, now: Date, leaseUntil: Date): Promise<AlertPass>;
  /** Counts affected SKUs and writes the event `tariff.changed` once, once all SKUs up to `last` are processed. */
  finish(activation: Activation, last: number, now: Date): Promise<void>;
  /** Lets a claimed switch go, for another try. */
  release(id: string): Promise<void>;
  /** Gives a claimed switch up: nothing more is done of it, and later ones go on. */
  giveUp(id: string, now: Date): Promise<void>;
  /** Reopens the latest activation of a version if it was given up; returns its id, or null. */
  reopen(toDatasetId: string): Promise<string | null>;
}
