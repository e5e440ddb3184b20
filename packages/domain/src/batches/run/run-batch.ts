import { newId } from '../../id.ts';
import type { BatchWork, ClaimedRow, RowClaim } from '../batch-work-store.ts';
import { classifyRows } from './classify-rows.ts';
import type { CodeLookup } from '../check/existing-code.ts';
import type { RunBatchDeps } from './run-batch-deps.ts';
import { saveRows } from './save-rows.ts';

/** Rows per claim of a lane: the work that a crash loses. */
const CHUNK_ROWS = { min: 4, max: 40 };
/** Target duration of a chunk, and so of a progress step. */
const CHUNK_MS = 800;
/** One lane computes while others wait for the database. */
const LANES = 3;

interface Turn {
  readonly claim: RowClaim;
  readonly rows: readonly ClaimedRow[];
  /** Resolves when all earlier rows have ended. */
  readonly before: Promise<void>;
  readonly end: () => void;
}

/** Claims and commits chunks in file order, so that the last rows fail when credits run out. */
function turnsOf(deps: RunBatchDeps, work: BatchWork): (rows: number) => Promise<Turn> {
  let claims: Promise<unknown> = Promise.resolve();
  let ends: Promise<void> = Promise.resolve();

  const take = async (limit: number): Promise<Turn> => {
    const claim = { batchId: work.id, token: newId() };
    const rows = await deps.work.claim(claim, limit, deps.now(), deps.leaseMs);
    const before = ends;
    const { promise, resolve } = withResolvers();

    ends = promise;
    return { claim, rows, before, end: resolve };
  };

  return (limit) => {
    const turn = claims.then(() => take(limit));
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
    // The next worker may succeed; if releasing fails too, the lease expires.
    await deps.work.release(claim).catch(() => undefined);
    throw error;
  }
}

async function runLane(
  deps: RunBatchDeps,
  work: BatchWork,
  schedule: CodeLookup,
  nextTurn: (rows: number) => Promise<Turn>,
  firstRows: number,
): Promise<void> {
  let size = firstRows;
  while (!deps.isStopping() && deps.givesWay?.() !== true) {
    const turn = await nextTurn(size);
    const started = performance.now();
    try {
      if (turn.rows.length === 0) return;
      await endChunk(deps, work, schedule, turn);
      size = rowsIn(CHUNK_MS, turn.rows.length, performance.now() - started);
    } finally {
      turn.end();
    }
  }
}

/** Rows expected to take `ms`, from `rows` that took `tookMs`. */
function rowsIn(ms: number, rows: number, tookMs: number): number {
  return Math.min(CHUNK_ROWS.max, Math.max(CHUNK_ROWS.min, Math.round((rows * ms) / tookMs)));
}

/**
 * Classifies the waiting rows of a batch and completes it if none is left. Several processes may run a batch, and any
 * may die: another claims its rows after the lease.
 * @throws the first error of a lane, after all lanes have ended and released their rows
 */
export async function runBatch(deps: RunBatchDeps, batchId: string): Promise<void> {
  const work = await deps.work.take(batchId, deps.now());
  if (work === null) return;

  const schedule = await deps.schedule(work);
  const nextTurn = turnsOf(deps, work);
  // Different sizes, so that chunks do not end simultaneously.
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    runLane(deps, work, schedule, nextTurn, CHUNK_ROWS.min * (lane + 1)),
  );
  const fault = (await Promise.allSettled(lanes)).find((lane) => lane.status === 'rejected');
  if (fault !== undefined) throw fault.reason;

  await deps.work.complete(batchId, deps.now());
}
