import { describe, expect, it } from '@jest/globals';
import { BATCH_STATUSES } from './batch-status.ts';
import { isRowEditable, ROW_MOVES, ROW_STATUSES } from './row-status.ts';

/** The moves of closed points 3; everything else is rejected. */
const ALLOWED: Readonly<Record<string, string>> = {
  'pending claim': 'processing',
  'pending skip': 'skipped',
  'pending follow': 'duplicate',
  'pending refuse': 'error',
  'processing finish': 'done',
  'processing fail': 'error',
  'processing release': 'pending',
  'skipped unskip': 'pending',
  'duplicate fail': 'error',
  'duplicate skip': 'skipped',
  'error retry': 'pending',
  'error follow': 'duplicate',
  'error skip': 'skipped',
};
const PAIRS = ROW_STATUSES.flatMap((from) => ROW_MOVES.actions.map((action) => [from, action] as const));

describe('ROW_MOVES', () => {
  it.each(PAIRS)('%s, %s', (from, action) => {
    const to = ROW_MOVES.allows(from, action) ? ROW_MOVES.to(action) : undefined;
    expect(to).toBe(ALLOWED[`${from} ${action}`]);
  });

  it('has every action', () => {
    expect(new Set(ROW_MOVES.actions)).toEqual(
      new Set(Object.keys(ALLOWED).map((pair) => pair.split(' ')[1])),
    );
  });
});

it('isRowEditable accepts any row before the start, and failed rows of finished batches', () => {
  const editable = BATCH_STATUSES.flatMap((batch) =>
    ROW_STATUSES.filter((row) => isRowEditable(batch, row)).map((row) => `${batch} ${row}`),
  );
  expect(editable).toEqual([
    ...ROW_STATUSES.map((row) => `uploaded ${row}`),
    'completed error',
    'completed_with_errors error',
  ]);
});
