import { isBatchFinished, type BatchStatus } from './batch-status.ts';

/** Every state of a batch row. */
export const ROW_STATUSES = ['pending', 'processing', 'done', 'error', 'skipped', 'duplicate'] as const;

/** State of a batch row. */
export type RowStatus = (typeof ROW_STATUSES)[number];

/** What moves a row. `follow` makes it reuse the result of an earlier row. */
export type RowAction =
  'claim' | 'finish' | 'fail' | 'release' | 'skip' | 'unskip' | 'follow' | 'refuse' | 'retry';

/** One allowed move of a row. */
interface RowTransition {
  readonly from: RowStatus;
  readonly action: RowAction;
  readonly to: RowStatus;
}

/** The moves of a row; a pair that is absent is refused. */
export const ROW_TRANSITIONS: readonly RowTransition[] = [
  { from: 'pending', action: 'claim', to: 'processing' },
  { from: 'pending', action: 'skip', to: 'skipped' },
  { from: 'pending', action: 'follow', to: 'duplicate' },
  { from: 'pending', action: 'refuse', to: 'error' },
  { from: 'processing', action: 'finish', to: 'done' },
  { from: 'processing', action: 'fail', to: 'error' },
  { from: 'processing', action: 'release', to: 'pending' },
  { from: 'skipped', action: 'unskip', to: 'pending' },
  { from: 'duplicate', action: 'fail', to: 'error' },
  { from: 'duplicate', action: 'skip', to: 'skipped' },
  { from: 'error', action: 'retry', to: 'pending' },
  { from: 'error', action: 'follow', to: 'duplicate' },
  { from: 'error', action: 'skip', to: 'skipped' },
];

/** The move for an action in a state, or null when the state does not allow it. */
export function rowTransition(from: RowStatus, action: RowAction): RowTransition | null {
  return ROW_TRANSITIONS.find((move) => move.from === from && move.action === action) ?? null;
}

/** Whether a person may change a row now: any row before the start, a failed row once its batch has finished. */
export function isRowEditable(batch: BatchStatus, row: RowStatus): boolean {
  return batch === 'uploaded' || (isBatchFinished(batch) && row === 'error');
}
