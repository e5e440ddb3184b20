import type { PrecedentSource } from '@svc/domain/rulings/precedent';
import type { Market } from '@svc/tariff/market';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { TextModels } from '@svc/text-model/text-models';

/** Identity of the schedule version that a classification ran on. */
export interface ScheduleVersion {
  readonly id: string;
  readonly market: Market;
  readonly version: string;
  readonly name: string;
  readonly isDemo: boolean;
  readonly isActive: boolean;
  /** Whether a later version took its place; a version that waits for activation is not superseded. */
  readonly isSuperseded: boolean;
  readonly sourceName: string | null;
  readonly sourceUrl: string | null;
}

/** A line found by text, with its BM25 score (unbounded, higher is better). */
export interface LineHit {
  readonly position: number;
  readonly score: number;
}

/**
 * One schedule version held in memory: the tree and its text search. Positions are those of ScheduleLine; a line's
 * fields are worked out when they are read.
 */
export interface ScheduleIndex {
  readonly version: ScheduleVersion;
  /** Stands for the lines: the same as long as they are, so that what follows from them may be kept by it. */
  readonly content: object;
  /** Number of lines; positions run from 0 to before it. */
  readonly count: number;
  /** Number of declarable lines; counted once, when first asked for. */
  leafCount(): number;
  line(position: number): ScheduleLine;
  /** Ancestors from the chapter down, without the line itself. */
  ancestors(position: number): readonly ScheduleLine[];
  children(position: number): readonly ScheduleLine[];
  /** Position of the coded line with these digits, or undefined. */
  findByDigits(digits: string): number | undefined;
  /** Best declarable lines for free text, best first. */
  searchLeaves(text: string, limit: number): readonly LineHit[];
  /** How telling an index term is in this schedule, 0 (in nearly every heading, or unknown) to 1 (in one heading). */
  termWeight(term: string): number;
  /** Whether the version before had another line, or none, under these digits; false when no version came before. */
  isRecentlyChanged(digits: string): boolean;
}

/** What a classification reads from. */
export interface ClassifyPorts {
  readonly schedule: ScheduleIndex;
  readonly precedents: PrecedentSource;
  /** Fitted text models; null where a process has none, which the answer then says. */
  readonly models: TextModels | null;
}
