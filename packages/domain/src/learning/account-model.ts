import type { Market } from '@svc/tariff/market';

/** Decided products below which an account model is used without a measurement. */
export const MEASURED_MIN = 20;

/** Minimum time between two models of one account and market: 400 decisions in an hour make four. */
export const LEARN_PAUSE_MS = 15 * 60_000;

export interface ModelScope {
  readonly accountId: string;
  readonly market: Market;
}

/** Number of decided products classified right in all digits, with their neighbours and without. */
export interface Measurement {
  readonly measured: number;
  readonly rightWith: number;
  readonly rightWithout: number;
}

/** The decisions of an account in a market as neighbours of new products, and whether they help. */
export interface AccountModel extends ModelScope, Measurement {
  /** Time its texts were read; later decisions are not included. */
  readonly learnedAt: Date;
  readonly decisions: number;
  readonly skus: number;
  readonly isUsed: boolean;
  readonly engineVersion: string;
}

/** True unless neighbours measurably make results worse. */
export function isUseful({ measured, rightWith, rightWithout }: Measurement): boolean {
  return measured < MEASURED_MIN || rightWith >= rightWithout;
}

/** Catalog codes, which nobody decided for a description, count only if measured to do no harm. */
export function usesCatalog({ measured, isUsed, skus }: AccountModel): boolean {
  return isUsed && measured >= MEASURED_MIN && skus > 0;
}
