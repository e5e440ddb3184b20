import type { Db } from './prisma.ts';

export const WORKERS = ['classify', 'batch', 'tariff', 'webhook'] as const;

export const WORKER_SILENT_SECONDS = 60;

export type WorkerName = (typeof WORKERS)[number];

export async function recordHeartbeat(db: Db, worker: WorkerName, instance: string, at: Date): Promise<void> {
  await db.workerHeartbeat.upsert({
    where: { worker_instance: { worker, instance } },
    create: { worker, instance, at },
    update: { at },
  });
}

/** Seconds since each worker last reported; null if it never did. */
export async function readHeartbeats(
  db: Db,
  now: Date,
): Promise<Readonly<Record<WorkerName, number | null>>> {
  const rows = await db.workerHeartbeat.groupBy({ by: ['worker'], _max: { at: true } });
  const last = new Map(rows.map((row) => [row.worker, row._max.at]));

  const seconds = (worker: WorkerName): number | null => {
    const at = last.get(worker);
    return at === null || at === undefined
      ? null
      : Math.max(0, Math.round((now.getTime() - at.getTime()) / 1000));
  };

  return {
    classify: seconds('classify'),
    batch: seconds('batch'),
    tariff: seconds('tariff'),
    webhook: seconds('webhook'),
  };
}

export async function forgetHeartbeats(db: Db, before: Date): Promise<void> {
  await db.workerHeartbeat.deleteMany({ where: { at: { lt: before } } });
}
