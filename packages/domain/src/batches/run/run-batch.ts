import { newId } from '../../id.ts';
import type { BatchWork, ClaimedRow, RowClaim } from '../batch-work-store.ts';
import { classifyRows } from './classify-rows.ts';
import type { CodeLookup } from '../check/existing-code.ts';
import type { RunBatchDeps } from './run-batch-deps.ts';
import { saveRows } from './save-rows.ts';

/** Rows claimed at once by a lane: the work that a crash repeats. */
const CHUNK_ROWS = 40;
/** One lane computes while others wait for the database. */
const LANES = 3;

interface Turn {
  readonly claim: RowClaim;
  readonly rows: readonly ClaimedRow[];
  /** Resolves when all rows before these have ended. */
  readonly before: Promise<void>;
  readonly end: () => void;
}

/** Claims and commits chunks in file order, so that the last rows fail when credits run out. */
function turnsOf(deps: RunBatchDeps, work: BatchWork): () => Promise<Turn> {
  let claims: Promise<unknown> = Promise.resolve();
  let ends: Promise<void> = Promise.resolve();

  const take = async (): Promise<Turn> => {
    const claim = { batchId: work.id, token: newId() };
    const rows = await deps.work.claim(claim, CHUNK_ROWS, deps.now(), deps.leaseMs);
    const before = ends;
    const { promise, resolve } = withResolvers();

    ends = promise;
    return { claim, rows, before, end: resolve };
  };

  return () => {
    const turn = claims.then(take);
    claims = turn.catch(() => undefined);
    return turn;
  };
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function endChunk(
  deps: RunBatchDeps,
  work: BatchWork,
  schedule: CodeLookup,
  turn: Turn,
): Promise<void> {
  const { claim, rows, before } = turn;
  try {
    const end = await classifyRows(deps, { work, claim, rows, schedule });
    const saved = await saveRows(deps, work, rows, end);
    await before;
    await deps.work.finish(work, claim, saved, deps.creditsPerLookup, deps.now());
    if (end.classified.length + end.failed.length < rows.length) await deps.work.release(claim);
  } catch (error) {
    // Whoever is next may do better; if even this fails, the lease ends by itself.
    await deps.work.release(claim).catch(() => undefined);
    throw error;
  }
}

async function runLane(
  deps: RunBatchDeps,
  work: BatchWork,
  schedule: CodeLookup,
  nextTurn: () => Promise<Turn>,
): Promise<void> {
  while (!deps.isStopping() && deps.givesWay?.() !== true) {
    const turn = await nextTurn();
    try {
      if (turn.rows.length === 0) return;
      await endChunk(deps, work, schedule, turn);
    } finally {
      turn.end();
    }
  }
}

/**
 * Classifies what waits of a batch and completes it when nothing is left. Any number of processes may run the same
 * batch at once, and any of them may die: its claimed rows go to another after the lease.
 * @throws the first fault of a lane, after all lanes have ended and given their rows back
 */
export async function runBatch(deps: RunBatchDeps, batchId: string): Promise<void> {
  const work = await deps.work.take(batchId, deps.now());
  if (work === null) return;

  const schedule = await deps.schedule(work);
  const nextTurn = turnsOf(deps, work);
  const lanes = Array.from({ length: LANES }, () => runLane(deps, work, schedule, nextTurn));
  const fault = (await Promise.allSettled(lanes)).find((lane) => lane.status === 'rejected');
  if (fault !== undefined) throw fault.reason;

  await deps.work.complete(batchId, deps.now());
}
