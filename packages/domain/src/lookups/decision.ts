import type { Decision } from './lookup.ts';

/** What a reviewer does to a lookup. */
export const DECISION_ACTIONS = ['approve', 'override', 'reject', 'reopen', 'comment'] as const;

/** Action of a reviewer. */
export type DecisionAction = (typeof DECISION_ACTIONS)[number];

/** Every decision a lookup may have, and `none`. */
export const DECISION_STATES = ['none', 'approved', 'overridden', 'rejected'] as const;

/** Where the decision of a lookup stands. */
export type DecisionState = (typeof DECISION_STATES)[number];

/** What an action needs besides the state: a note, a code, a proposed code, a code that is or is not the proposed one. */
type DecisionCondition =
  'note' | 'code' | 'code_recommended' | 'code_is_recommended' | 'code_differs' | 'finished';

/** One allowed move of a decision. */
interface DecisionTransition {
  readonly from: DecisionState;
  readonly action: DecisionAction;
  readonly when: readonly DecisionCondition[];
  readonly to: DecisionState;
  readonly emits: 'lookup.decided' | null;
}

const DECIDED = 'lookup.decided';

/** The moves of the interface's decision table; a pair of state and action that is absent is refused. */
export const DECISION_TRANSITIONS: readonly DecisionTransition[] = [
  { from: 'none', action: 'approve', when: ['finished', 'code_recommended'], to: 'approved', emits: DECIDED },
  {
    from: 'none',
    action: 'override',
    when: ['finished', 'code', 'note', 'code_differs'],
    to: 'overridden',
    emits: DECIDED,
  },
  {
    from: 'none',
    action: 'override',
    when: ['finished', 'code', 'note', 'code_is_recommended'],
    to: 'approved',
    emits: DECIDED,
  },
  { from: 'none', action: 'reject', when: ['finished', 'note'], to: 'rejected', emits: DECIDED },
  { from: 'approved', action: 'reopen', when: [], to: 'none', emits: null },
  { from: 'overridden', action: 'reopen', when: [], to: 'none', emits: null },
  { from: 'rejected', action: 'reopen', when: [], to: 'none', emits: null },
  { from: 'none', action: 'comment', when: ['note'], to: 'none', emits: null },
  { from: 'approved', action: 'comment', when: ['note'], to: 'approved', emits: null },
  { from: 'overridden', action: 'comment', when: ['note'], to: 'overridden', emits: null },
  { from: 'rejected', action: 'comment', when: ['note'], to: 'rejected', emits: null },
];

/** The state of a lookup's decision. */
export function decisionState(decision: Decision | null): DecisionState {
  return decision ?? 'none';
}

/** The moves that a state allows for an action; none where it is refused, two where the code decides. */
export function decisionMoves(from: DecisionState, action: DecisionAction): readonly DecisionTransition[] {
  return DECISION_TRANSITIONS.filter((move) => move.from === from && move.action === action);
}

/** Whether an action needs what a request has to bring. */
export function actionNeeds(action: DecisionAction, condition: 'note' | 'code'): boolean {
  return DECISION_TRANSITIONS.some((move) => move.action === action && move.when.includes(condition));
}
