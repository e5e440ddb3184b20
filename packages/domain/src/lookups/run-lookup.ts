import { newId } from '../id.ts';
import type { Message, Stage } from './lookup.ts';
import type { Claim, ClaimedLookup, EndedLookup, LookupOutcome, LookupStore } from './lookup-store.ts';

export const LOOKUP_ATTEMPTS_MAX = 3;

/** Delay before a running lookup writes its stage; saves the writes of quick ones. */
const SHOW_STAGE_AFTER_MS = 300;

export interface RunLookupDeps {
  readonly lookups: LookupStore;
  readonly classify: (
    lookup: ClaimedLookup,
    onStage: (stage: Stage) => Promise<void>,
  ) => Promise<LookupOutcome>;
  readonly now: () => Date;
  readonly leaseMs: number;
}

/** Result of a run; `taken` if another worker has it or it is already finished. */
type RunLookupResult = 'finished' | 'failed' | 'taken';

/**
 * Claims one lookup, classifies it and writes the result; idempotent.
 * @throws the error of classification while attempts remain; the claim is released
 */
export async function runLookup(deps: RunLookupDeps, lookupId: string): Promise<RunLookupResult> {
  const token = newId();
  const lookup = await deps.lookups.claim(lookupId, token, deps.now(), deps.leaseMs);
  if (lookup === null) return 'taken';
  const ended = await classifyClaimed(deps, lookup, token);
  if (typeof ended === 'string') return ended;
  return (await deps.lookups.finish(ended.claim, ended.outcome, ended.finishedAt)) ? 'finished' : 'taken';
}

interface NextLookups {
  readonly limit: number;
  /** Lookup to claim as well, even after an earlier attempt. */
  readonly named?: string;
}

export interface LookupReports {
  /** A lookup failed and will be retried. */
  readonly onError: (lookupId: string, error: unknown) => void;
  /** Lookups could not be finished in one statement; each is finished by itself. */
  readonly onSplit: (error: unknown) => void;
}

/**
 * Claims the named lookup and up to `limit` lookups without an attempt, classifies them one after the other and finishes
 * them together. Returns their number, less than `limit` when none is left. Failures are reported and retried later.
 */
export async function runNextLookups(
  deps: RunLookupDeps,
  { limit, named }: NextLookups,
  reports: LookupReports,
): Promise<number> {
  const token = newId();
  const claimed = await deps.lookups.claimNext(token, deps.now(), deps.leaseMs, limit, named);
  const ended: EndedLookup[] = [];
  for (const lookup of claimed) {
    try {
      const end = await classifyClaimed(deps, lookup, token);
      if (typeof end !== 'string') ended.push(end);
    } catch (error) {
      reports.onError(lookup.id, error);
    }
  }
  await finishAll(deps, ended, reports);

  return claimed.length;
}

async function finishAll(
  deps: RunLookupDeps,
  ended: readonly EndedLookup[],
  reports: LookupReports,
): Promise<void> {
  const [first, second] = ended;
  if (first === undefined) return;
  try {
    await deps.lookups.finishAll(ended);
  } catch (error) {
    if (second === undefined) return reports.onError(first.claim.lookupId, error);
    // An outcome that cannot be written must not affect the others.
    reports.onSplit(error);
    for (const each of ended) await finishAll(deps, [each], reports);
  }
}

/** Classifies a claimed lookup; the caller finishes it unless it is ended already. */
async function classifyClaimed(
  deps: RunLookupDeps,
  lookup: ClaimedLookup,
  token: string,
): Promise<EndedLookup | 'failed' | 'taken'> {
  const claim: Claim = { lookupId: lookup.id, token };
  // Every earlier attempt crashed its worker; another would crash the next.
  if (lookup.attempts > LOOKUP_ATTEMPTS_MAX) return giveUp(deps, claim);

  // A burst is claimed at once, so each lookup counts from its own start.
  const startedAt = deps.now();
  try {
    const outcome = await deps.classify(lookup, async (stage) => {
      const at = deps.now();
      if (at.getTime() - startedAt.getTime() < SHOW_STAGE_AFTER_MS) return;
      await deps.lookups.setStage(claim, stage, at);
    });
    return { claim, outcome, finishedAt: deps.now() };
  } catch (error) {
    return giveUpOrBack(deps, lookup, claim, error);
  }
}

const ENGINE_FAILED: Message = { key: 'lookup_failed', params: {} };

async function giveUpOrBack(
  deps: RunLookupDeps,
  lookup: ClaimedLookup,
  claim: Claim,
  error: unknown,
): Promise<'failed' | 'taken'> {
  if (lookup.attempts < LOOKUP_ATTEMPTS_MAX) {
    await deps.lookups.release(claim);
    throw error;
  }
  return giveUp(deps, claim);
}

async function giveUp(deps: RunLookupDeps, claim: Claim): Promise<'failed' | 'taken'> {
  return (await deps.lookups.fail(claim, ENGINE_FAILED, deps.now())) ? 'failed' : 'taken';
}
