import { newId } from '@svc/domain/id';
import { CODE_STATUSES, type CodeStatus } from '@svc/domain/skus/code-status';
import type { SkuFilter } from '@svc/domain/skus/sku';
import type {
  CodeStatusCounts,
  SkuClassification,
  SkuLookupTarget,
  SkuPage,
  SkuStore,
} from '@svc/domain/skus/sku-store';
import { alertInclude, toAlert } from '../alerts/alert-rows.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { checkCodes } from './check-codes.ts';
import { affordableSql, classifySkusSql } from './classify-skus.sql.ts';
import { countByStatus } from './count-by-status.ts';
import { saveSkus } from './save-skus.ts';
import { skuWhereSql } from './sku-query.ts';
import { toSkus } from './sku-rows.ts';

export function createSkuStore(db: PrismaClient): SkuStore {
  return {
    ...createSkuLookupTarget(db),
    save: (drafts, options) => saveSkus(db, drafts, options),
    find: async (id) => {
      const row = await db.sku.findUnique({ where: { id } });
      const [sku] = await toSkus(db, row === null ? [] : [row]);
      return sku ?? null;
    },
    findNamed: async (name, market) => {
      const row = await db.sku.findFirst({ where: { sku: name, market } });
      const [sku] = await toSkus(db, row === null ? [] : [row]);
      return sku ?? null;
    },
    findWithAlerts: async (id, alertsMax) => {
      const newest = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
      const row = await db.sku.findUnique({
        where: { id },
        include: { alerts: { include: alertInclude, orderBy: newest, take: alertsMax } },
      });

      const [sku] = await toSkus(db, row === null ? [] : [row]);
      return row === null || sku === undefined ? null : { ...sku, alerts: row.alerts.map(toAlert) };
    },
    list: (filter, offset, limit) => listSkus(db, filter, offset, limit),
    remove: (id) => removeSku(db, id),
    unknownIds: async (ids) => {
      const rows = await db.$queryRaw<{ id: number }[]>`
        SELECT i.id FROM unnest(${[...ids]}::int[]) AS i(id)
        WHERE NOT EXISTS (SELECT FROM skus s WHERE s.id = i.id)`;
      return rows.map((row) => row.id);
    },
    checkCodes: (selection, at) => checkCodes(db, selection, at),
    classify: (request) => classifySkus(db, request),
  };
}

function createSkuLookupTarget(db: Pick<Db, 'sku'>): SkuLookupTarget {
  return {
    findTarget: (skuId) => db.sku.findUnique({ where: { id: skuId }, select: { sku: true, market: true } }),
  };
}

/**
 * Deletes a SKU with its alerts; false if there is none. Lookups and alerts are locked first, in the usual order from
 * them to their SKU.
 */
function removeSku(db: PrismaClient, id: number): Promise<boolean> {
  return retryDeadlock(() =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM lookups WHERE sku_id = ${id} ORDER BY id FOR UPDATE`;
      await tx.$queryRaw`SELECT id FROM alerts WHERE sku_id = ${id} ORDER BY id FOR UPDATE`;
      return (await tx.sku.deleteMany({ where: { id } })).count > 0;
    }),
  );
}

/** Creates lookups for the SKUs without a code that the account can pay for, in one transaction; returns their ids. */
async function classifySkus(db: PrismaClient, request: SkuClassification): Promise<readonly string[]> {
  if (request.skuIds.length === 0) return [];

  return db.$transaction(async (tx) => {
    const [account] = await tx.$queryRaw<{ affordable: number | null }[]>(affordableSql(request));
    const max = Math.max(0, account?.affordable ?? request.skuIds.length);
    const lookupIds = request.skuIds.map(newId);
    const made = await tx.$queryRaw<{ id: string }[]>(classifySkusSql(request, lookupIds, max));
    return made.map((row) => row.id);
  });
}

/** A page of SKUs, newest first, with the number of SKUs by state. */
async function listSkus(db: Db, filter: SkuFilter, offset: number, limit: number): Promise<SkuPage> {
  const [page, counts] = await Promise.all([
    db.$queryRaw<{ id: number; open: number }[]>`
      SELECT s.id, (SELECT count(*)::int FROM alerts a WHERE a.sku_id = s.id AND a.acknowledged_at IS NULL) AS open
      FROM skus s WHERE ${skuWhereSql(filter)} ORDER BY s.id DESC OFFSET ${offset} LIMIT ${limit}`,
    countByStatus(db, skuWhereSql({ ...filter, codeStatus: undefined })),
  ]);
  const rows = await db.sku.findMany({ where: { id: { in: page.map((row) => row.id) } } });
  const byId = new Map((await toSkus(db, rows)).map((sku) => [sku.id, sku]));
  const items = page.flatMap(({ id, open }) => {
    const sku = byId.get(id);
    return sku === undefined ? [] : [{ ...sku, openAlerts: open }];
  });

  return { items, total: totalOf(counts, filter.codeStatus), counts };
}

function totalOf(counts: CodeStatusCounts, status: CodeStatus | undefined): number {
  if (status !== undefined) return counts[status];
  return CODE_STATUSES.reduce((sum, each) => sum + counts[each], 0);
}
