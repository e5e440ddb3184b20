import { describe, expect, it } from '@jest/globals';
import {
  actionNeeds,
  DECISION_ACTIONS,
  DECISION_STATES,
  DECISION_TRANSITIONS,
  decisionMoves,
  decisionState,
} from './decision.ts';

/** The decision table of the interface: state and action, where it may lead, whether it tells. */
const TABLE: Readonly<Record<string, { readonly to: readonly string[]; readonly told: boolean }>> = {
  'none approve': { to: ['approved'], told: true },
  'none override': { to: ['overridden', 'approved'], told: true },
  'none reject': { to: ['rejected'], told: true },
  'none comment': { to: ['none'], told: false },
  'approved reopen': { to: ['none'], told: false },
  'approved comment': { to: ['approved'], told: false },
  'overridden reopen': { to: ['none'], told: false },
  'overridden comment': { to: ['overridden'], told: false },
  'rejected reopen': { to: ['none'], told: false },
  'rejected comment': { to: ['rejected'], told: false },
};

const PAIRS = DECISION_STATES.flatMap((state) => DECISION_ACTIONS.map((action) => [state, action] as const));

describe('decisionMoves', () => {
  it.each(PAIRS)('from %s by %s are those of the interface', (state, action) => {
    const moves = decisionMoves(state, action);
    const { to, told } = TABLE[`${state} ${action}`] ?? { to: [], told: false };
    expect(moves.map((move) => move.to)).toEqual(to);
    for (const move of moves) expect(move.emits).toBe(told ? 'lookup.decided' : null);
  });

  it('of two for one pair no condition is shared that tells them apart', () => {
    const [overridden, approved] = decisionMoves('none', 'override');
    expect(overridden?.when).toContain('code_differs');
    expect(approved?.when).toContain('code_is_recommended');
  });

  it('hold every row of the table once', () => {
    const rows = DECISION_TRANSITIONS.map(({ from, action, to }) => `${from} ${action} ${to}`);
    expect(new Set(rows).size).toBe(rows.length);
  });
});

describe('actionNeeds', () => {
  it.each([
    ['approve', false, false],
    ['override', true, true],
    ['reject', true, false],
    ['reopen', false, false],
    ['comment', true, false],
  ] as const)('of %s: note %s, code %s', (action, note, code) => {
    expect([actionNeeds(action, 'note'), actionNeeds(action, 'code')]).toEqual([note, code]);
  });
});

describe('decisionState', () => {
  it('of an undecided lookup is none', () => {
    expect([decisionState(null), decisionState('rejected')]).toEqual(['none', 'rejected']);
  });
});
