import { describe, expect, it } from '@jest/globals';
import { actionNeeds, DECISION_ACTIONS, DECISION_MOVES, DECISION_STATES, decisionState } from './decision.ts';

/** The decision table of the interface: state and action, and where it leads; null where the state stays. */
const TABLE: Readonly<Record<string, string | null>> = {
  'none approve': 'approved',
  'none override': 'overridden',
  'none reject': 'rejected',
  'none comment': null,
  'approved reopen': 'none',
  'approved comment': null,
  'overridden reopen': 'none',
  'overridden comment': null,
  'rejected reopen': 'none',
  'rejected comment': null,
};

const PAIRS = DECISION_STATES.flatMap((state) => DECISION_ACTIONS.map((action) => [state, action] as const));

describe('DECISION_MOVES', () => {
  it.each(PAIRS)('from %s by %s match the API', (state, action) => {
    const key = `${state} ${action}`;
    const to = DECISION_MOVES.allows(state, action) ? DECISION_MOVES.to(action) : 'refused';
    expect(to).toBe(key in TABLE ? TABLE[key] : 'refused');
  });

  it('have exactly the actions of a reviewer', () => {
    expect(new Set(DECISION_MOVES.actions)).toEqual(new Set(DECISION_ACTIONS));
  });
});

it.each([
  ['approve', false, false],
  ['override', true, true],
  ['reject', true, false],
  ['reopen', false, false],
  ['comment', true, false],
] as const)('actionNeeds for %s: note %s, code %s', (action, note, code) => {
  expect([actionNeeds(action, 'note'), actionNeeds(action, 'code')]).toEqual([note, code]);
});

it('decisionState is absent for an undecided lookup', () => {
  expect([decisionState(null), decisionState('rejected')]).toEqual(['none', 'rejected']);
});
