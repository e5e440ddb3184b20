import { stateTable } from '../state-table.ts';
import { DECISIONS, type Decision } from './lookup.ts';

/** Actions of a reviewer. */
export const DECISION_ACTIONS = ['approve', 'override', 'reject', 'reopen', 'comment'] as const;

/** Action of a reviewer. */
export type DecisionAction = (typeof DECISION_ACTIONS)[number];

/** Every decision a lookup may have, and `none`. */
export const DECISION_STATES = ['none', ...DECISIONS] as const;

/** Decision state of a lookup. */
export type DecisionState = (typeof DECISION_STATES)[number];

/** The moves of the interface's decision table. An override with the proposed code is an approval. */
export const DECISION_MOVES = stateTable(DECISION_STATES, {
  approve: { from: ['none'], to: 'approved' },
  override: { from: ['none'], to: 'overridden' },
  reject: { from: ['none'], to: 'rejected' },
  reopen: { from: DECISIONS, to: 'none' },
  comment: { from: DECISION_STATES, to: null },
});

/** Inputs that an action requires. */
const NEEDS: Readonly<Record<DecisionAction, readonly ('note' | 'code')[]>> = {
  approve: [],
  override: ['code', 'note'],
  reject: ['note'],
  reopen: [],
  comment: ['note'],
};

/** The state of a lookup's decision. */
export function decisionState(decision: Decision | null): DecisionState {
  return decision ?? 'none';
}

/** True if an action requires an input. */
export function actionNeeds(action: DecisionAction, condition: 'note' | 'code'): boolean {
  return NEEDS[action].includes(condition);
}
