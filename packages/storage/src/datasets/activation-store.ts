import type { Activation, ActivationStep, ActivationStore } from '@svc/domain/datasets/activation-store';
import { newId } from '@svc/domain/id';
import type { Activation as ActivationRow, PrismaClient } from '../generated/prisma/client.ts';
import { alertSkusSql } from './alert-skus.sql.ts';
import { finishActivation } from './finish-activation.ts';

/** SKUs seen to in one transaction: short enough that a writer of one of them hardly waits. */
const SKUS_A_PASS = 25_000;

/** Switches of versions in PostgreSQL. */
export function createActivationStore(db: PrismaClient): ActivationStore {
  const find = async (id: string): Promise<Activation | null> => {
    const row = await db.activation.findUnique({ where: { id } });
    return row === null ? null : toActivation(row);
  };
  return {
    switchTo: (datasetId, now) => switchTo(db, datasetId, now),
    find,
    findLatestTo: async (toDatasetId) => {
      const row = await db.activation.findFirst({
        where: { toDatasetId },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      });
      return row === null ? null : toActivation(row);
    },
    findOpen: async (now) => {
      const rows = await db.activation.findMany({
        where: { step: { not: 'done' }, OR: [{ leaseUntil: null }, { leaseUntil: { lte: now } }] },
        orderBy: { createdAt: 'asc' },
        select: { id: true },
      });
      return rows.map((row) => row.id);
    },
    claim: async (id, now, leaseMs) => {
      const claimed = await db.activation.updateMany({
        where: { id, step: { not: 'done' }, OR: [{ leaseUntil: null }, { leaseUntil: { lte: now } }] },
        data: { leaseUntil: new Date(now.getTime() + leaseMs) },
      });
      return claimed.count === 0 ? null : find(id);
    },
    compared: async (id, leaseUntil) => {
      await db.activation.updateMany({
        where: { id, step: 'switched' },
        data: { step: 'compared', leaseUntil },
      });
    },
    alertSkus: async (activation, from, now, leaseUntil) => {
      const upTo = from + SKUS_A_PASS;
      const rows = await db.$queryRaw<{ raised: number; last: number }[]>(
        alertSkusSql({ activation, from, upTo, now, leaseUntil }),
      );
      const { raised, last } = rows[0] ?? { raised: 0, last: 0 };
      return { raised, next: upTo >= last ? null : upTo };
    },
    finish: (activation, now) => finishActivation(db, activation, now),
    release: async (id) => {
      await db.activation.updateMany({ where: { id, step: { not: 'done' } }, data: { leaseUntil: null } });
    },
  };
}

async function switchTo(db: PrismaClient, datasetId: string, now: Date): Promise<Activation | null> {
  return db.$transaction(async (tx) => {
    const next = await tx.dataset.findUniqueOrThrow({ where: { id: datasetId } });
    // Two switches of one market wait for each other, so that each supersedes what it really replaced.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('svc.activate.' || ${next.market}::text))::text`;
    const current = await tx.dataset.findFirst({ where: { market: next.market, state: 'active' } });
    if (current?.id === datasetId) return null;
    if (current !== null) {
      await tx.dataset.update({
        where: { id: current.id },
        data: { state: 'superseded', supersededAt: now },
      });
    }
    await tx.dataset.update({
      where: { id: datasetId },
      data: { state: 'active', activatedAt: now, supersededAt: null },
    });
    const row = await tx.activation.create({
      data: {
        id: newId(),
        market: next.market,
        fromDatasetId: current?.id ?? null,
        toDatasetId: datasetId,
        fromVersion: current?.version ?? null,
        toVersion: next.version,
        // A market's first version has nothing to be compared with.
        step: current === null ? 'done' : 'switched',
        finishedAt: current === null ? now : null,
        createdAt: now,
      },
    });
    return toActivation(row);
  });
}

function toActivation(row: ActivationRow): Activation {
  const { id, market, fromDatasetId, toDatasetId, fromVersion, toVersion, step, lastSkuId } = row;
  // Only this store writes steps.
  return {
    id,
    market,
    fromDatasetId,
    toDatasetId,
    fromVersion,
    toVersion,
    step: step as ActivationStep,
    lastSkuId,
  };
}
