import { describe, expect, it } from '@jest/globals';
import { BATCH_MOVES, BATCH_STATUSES, isBatchFinished } from './batch-status.ts';

/** Transitions of the interface and of closed points 3; null where the state stays or the batch is deleted. */
const ALLOWED: Readonly<Record<string, string | null>> = {
  'uploaded validate': null,
  'uploaded start': 'queued',
  'uploaded delete': null,
  'queued take': 'running',
  'queued cancel': 'running',
  'queued export': null,
  'queued delete': null,
  'running cancel': 'running',
  'running finish': 'completed',
  'running finish_with_errors': 'completed_with_errors',
  'running export': null,
  'completed export': null,
  'completed delete': null,
  'completed_with_errors retry': 'queued',
  'completed_with_errors forgive': 'completed',
  'completed_with_errors export': null,
  'completed_with_errors delete': null,
};
const PAIRS = BATCH_STATUSES.flatMap((from) => BATCH_MOVES.actions.map((action) => [from, action] as const));

describe('BATCH_MOVES', () => {
  it.each(PAIRS)('%s, %s', (from, action) => {
    const key = `${from} ${action}`;
    const to = BATCH_MOVES.allows(from, action) ? BATCH_MOVES.to(action) : 'refused';
    expect(to).toBe(key in ALLOWED ? ALLOWED[key] : 'refused');
  });

  it('has every action of the API', () => {
    expect(new Set(BATCH_MOVES.actions)).toEqual(
      new Set(Object.keys(ALLOWED).map((pair) => pair.split(' ')[1])),
    );
  });

  it('ends in the two final states', () => {
    expect(BATCH_STATUSES.filter(isBatchFinished)).toEqual(['completed', 'completed_with_errors']);
  });
});
