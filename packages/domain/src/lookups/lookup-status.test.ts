import { describe, expect, it } from '@jest/globals';
import { isFinished, LOOKUP_MOVES, LOOKUP_STATUSES, REVIEW_STATUSES } from './lookup-status.ts';

/** The lookup table of the interface, and the transitions of a claim that its worker released or lost. */
const TABLE: Readonly<Record<string, string>> = {
  'queued claim': 'processing',
  'processing reclaim': 'processing',
  'processing propose': 'proposed',
  'processing ask_person': 'needs_review',
  'processing ask_information': 'needs_info',
  'processing fail': 'error',
  'processing release': 'queued',
};

const PAIRS = LOOKUP_STATUSES.flatMap((status) =>
  LOOKUP_MOVES.actions.map((action) => [status, action] as const),
);

describe('LOOKUP_MOVES', () => {
  it.each(PAIRS)('from %s by %s matches the API', (status, action) => {
    const to = LOOKUP_MOVES.allows(status, action) ? LOOKUP_MOVES.to(action) : undefined;
    expect(to).toBe(TABLE[`${status} ${action}`]);
  });

  it('has every action in the table', () => {
    expect(new Set(LOOKUP_MOVES.actions)).toEqual(
      new Set(Object.keys(TABLE).map((pair) => pair.split(' ')[1])),
    );
  });
});

describe('statuses', () => {
  it('are finished except the first two', () => {
    expect(LOOKUP_STATUSES.filter((status) => !isFinished(status))).toEqual(['queued', 'processing']);
  });

  it('in the review queue match the API', () => {
    expect([...REVIEW_STATUSES].toSorted()).toEqual(['error', 'needs_info', 'needs_review']);
  });
});
