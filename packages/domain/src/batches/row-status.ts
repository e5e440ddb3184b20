import { stateTable } from '../state-table.ts';
import { isBatchFinished, type BatchStatus } from './batch-status.ts';

export const ROW_STATUSES = ['pending', 'processing', 'done', 'error', 'skipped', 'duplicate'] as const;

export type RowStatus = (typeof ROW_STATUSES)[number];

/** Transitions of a row. `follow` reuses the result of an earlier row. */
export const ROW_MOVES = stateTable(ROW_STATUSES, {
  claim: { from: ['pending'], to: 'processing' },
  finish: { from: ['processing'], to: 'done' },
  fail: { from: ['processing', 'duplicate'], to: 'error' },
  release: { from: ['processing'], to: 'pending' },
  refuse: { from: ['pending'], to: 'error' },
  skip: { from: ['pending', 'duplicate', 'error'], to: 'skipped' },
  unskip: { from: ['skipped'], to: 'pending' },
  follow: { from: ['pending', 'error'], to: 'duplicate' },
  retry: { from: ['error'], to: 'pending' },
});

/** True if a row can be edited now: any row before the start, a failed one after the end. */
export function isRowEditable(batch: BatchStatus, row: RowStatus): boolean {
  return batch === 'uploaded' || (isBatchFinished(batch) && row === 'error');
}
