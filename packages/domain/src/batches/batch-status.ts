import { stateTable } from '../state-table.ts';

export const BATCH_STATUSES = [
  'uploaded',
  'queued',
  'running',
  'completed',
  'completed_with_errors',
] as const;

export type BatchStatus = (typeof BATCH_STATUSES)[number];

export const BATCH_MOVES = stateTable(BATCH_STATUSES, {
  validate: { from: ['uploaded'], to: null },
  start: { from: ['uploaded'], to: 'queued' },
  take: { from: ['queued'], to: 'running' },
  cancel: { from: ['queued', 'running'], to: 'running' },
  finish: { from: ['running'], to: 'completed' },
  finish_with_errors: { from: ['running'], to: 'completed_with_errors' },
  retry: { from: ['completed_with_errors'], to: 'queued' },
  // A person edited the last failed row out.
  forgive: { from: ['completed_with_errors'], to: 'completed' },
  export: { from: ['queued', 'running', 'completed', 'completed_with_errors'], to: null },
  delete: { from: ['uploaded', 'queued', 'completed', 'completed_with_errors'], to: null },
});

export function isBatchFinished(status: BatchStatus): boolean {
  return status === 'completed' || status === 'completed_with_errors';
}
