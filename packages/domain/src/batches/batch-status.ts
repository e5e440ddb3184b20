/** Every state of a batch. */
export const BATCH_STATUSES = [
  'uploaded',
  'queued',
  'running',
  'completed',
  'completed_with_errors',
] as const;

/** State of a batch. */
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/** What moves a batch, or is asked of it in a state. */
export type BatchAction =
  | 'validate'
  | 'start'
  | 'take'
  | 'finish'
  | 'finish_with_errors'
  | 'cancel'
  | 'retry'
  | 'forgive'
  | 'export'
  | 'delete';

/** One allowed move of a batch; `to` is null where the batch is gone. */
interface BatchTransition {
  readonly from: BatchStatus;
  readonly action: BatchAction;
  readonly to: BatchStatus | null;
  readonly emits: 'batch.completed' | null;
}

const COMPLETED = 'batch.completed';

/** The moves of a batch; a pair that is absent is refused. */
export const BATCH_TRANSITIONS: readonly BatchTransition[] = [
  { from: 'uploaded', action: 'validate', to: 'uploaded', emits: null },
  { from: 'uploaded', action: 'start', to: 'queued', emits: null },
  { from: 'uploaded', action: 'delete', to: null, emits: null },
  { from: 'queued', action: 'take', to: 'running', emits: null },
  { from: 'queued', action: 'cancel', to: 'running', emits: null },
  { from: 'queued', action: 'export', to: 'queued', emits: null },
  { from: 'queued', action: 'delete', to: null, emits: null },
  { from: 'running', action: 'cancel', to: 'running', emits: null },
  { from: 'running', action: 'finish', to: 'completed', emits: COMPLETED },
  { from: 'running', action: 'finish_with_errors', to: 'completed_with_errors', emits: COMPLETED },
  { from: 'running', action: 'export', to: 'running', emits: null },
  { from: 'completed', action: 'export', to: 'completed', emits: null },
  { from: 'completed', action: 'delete', to: null, emits: null },
  { from: 'completed_with_errors', action: 'retry', to: 'queued', emits: null },
  // Its last failed row was edited out.
  { from: 'completed_with_errors', action: 'forgive', to: 'completed', emits: null },
  { from: 'completed_with_errors', action: 'export', to: 'completed_with_errors', emits: null },
  { from: 'completed_with_errors', action: 'delete', to: null, emits: null },
];

/** The move for an action in a state, or null when the state does not allow it. */
export function batchTransition(from: BatchStatus, action: BatchAction): BatchTransition | null {
  return BATCH_TRANSITIONS.find((move) => move.from === from && move.action === action) ?? null;
}

/** Whether every row has ended. */
export function isBatchFinished(status: BatchStatus): boolean {
  return status === 'completed' || status === 'completed_with_errors';
}
