import { CODE_STATUSES, type CodeStatus } from '@svc/domain/skus/code-status';
import type { SkuFilter } from '@svc/domain/skus/sku';
import type { CodeStatusCounts, SkuPage } from '@svc/domain/skus/sku-store';
import type { Db } from '../prisma.ts';
import { countByStatus } from './count-by-status.ts';
import { skuWhereSql } from './sku-query.ts';
import { toSku } from './sku-rows.ts';

/** A page of SKUs, newest first, with the number of SKUs by state. */
export async function listSkus(db: Db, filter: SkuFilter, offset: number, limit: number): Promise<SkuPage> {
  const [page, counts] = await Promise.all([
    db.$queryRaw<{ id: number; open: number }[]>`
      SELECT s.id, (SELECT count(*)::int FROM alerts a WHERE a.sku_id = s.id AND a.acknowledged_at IS NULL) AS open
      FROM skus s WHERE ${skuWhereSql(filter)} ORDER BY s.id DESC OFFSET ${offset} LIMIT ${limit}`,
    countByStatus(db, skuWhereSql({ ...filter, codeStatus: undefined })),
  ]);
  const rows = await db.sku.findMany({ where: { id: { in: page.map((row) => row.id) } } });
  const byId = new Map(rows.map((row) => [row.id, toSku(row)]));
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
