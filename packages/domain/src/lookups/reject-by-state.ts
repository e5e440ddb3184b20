import { DomainError } from '../errors/domain-error.ts';
import { DECISION_MOVES, decisionState, type DecisionAction } from './decision.ts';
import type { Lookup, LookupSummary } from './lookup.ts';
import { isFinished } from './lookup-status.ts';

/** Throws 409 for an unfinished lookup. */
export function rejectUnfinished({ status }: Pick<LookupSummary, 'status'>): void {
  if (!isFinished(status))
    throw new DomainError('conflict', { message: 'lookup_unfinished', details: { status } });
}

/** Throws 409 for an action that the decision table does not allow in the lookup's state. */
export function rejectByDecision(
  { decision, decidedByName }: Pick<Lookup, 'decision' | 'decidedByName'>,
  action: DecisionAction,
): void {
  if (DECISION_MOVES.allows(decisionState(decision), action)) return;
  if (decision === null) throw new DomainError('conflict', { message: 'nothing_to_reopen' });

  throw new DomainError('conflict', {
    message: 'decision_exists',
    params: { name: decidedByName ?? '–' },
    details: { decision },
  });
}
