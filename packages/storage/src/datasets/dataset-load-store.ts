import type { DatasetLoad, LoadEnd, LoadReport, LoadState } from '@svc/domain/datasets/dataset-load';
import type { DatasetLoadStore } from '@svc/domain/datasets/dataset-load-store';
import { Prisma, type DatasetLoad as LoadRow } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

/** Loads of schedule versions in PostgreSQL. */
export function createDatasetLoadStore(db: Db): DatasetLoadStore {
  return {
    create: async ({ parts, ...load }) => {
      const contents = parts.map(({ part, bytes }) => ({ part, bytes: Uint8Array.from(bytes) }));
      await db.datasetLoad.create({ data: { ...load, contents: { create: contents } } });
    },
    find: (id) => findLoad(db, id),
    claim: (id, now, leaseMs) => claimLoad(db, id, now, leaseMs),
    findStale: (queuedBefore, now) => findStale(db, queuedBefore, now),
    progress: async (id, stage, percent, leaseUntil) => {
      await db.datasetLoad.updateMany({
        where: { id, state: 'running' },
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
        where: { id, state: 'running' },
        data: { state: 'queued', leaseUntil: null },
      });
    },
    finish: (id, end, at) => finishLoad(db, id, end, at),
  };
}

async function findLoad(db: Db, id: string): Promise<DatasetLoad | null> {
  const row = await db.datasetLoad.findUnique({ where: { id } });
  return row === null ? null : toLoad(row);
}

async function claimLoad(db: Db, id: string, now: Date, leaseMs: number): Promise<DatasetLoad | null> {
  const claimed = await db.datasetLoad.updateMany({
    where: { id, OR: [{ state: 'queued' }, { state: 'running', leaseUntil: { lte: now } }] },
    data: {
      state: 'running',
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
        { state: 'queued', createdAt: { lte: queuedBefore } },
        { state: 'running', leaseUntil: { lte: now } },
      ],
    },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });

  return rows.map((row) => row.id);
}

async function finishLoad(db: Db, id: string, end: LoadEnd, at: Date): Promise<void> {
  await db.datasetLoad.update({
    where: { id },
    data: {
      ...end,
      report: end.report === null ? Prisma.DbNull : JSON.parse(JSON.stringify(end.report)),
      leaseUntil: null,
      percent: 100,
      finishedAt: at,
      // The bytes have served: a version is read from its lines from now on.
      contents: { deleteMany: {} },
    },
  });
}

function toLoad(row: LoadRow): DatasetLoad {
  const { claimedAt: _claimedAt, leaseUntil: _leaseUntil, report, state, ...fields } = row;
  // Both are written by this store only, in these shapes.
  return { ...fields, state: state as LoadState, report: report as unknown as LoadReport | null };
}
