import type { CheckResult, CheckSelection } from '@svc/domain/skus/sku-store';
import { MARKETS, type Market } from '@svc/tariff/market';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { checkCodesSql, holdVersionsSql } from './code-check.sql.ts';
import { countByStatus } from './count-by-status.ts';

interface CheckedMarket {
  readonly market: Market;
  readonly version: string;
  readonly checked: number;
  readonly changed: number;
}

export function checkCodes(db: PrismaClient, selection: CheckSelection, at: Date): Promise<CheckResult> {
  const selected = selectionSql(selection);

  return retryDeadlock(() =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw(holdVersionsSql(selection.markets ?? MARKETS));

      const rows = await tx.$queryRaw<CheckedMarket[]>(checkCodesSql('check', selected, at));

      return {
        checked: rows.reduce((sum, row) => sum + row.checked, 0),
        changed: rows.reduce((sum, row) => sum + row.changed, 0),
        counts: await countByStatus(tx, selected),
        versions: Object.fromEntries(rows.map((row) => [row.market, row.version])),
      };
    }),
  );
}

function selectionSql({ skuIds, markets }: CheckSelection): Prisma.Sql {
  const parts = [
    ...(skuIds === undefined ? [] : [Prisma.sql`s.id = ANY(${[...skuIds]}::int[])`]),
    ...(markets === undefined ? [] : [Prisma.sql`s.market = ANY(${[...markets]}::text[]::market[])`]),
  ];
  return parts.length === 0 ? Prisma.sql`TRUE` : Prisma.join(parts, ' AND ');
}
