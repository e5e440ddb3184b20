import { stateTable } from '../state-table.ts';
import { DECISIONS, type Decision } from './lookup.ts';

export const DECISION_ACTIONS = ['approve', 'override', 'reject', 'reopen', 'comment'] as const;

export type DecisionAction = (typeof DECISION_ACTIONS)[number];

export const DECISION_STATES = ['none', ...DECISIONS] as const;

export type DecisionState = (typeof DECISION_STATES)[number];

/** Transitions of the API's decision table. An override with the proposed code is an approval. */
export const DECISION_MOVES = stateTable(DECISION_STATES, {
  approve: { from: ['none'], to: 'approved' },
  override: { from: ['none'], to: 'overridden' },
  reject: { from: ['none'], to: 'rejected' },
  reopen: { from: DECISIONS, to: 'none' },
  comment: { from: DECISION_STATES, to: null },
});

const NEEDS: Readonly<Record<DecisionAction, readonly ('note' | 'code')[]>> = {
  approve: [],
  override: ['code', 'note'],
  reject: ['note'],
  reopen: [],
  comment: ['note'],
};

export function decisionState(decision: Decision | null): DecisionState {
  return decision ?? 'none';
}

export function actionNeeds(action: DecisionAction, condition: 'note' | 'code'): boolean {
  return NEEDS[action].includes(condition);
}
