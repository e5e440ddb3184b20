import type { ScheduleLine } from './line.ts';

/** An error of a source file. `code` is stable; `params` fill the message. */
export interface ScheduleFault {
  readonly code:
    | 'unknown_format'
    | 'missing_column'
    | 'wrong_market'
    | 'truncated'
    | 'too_few_lines'
    | 'duplicate_code'
    | 'orphan_line'
    | 'bad_code'
    | 'bad_indent'
    | 'empty_description';
  /** 1-based row of the source, or null when it concerns the whole file. */
  readonly sourceRow: number | null;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A row that was read but not taken, and why: counted and reported, never silent. */
export interface RejectedRow {
  readonly sourceRow: number;
  readonly reason: string;
  readonly text: string;
}

/** Result of reading a source. With any `faults` the whole file is rejected. */
export interface ReadSchedule {
  readonly lines: readonly ScheduleLine[];
  readonly rejected: readonly RejectedRow[];
  readonly ignoredColumns: readonly string[];
  readonly faults: readonly ScheduleFault[];
}
