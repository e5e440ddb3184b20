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
  /** 1-based row of the source; null for the whole file. */
  readonly sourceRow: number | null;
  readonly params: Readonly<Record<string, string | number>>;
}

export function unknownFormat(reason: string): ScheduleFault {
  return { code: 'unknown_format', sourceRow: null, params: { reason } };
}

export interface RejectedRow {
  readonly sourceRow: number;
  readonly reason: string;
  readonly text: string;
}

/** Result of reading a source. Any `faults` reject the whole file. */
export interface ReadSchedule {
  readonly lines: readonly ScheduleLine[];
  readonly rejected: readonly RejectedRow[];
  readonly ignoredColumns: readonly string[];
  readonly faults: readonly ScheduleFault[];
}
