import type { Market } from '@svc/tariff/market';
import type { Page } from '../lookups/lookup-store.ts';
import type { Ruling } from './ruling.ts';

/** Filter of a ruling search; absent parts do not narrow it. */
export interface RulingFilter {
  readonly q?: string | undefined;
  /** Prefix of a code of the ruling, in digits. */
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
  /** True if it is declarable in the active version. */
  readonly declarable: boolean;
  /** The active version; null if the market has none. */
  readonly version: string | null;
  /** The line that most likely continues a code that is no longer declarable; null if its removal is not on record. */
  readonly successor: string | null;
}

export interface KeptRuling extends Ruling {
  readonly id: number;
}

export interface RulingReader {
  search(filter: RulingFilter, offset: number, limit: number): Promise<Page<FoundRuling>>;
  /** Finds a ruling by number; among several the one of the year, or the latest without a year. */
  find(number: string, year: number | null): Promise<KeptRuling | null>;
  currentCodes(ruling: KeptRuling): Promise<readonly CurrentCode[]>;
}
