import {
  LOAD_MOVES,
  type DatasetLoad,
  type LoadEnd,
  type LoadPart,
  type LoadProblem,
  type LoadReport,
  type LoadStage,
  type LoadState,
  type NewLoad,
} from '@svc/domain/datasets/dataset-load';
import type { DatasetLoadStore } from '@svc/domain/datasets/dataset-load-store';
import { Prisma, type DatasetLoad as LoadRow } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

const WAITING = { in: [...LOAD_MOVES.from('claim')] };
const RUNNING = { in: [...LOAD_MOVES.from('reclaim')] };

const NO_SUCH_ROW = 'P2025';

const ENDING = { done: 'complete', unchanged: 'keep', refused: 'refuse', failed: 'fail' } as const;

export function createDatasetLoadStore(db: Db): DatasetLoadStore {
  return {
    create: async ({ parts, ...load }) => {
      await db.datasetLoad.create({ data: { ...load, contents: { create: contentsOf(parts) } } });
    },
    find: (id) => findLoad(db, id),
    list: async (limit) => {
      const rows = await db.datasetLoad.findMany({
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: limit,
      });
      return rows.map(toLoad);
    },
    arrived: async (id, { parts, ...files }) => {
      await db.datasetLoad.update({
        where: { id, state: { in: [...LOAD_MOVES.from('reclaim')] } },
        data: { ...files, contents: { deleteMany: {}, create: contentsOf(parts) } },
      });
    },
    claim: (id, now, leaseMs) => claimLoad(db, id, now, leaseMs),
    findStale: (queuedBefore, now) => findStale(db, queuedBefore, now),
    progress: async (id, stage, percent, leaseUntil) => {
      await db.datasetLoad.updateMany({
        where: { id, state: RUNNING },
        data: { stage, percent, leaseUntil },
      });
    },
    versionHash: async (market, version) => {
      const row = await db.dataset.findUnique({ where: { market_version: { market, version } } });
      return row === null || row.loadedAt === null ? null : { datasetId: row.id, hash: row.contentHash };
    },
    activeLeafCount: async (market) => {
      const row = await db.dataset.findFirst({ where: { market, state: 'active', isDemo: false } });
      return row?.leafCount ?? null;
    },
    release: async (id) => {
      await db.datasetLoad.updateMany({
        where: { id, state: { in: [...LOAD_MOVES.from('release')] } },
        data: { state: LOAD_MOVES.to('release'), leaseUntil: null },
      });
    },
    finish: (id, end, at) => finishLoad(db, id, end, at),
  };
}

function contentsOf(parts: readonly LoadPart[]) {
  return parts.map(({ part, bytes }) => ({ part, bytes: Uint8Array.from(bytes) }));
}

async function findLoad(db: Db, id: string): Promise<DatasetLoad | null> {
  const row = await db.datasetLoad.findUnique({ where: { id } });
  return row === null ? null : toLoad(row);
}

async function claimLoad(db: Db, id: string, now: Date, leaseMs: number): Promise<DatasetLoad | null> {
  const claimed = await db.datasetLoad.updateMany({
    where: { id, OR: [{ state: WAITING }, { state: RUNNING, leaseUntil: { lte: now } }] },
    data: {
      state: LOAD_MOVES.to('claim'),
      claimedAt: now,
      leaseUntil: new Date(now.getTime() + leaseMs),
      attempts: { increment: 1 },
    },
  });

  return claimed.count === 0 ? null : findLoad(db, id);
}

async function findStale(db: Db, queuedBefore: Date, now: Date): Promise<readonly string[]> {
  const rows = await db.datasetLoad.findMany({
    where: {
      OR: [
        { state: WAITING, createdAt: { lte: queuedBefore } },
        { state: RUNNING, leaseUntil: { lte: now } },
      ],
    },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });

  return rows.map((row) => row.id);
}

async function finishLoad(db: Db, id: string, end: LoadEnd, at: Date): Promise<void> {
  try {
    await db.datasetLoad.update({
      where: { id, state: { in: [...LOAD_MOVES.from(ENDING[end.state])] } },
      data: {
        ...end,
        report: jsonOf(end.report),
        problem: jsonOf(end.problem ?? null),
        leaseUntil: null,
        percent: 100,
        finishedAt: at,
        // From here on the version is read from its lines.
        contents: { deleteMany: {} },
      },
    });
  } catch (error) {
    // Another worker ended it after this one's lease expired.
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === NO_SUCH_ROW)) throw error;
  }
}

function jsonOf(value: LoadReport | LoadProblem | null) {
  return value === null ? Prisma.DbNull : JSON.parse(JSON.stringify(value));
}

function toLoad(row: LoadRow): DatasetLoad {
  const { claimedAt: _claimedAt, leaseUntil: _leaseUntil, report, problem, state, stage, ...fields } = row;
  // Only this store writes these four columns, in these shapes.
  return {
    ...fields,
    state: state as LoadState,
    stage: stage as LoadStage | null,
    report: report as unknown as LoadReport | null,
    problem: problem as unknown as LoadProblem | null,
  };
}

export async function loadUnderWay(
  db: Db,
  { market, contentHash }: Pick<NewLoad, 'market' | 'contentHash'>,
): Promise<string | null> {
  const row = await db.datasetLoad.findFirst({
    where: { market, contentHash, OR: [{ state: WAITING }, { state: RUNNING }] },
    select: { id: true },
  });
  return row?.id ?? null;
}
