import type { Tone } from '../../ui/tag.tsx';
import type { Batch, RowStatus } from './batch.ts';

export const BATCH_TONES: Readonly<Record<Batch['status'], Tone>> = {
  uploaded: 'accent',
  queued: 'plain',
  running: 'accent',
  completed: 'good',
  completed_with_errors: 'warn',
};

export const ROW_TONES: Readonly<Record<RowStatus, Tone>> = {
  pending: 'plain',
  processing: 'accent',
  done: 'good',
  error: 'bad',
  skipped: 'plain',
  duplicate: 'plain',
};
