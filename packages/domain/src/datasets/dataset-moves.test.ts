import { describe, expect, it } from '@jest/globals';
import { ACTIVATION_MOVES } from './activation-store.ts';
import { DATASET_MOVES } from './dataset.ts';
import { LOAD_MOVES } from './dataset-load.ts';

describe('LOAD_MOVES', () => {
  const ENDS = ['done', 'unchanged', 'refused', 'failed'] as const;

  it('end a load from `running` only', () => {
    const ending = LOAD_MOVES.actions.filter((action) => ENDS.some((end) => end === LOAD_MOVES.to(action)));
    expect(ending.map((action) => LOAD_MOVES.from(action))).toEqual(ENDS.map(() => ['running']));
  });

  it.each(ENDS)('do not allow any action on a load that is %s', (end) => {
    expect(LOAD_MOVES.actions.filter((action) => LOAD_MOVES.allows(end, action))).toEqual([]);
  });
});

it.each(['loading', 'failed', 'active'] as const)(
  'DATASET_MOVES do not activate a version that is %s',
  (state) => {
    expect(DATASET_MOVES.allows(state, 'activate')).toBe(false);
  },
);

it('ACTIVATION_MOVES raise alerts after the comparison, and allow nothing once done', () => {
  expect(ACTIVATION_MOVES.from('alert')).toEqual([ACTIVATION_MOVES.to('compare')]);
  expect(ACTIVATION_MOVES.actions.filter((action) => ACTIVATION_MOVES.allows('done', action))).toEqual([]);
});
