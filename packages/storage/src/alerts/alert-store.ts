import type { AlertSelection, AlertStore } from '@svc/domain/alerts/alert';
import { MARKETS } from '@svc/tariff/market';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { checkCodesSql, holdVersionsSql, lockSkusSql } from '../skus/code-check.sql.ts';
import { alertInclude, toAlert } from './alert-rows.ts';

export function createAlertStore(db: PrismaClient): AlertStore {
  return {
    list: async ({ markets, kind, acknowledged }, limit) => {
      const rows = await db.alert.findMany({
        where: {
          ...(markets === undefined ? {} : { market: { in: [...markets] } }),
          ...(kind === undefined ? {} : { kind }),
          ...(acknowledged === undefined ? {} : { acknowledgedAt: acknowledged ? { not: null } : null }),
        },
        include: alertInclude,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: limit,
      });

      return rows.map(toAlert);
    },
    find: async (id) => {
      const row = await db.alert.findUnique({ where: { id }, include: alertInclude });
      return row === null ? null : toAlert(row);
    },
    acknowledge: (selection, by) =>
      retryDeadlock(() =>
        db.$transaction(async (tx) => {
          await tx.$queryRaw(holdVersionsSql(MARKETS));

          const acknowledged = await tx.$queryRaw<{ sku_id: number }[]>(acknowledgeSql(selection, by));
          const skuIds = [...new Set(acknowledged.map((row) => row.sku_id))];
          if (skuIds.length === 0) return 0;

          // Locked before the other alerts are read: of two callers acknowledging the last two, the later one settles
          // the SKU.
          await tx.$queryRaw(lockSkusSql(skuIds));
          await tx.$queryRaw(checkCodesSql('acknowledge', settled(skuIds), by.at));

          return acknowledged.length;
        }),
      ),
    reopen: async (ids) => (await retryDeadlock(() => db.$queryRaw<unknown[]>(reopenSql(ids)))).length,
  };
}

function acknowledgeSql(selection: AlertSelection, by: { accountId: string; at: Date }): Prisma.Sql {
  const chosen =
    'ids' in selection
      ? Prisma.sql`a.id = ANY(${[...selection.ids]}::int[])
          AND a.market = ANY(${[...(selection.markets ?? MARKETS)]}::text[]::market[])`
      : Prisma.sql`a.market = ${selection.market}::market AND a.kind = ${selection.kind}::alert_kind`;

  return Prisma.sql`
    WITH open AS (
      SELECT a.id FROM alerts a WHERE a.acknowledged_at IS NULL AND ${chosen} ORDER BY a.id FOR UPDATE
    )
    UPDATE alerts a SET acknowledged_at = ${by.at}::timestamptz, acknowledged_by_id = ${by.accountId}
    FROM open WHERE a.id = open.id
    RETURNING a.sku_id`;
}

function reopenSql(ids: readonly number[]): Prisma.Sql {
  return Prisma.sql`
    WITH seen AS (
      SELECT a.id FROM alerts a WHERE a.acknowledged_at IS NOT NULL AND a.id = ANY(${[...ids]}::int[])
      ORDER BY a.id FOR UPDATE
    ), opened AS (
      UPDATE alerts a SET acknowledged_at = NULL, acknowledged_by_id = NULL
      FROM seen WHERE a.id = seen.id RETURNING a.sku_id, a.kind, a.code
    ), marked AS (
      UPDATE skus s SET code_status = 'changed' FROM opened o
      WHERE s.id = o.sku_id AND o.kind = 'code_changed' AND s.current_code = o.code AND s.code_status = 'valid'
    )
    SELECT sku_id FROM opened`;
}

/** Of these SKUs, those in state `changed` whose alerts are all acknowledged. */
function settled(skuIds: readonly number[]): Prisma.Sql {
  return Prisma.sql`s.id = ANY(${[...skuIds]}::int[]) AND s.code_status = 'changed'
    AND NOT EXISTS (SELECT FROM alerts a
      WHERE a.sku_id = s.id AND a.kind = 'code_changed' AND a.acknowledged_at IS NULL)`;
}
