import { codeDigits, sameCode } from '@svc/tariff/code';
import type { Actor } from '../accounts/actor.ts';
import { DomainError, invalidField, type FieldError } from '../errors/domain-error.ts';
import { actionNeeds, DECISION_MOVES, type DecisionAction } from './decision.ts';
import type { Lookup } from './lookup.ts';
import type { LookupStore } from './lookup-store.ts';
import { rejectByDecision, rejectUnfinished } from './reject-by-state.ts';
import type { FinalCode, LineBelow, NewDecision, ReviewAct, ReviewStore } from './review-store.ts';

/** Comment limits, as published by `GET /api/limits`. */
export const COMMENT_BOUNDS = { perLookup: 500, perMinute: 20 } as const;

const COMMENT_RETRY_SECONDS = 60;

interface DecideLookupDeps {
  readonly lookups: LookupStore;
  readonly reviews: ReviewStore;
  readonly now: () => Date;
}

/** A reviewer's action on a lookup; `code` and `note` are empty if not given. */
interface DecideRequest {
  readonly lookupId: string;
  readonly action: DecisionAction;
  readonly code: string;
  readonly note: string;
  /** True if a final code must also be declarable in the active version. */
  readonly onlyActive?: boolean;
}

/** Applies a reviewer's action and returns the updated lookup. Throws 422, 404, 409 or 429. */
export async function decideLookup(
  deps: DecideLookupDeps,
  actor: Actor,
  request: DecideRequest,
): Promise<Lookup> {
  rejectIncomplete(request);

  const lookup = await findLookup(deps.lookups, request.lookupId);
  const act = {
    lookupId: lookup.id,
    byId: actor.accountId,
    byName: actor.accountName,
    note: request.note === '' ? null : request.note,
    at: deps.now(),
  };
  if (request.action === 'comment') await comment(deps.reviews, act);
  else await changeDecision(deps, lookup, request, act);

  return findLookup(deps.lookups, lookup.id);
}

const MISSING_NOTE = { field: 'note', message: 'is required by this action' };
const MISSING_CODE = { field: 'code', message: 'is required by override' };

function rejectIncomplete({ action, code, note }: DecideRequest): void {
  const errors: FieldError[] = [];
  if (code === '' && actionNeeds(action, 'code')) errors.push(MISSING_CODE);
  if (note === '' && actionNeeds(action, 'note')) errors.push(MISSING_NOTE);

  if (errors.length === 0) return;

  const noteMessage = action === 'comment' ? 'comment_required' : 'note_required';
  const message = errors[0] === MISSING_CODE ? 'finalize_code_required' : noteMessage;

  throw new DomainError('validation_error', { message, errors });
}

async function findLookup(lookups: LookupStore, id: string): Promise<Lookup> {
  const lookup = await lookups.find(id, null);
  if (lookup === null) throw new DomainError('not_found');
  return lookup;
}

async function comment(reviews: ReviewStore, act: ReviewAct): Promise<void> {
  const end = await reviews.comment(act, COMMENT_BOUNDS);
  if (end === 'lookup_full') {
    throw new DomainError('conflict', {
      message: 'comment_cap',
      params: { limit: COMMENT_BOUNDS.perLookup },
    });
  }
  if (end === 'too_many') {
    throw new DomainError('rate_limited', {
      message: 'comment_rate',
      params: { limit: COMMENT_BOUNDS.perMinute, seconds: COMMENT_RETRY_SECONDS },
      retryAfterSeconds: COMMENT_RETRY_SECONDS,
    });
  }
}

async function changeDecision(
  deps: DecideLookupDeps,
  lookup: Lookup,
  request: DecideRequest,
  act: ReviewAct,
): Promise<void> {
  rejectState(lookup, request.action);

  const changed =
    request.action === 'reopen'
      ? await deps.reviews.reopen(act)
      : await deps.reviews.decide({ ...act, ...(await finalVerdict(deps.reviews, lookup, request)) });
  if (changed) return;

  // Another reviewer was faster: report the current decision.
  rejectState(await findLookup(deps.lookups, lookup.id), request.action);
  throw new DomainError('conflict');
}

function rejectState(lookup: Lookup, action: DecisionAction): void {
  rejectByDecision(lookup, action);
  if (action !== 'reopen') rejectUnfinished(lookup);
}

type Verdict = Pick<NewDecision, 'decision' | 'action' | 'final'>;

async function finalVerdict(reviews: ReviewStore, lookup: Lookup, request: DecideRequest): Promise<Verdict> {
  const reached = await verdict(reviews, lookup, request);
  if (request.onlyActive === true && reached.final !== null) {
    await rejectInactive(reviews, lookup, reached.final);
  }
  return reached;
}

async function rejectInactive(
  reviews: ReviewStore,
  { market }: Lookup,
  { code, digits }: FinalCode,
): Promise<void> {
  const line = await reviews.activeLine(market, digits);
  if (line === null || line.isDeclarable) return;

  const { version, successors } = line;
  throw new DomainError('conflict', {
    message: 'code_not_active',
    params: { code, version },
    details: { reason: 'code_not_active', code, version, successors },
  });
}

async function verdict(reviews: ReviewStore, lookup: Lookup, request: DecideRequest): Promise<Verdict> {
  if (request.action === 'reject')
    return { decision: DECISION_MOVES.to('reject'), action: 'reject', final: null };

  const proposed = proposedCode(lookup);
  if (request.action === 'approve' || (proposed !== null && sameCode(proposed.code, request.code))) {
    if (proposed !== null)
      return { decision: DECISION_MOVES.to('approve'), action: 'approve', final: proposed };
    throw invalidField('action', 'must be override where no code is proposed', {
      message: 'nothing_to_approve',
    });
  }

  const final = await declarableCode(reviews, lookup.datasetId, request.code);

  return { decision: DECISION_MOVES.to('override'), action: 'override', final };
}

function proposedCode({ recommendedCode, recommendedDescription }: Lookup): FinalCode | null {
  const digits = codeDigits(recommendedCode ?? '');
  if (recommendedCode === null || digits === null) return null;
  return { code: recommendedCode, digits, description: recommendedDescription };
}

async function declarableCode(reviews: ReviewStore, datasetId: string, code: string): Promise<FinalCode> {
  const digits = codeDigits(code);
  const line = digits === null ? null : await reviews.findDeclarable(datasetId, digits);
  if (line !== null) return line;

  throw rejectCode(
    code,
    digits === null ? [] : await reviews.findDeclarableBelow(datasetId, digits, BELOW_MAX),
  );
}

const BELOW_MAX = 20;
const BELOW_NAMED = 5;

function rejectCode(code: string, children: readonly LineBelow[]): DomainError {
  const expected = 'must be a declarable line of the schedule of the lookup';
  if (children.length === 0) {
    return invalidField('code', expected, { message: 'code_not_declarable', params: { code } });
  }

  const codes = children.slice(0, BELOW_NAMED).map((child) => child.code);

  return invalidField('code', expected, {
    message: 'code_divided',
    params: { code, codes: codes.join(', ') },
    details: { children },
  });
}
