import type { Market } from '@svc/tariff/market';
import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { SKU_LOCK_ORDER } from './code-check.sql.ts';

/** True if a version is a sample that a real schedule has replaced: its codes are no longer suggested. */
export function isReplacedSampleSql(datasetId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT FROM datasets u JOIN datasets a ON a.market = u.market AND a.state = 'active' AND NOT a.is_demo
    WHERE u.id = ${datasetId} AND u.is_demo
  )`;
}

export async function dropSampleSuggestions(db: Db, market: Market, at: Date): Promise<void> {
  await db.$executeRaw`
    WITH stale AS (
      SELECT s.id FROM skus s JOIN lookups l ON l.id = s.last_lookup_id JOIN datasets u ON u.id = l.dataset_id
      WHERE s.market = ${market}::market AND s.suggested_code IS NOT NULL AND u.is_demo
      ORDER BY ${SKU_LOCK_ORDER} FOR NO KEY UPDATE OF s
    )
    UPDATE skus SET suggested_code = NULL, updated_at = ${at}::timestamptz FROM stale WHERE skus.id = stale.id`;
}
