import type { SkuStore } from '@svc/domain/skus/sku-store';
import { alertInclude, toAlert } from '../alerts/alert-rows.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { checkCodes } from './check-codes.ts';
import { classifySkus } from './classify-skus.ts';
import { listSkus } from './list-skus.ts';
import { removeSku } from './remove-sku.ts';
import { saveSkus } from './save-skus.ts';
import { createSkuLookupTarget } from './sku-lookup-target.ts';
import { toSku } from './sku-rows.ts';

/** The catalog in PostgreSQL. */
export function createSkuStore(db: PrismaClient): SkuStore {
  return {
    ...createSkuLookupTarget(db),
    save: (drafts, options) => saveSkus(db, drafts, options),
    find: async (id) => {
      const row = await db.sku.findUnique({ where: { id } });
      return row === null ? null : toSku(row);
    },
    findWithAlerts: async (id, alertsMax) => {
      const newest = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
      const row = await db.sku.findUnique({
        where: { id },
        include: { alerts: { include: alertInclude, orderBy: newest, take: alertsMax } },
      });

      return row === null ? null : { ...toSku(row), alerts: row.alerts.map(toAlert) };
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
