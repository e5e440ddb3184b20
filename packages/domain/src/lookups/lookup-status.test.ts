import { describe, expect, it } from '@jest/globals';
import {
  isFinished,
  LOOKUP_STATUSES,
  LOOKUP_TRANSITIONS,
  lookupTransition,
  REVIEW_STATUSES,
  type LookupAction,
} from './lookup-status.ts';

const ACTIONS = [
  'claim',
  'propose',
  'ask_person',
  'ask_information',
  'fail',
  'release',
] as const satisfies readonly LookupAction[];

/** The lookup table of the interface, and the worker that gives its claim back. */
const TABLE: Readonly<Record<string, readonly [to: string, charges: boolean, tells: boolean]>> = {
  'queued claim': ['processing', false, false],
  'processing propose': ['proposed', true, true],
  'processing ask_person': ['needs_review', true, true],
  'processing ask_information': ['needs_info', true, true],
  'processing fail': ['error', false, true],
  'processing release': ['queued', false, false],
};

const PAIRS = LOOKUP_STATUSES.flatMap((status) => ACTIONS.map((action) => [status, action] as const));

describe('lookupTransition', () => {
  it.each(PAIRS)('from %s by %s is that of the interface', (status, action) => {
    const move = lookupTransition(status, action);
    const row = move === null ? undefined : [move.to, move.charges, move.emits === 'lookup.completed'];
    expect(row).toEqual(TABLE[`${status} ${action}`]);
  });

  it('has no row beyond the table', () => {
    expect(LOOKUP_TRANSITIONS).toHaveLength(Object.keys(TABLE).length);
  });
});

describe('statuses', () => {
  it('are finished but for the first two', () => {
    expect(LOOKUP_STATUSES.filter((status) => !isFinished(status))).toEqual(['queued', 'processing']);
  });

  it('of the review queue are those of the interface', () => {
    expect([...REVIEW_STATUSES].toSorted()).toEqual(['error', 'needs_info', 'needs_review']);
  });
});
