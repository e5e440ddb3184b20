import type { Market } from '@svc/tariff/market';
import type { Page } from '../lookups/lookup-store.ts';
import type { Ruling } from './ruling.ts';

/** Which rulings a search is for; absent parts do not narrow it. */
export interface RulingFilter {
  readonly q?: string | undefined;
  /** Digits that a code of the ruling begins with. */
  readonly digits?: string | undefined;
  readonly market?: Market | undefined;
}

/** A ruling in a search result: the beginning of its text, and its score (0 without a text query). */
export interface FoundRuling extends Omit<Ruling, 'text'> {
  readonly excerpt: string;
  readonly score: number;
}

/** Current state of a ruling's code. */
export interface CurrentCode {
  readonly code: string;
  /** True if goods are declared under it in the active version. */
  readonly declarable: boolean;
  /** Version that was asked; null when the market has none. */
  readonly version: string | null;
  /** The line that most likely continues it, when it is no longer declarable and its removal is on record. */
  readonly successor: string | null;
}

/** A stored ruling. */
export interface KeptRuling extends Ruling {
  readonly id: number;
}

/** Reads rulings. */
export interface RulingReader {
  search(filter: RulingFilter, offset: number, limit: number): Promise<Page<FoundRuling>>;
  /** The ruling of a number; of several the one of the year, or the latest without a year. */
  find(number: string, year: number | null): Promise<KeptRuling | null>;
  currentCodes(ruling: KeptRuling): Promise<readonly CurrentCode[]>;
}
