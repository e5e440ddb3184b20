import type { Tone } from '../../ui/tag.tsx';
import type { Batch, RowStatus } from './batch.ts';

/** Colours of the states of a batch. */
export const BATCH_TONES: Readonly<Record<Batch['status'], Tone>> = {
  uploaded: 'accent',
  queued: 'plain',
  running: 'accent',
  completed: 'good',
  completed_with_errors: 'warn',
};

/** Colours of the states of a row. */
export const ROW_TONES: Readonly<Record<RowStatus, Tone>> = {
  pending: 'plain',
  processing: 'accent',
  done: 'good',
  error: 'bad',
  skipped: 'plain',
  duplicate: 'plain',
};
