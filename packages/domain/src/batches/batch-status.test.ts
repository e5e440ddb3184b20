import { describe, expect, it } from '@jest/globals';
import {
  BATCH_STATUSES,
  BATCH_TRANSITIONS,
  batchTransition,
  isBatchFinished,
  type BatchAction,
} from './batch-status.ts';

/** The moves of the interface and of closed points 3; everything else is refused. */
const ALLOWED: Readonly<Record<string, string | null>> = {
  'uploaded validate': 'uploaded',
  'uploaded start': 'queued',
  'uploaded delete': null,
  'queued take': 'running',
  'queued cancel': 'running',
  'queued export': 'queued',
  'queued delete': null,
  'running cancel': 'running',
  'running finish': 'completed',
  'running finish_with_errors': 'completed_with_errors',
  'running export': 'running',
  'completed export': 'completed',
  'completed delete': null,
  'completed_with_errors retry': 'queued',
  'completed_with_errors forgive': 'completed',
  'completed_with_errors export': 'completed_with_errors',
  'completed_with_errors delete': null,
};
const ACTIONS: readonly BatchAction[] = [
  'validate',
  'start',
  'take',
  'finish',
  'finish_with_errors',
  'cancel',
  'retry',
  'forgive',
  'export',
  'delete',
];
const PAIRS = BATCH_STATUSES.flatMap((from) => ACTIONS.map((action) => [from, action] as const));

describe('batchTransition', () => {
  it.each(PAIRS)('%s, %s', (from, action) => {
    const key = `${from} ${action}`;
    const move = batchTransition(from, action);
    expect(move === null ? 'refused' : move.to).toBe(key in ALLOWED ? ALLOWED[key] : 'refused');
  });

  it('sends its event when the last row ended, and only then', () => {
    const sending = BATCH_TRANSITIONS.filter(({ emits }) => emits !== null).map(({ action }) => action);
    expect(sending).toEqual(['finish', 'finish_with_errors']);
  });

  it('names each pair once', () => {
    expect(BATCH_TRANSITIONS).toHaveLength(Object.keys(ALLOWED).length);
  });

  it('is over in the two last states', () => {
    expect(BATCH_STATUSES.filter(isBatchFinished)).toEqual(['completed', 'completed_with_errors']);
  });
});
