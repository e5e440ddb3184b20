import type { Market } from '@svc/tariff/market';

/** Steps of what follows a switch of versions; each is safe to repeat. */
export const ACTIVATION_STEPS = ['switched', 'compared', 'statuses_set', 'alerts_raised', 'done'] as const;

/** Step of an activation that is done. */
export type ActivationStep = (typeof ACTIVATION_STEPS)[number];

/** A switch of a market from one version to another. */
export interface Activation {
  readonly id: string;
  readonly market: Market;
  readonly fromDatasetId: string | null;
  readonly toDatasetId: string;
  readonly fromVersion: string | null;
  readonly toVersion: string;
  readonly step: ActivationStep;
}

/** Keeps switches of versions. */
export interface ActivationStore {
  /**
   * Makes a version the active one in one transaction; the one before becomes superseded.
   * Answers the switch, or null when the version was active already. Throws when it is not loaded.
   */
  switchTo(datasetId: string, now: Date): Promise<Activation | null>;
  find(id: string): Promise<Activation | null>;
  /** Switches whose steps are not all done and that nobody works on, oldest first. */
  findOpen(now: Date): Promise<readonly string[]>;
}
