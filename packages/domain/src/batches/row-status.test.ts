import { describe, expect, it } from '@jest/globals';
import { BATCH_STATUSES } from './batch-status.ts';
import { isRowEditable, ROW_STATUSES, ROW_TRANSITIONS, rowTransition, type RowAction } from './row-status.ts';

/** The moves of closed points 3; everything else is refused. */
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
const ACTIONS: readonly RowAction[] = [
  'claim',
  'finish',
  'fail',
  'release',
  'skip',
  'unskip',
  'follow',
  'refuse',
  'retry',
];
const PAIRS = ROW_STATUSES.flatMap((from) => ACTIONS.map((action) => [from, action] as const));

describe('rowTransition', () => {
  it.each(PAIRS)('%s, %s', (from, action) => {
    expect(rowTransition(from, action)?.to).toBe(ALLOWED[`${from} ${action}`]);
  });

  it('never leaves `done`', () => {
    expect(ROW_TRANSITIONS.filter(({ from }) => from === 'done')).toEqual([]);
  });
});

describe('isRowEditable', () => {
  it('takes any row before the start and failed rows of finished batches', () => {
    const editable = BATCH_STATUSES.flatMap((batch) =>
      ROW_STATUSES.filter((row) => isRowEditable(batch, row)).map((row) => `${batch} ${row}`),
    );
    expect(editable).toEqual([
      ...ROW_STATUSES.map((row) => `uploaded ${row}`),
      'completed error',
      'completed_with_errors error',
    ]);
  });
});
