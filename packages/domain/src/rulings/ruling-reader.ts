import type { Market } from '@svc/tariff/market';
import type { Page } from '../lookups/lookup-store.ts';
import type { Ruling } from './ruling.ts';

export interface RulingFilter {
  readonly q?: string | undefined;
  readonly digits?: string | undefined;
  readonly market?: Market | undefined;
}

/** A ruling in a search result: the beginning of its text, and its score (0 without a text query). */
export interface FoundRuling extends Omit<Ruling, 'text'> {
  readonly excerpt: string;
  readonly score: number;
}

export interface CurrentCode {
  readonly code: string;
  readonly declarable: boolean;
  /** The active version; null if the market has none. */
  readonly version: string | null;
  /** The line that most likely continues a code that is no longer declarable; null if its removal is not recorded. */
  readonly successor: string | null;
}

export interface KeptRuling extends Ruling {
  readonly id: number;
}

export interface RulingReader {
  search(filter: RulingFilter, offset: number, limit: number): Promise<Page<FoundRuling>>;
  /** Finds a ruling by number and year; without a year, the latest with that number. */
  find(number: string, year: number | null): Promise<KeptRuling | null>;
  currentCodes(ruling: KeptRuling): Promise<readonly CurrentCode[]>;
}
