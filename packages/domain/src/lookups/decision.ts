import { stateTable } from '../state-table.ts';
import { DECISIONS, type Decision } from './lookup.ts';

/** What a reviewer does to a lookup. */
export const DECISION_ACTIONS = ['approve', 'override', 'reject', 'reopen', 'comment'] as const;

/** Action of a reviewer. */
export type DecisionAction = (typeof DECISION_ACTIONS)[number];

/** Every decision a lookup may have, and `none`. */
export const DECISION_STATES = ['none', ...DECISIONS] as const;

/** Where the decision of a lookup stands. */
export type DecisionState = (typeof DECISION_STATES)[number];

/** The moves of the interface's decision table. An override with the proposed code is an approval. */
export const DECISION_MOVES = stateTable(DECISION_STATES, {
  approve: { from: ['none'], to: 'approved' },
  override: { from: ['none'], to: 'overridden' },
  reject: { from: ['none'], to: 'rejected' },
  reopen: { from: DECISIONS, to: 'none' },
  comment: { from: DECISION_STATES, to: null },
});

/** What a request has to bring for an action. */
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

/** Whether an action needs what a request has to bring. */
export function actionNeeds(action: DecisionAction, condition: 'note' | 'code'): boolean {
  return NEEDS[action].includes(condition);
}
