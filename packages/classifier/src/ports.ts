import type { PrecedentSource } from '@svc/domain/rulings/precedent';
import type { Market } from '@svc/tariff/market';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { TextModels } from '@svc/text-model/text-models';

export interface ScheduleVersion {
  readonly id: string;
  readonly market: Market;
  readonly version: string;
  readonly name: string;
  readonly isDemo: boolean;
  readonly isActive: boolean;
  /** True if a later version replaced it; a version not yet activated is not superseded. */
  readonly isSuperseded: boolean;
  readonly sourceName: string | null;
  readonly sourceUrl: string | null;
}

/** A line found by text search, with its BM25 score (unbounded, higher is better). */
export interface LineHit {
  readonly position: number;
  readonly score: number;
}

/**
 * A schedule version in memory: tree and text search. Positions are those of ScheduleLine; line fields are decoded on
 * read.
 */
export interface ScheduleIndex {
  readonly version: ScheduleVersion;
  /** Cache key for derived values: the same object while the lines are unchanged. */
  readonly content: object;
  /** Number of lines; positions run from 0 to `count - 1`. */
  readonly count: number;
  leafCount(): number;
  line(position: number): ScheduleLine;
  /** Ancestors from the chapter down, without the line itself. */
  ancestors(position: number): readonly ScheduleLine[];
  children(position: number): readonly ScheduleLine[];
  /** Position of the coded line with these digits, or undefined. */
  findByDigits(digits: string): number | undefined;
  /** Best declarable lines for free text, best first. */
  searchLeaves(text: string, limit: number): readonly LineHit[];
  /** Weight of an index term, from 0 (in nearly every heading, or unknown) to 1 (in one heading). */
  termWeight(term: string): number;
  /**
   * True if the previous version had a different line, or none, with these digits; false without a previous version.
   */
  isRecentlyChanged(digits: string): boolean;
}

export interface ClassifyPorts {
  readonly schedule: ScheduleIndex;
  readonly precedents: PrecedentSource;
  /** Fitted text models; null if absent, which the result reports. */
  readonly models: TextModels | null;
}
