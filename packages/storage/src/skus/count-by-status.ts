import type { CodeStatus } from '@svc/domain/skus/code-status';
import type { CodeStatusCounts } from '@svc/domain/skus/sku-store';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

export async function countByStatus(
  db: Pick<Db, '$queryRaw'>,
  condition: Prisma.Sql,
): Promise<CodeStatusCounts> {
  const rows = await db.$queryRaw<{ status: CodeStatus; count: number }[]>`
    SELECT s.code_status::text AS status, count(*)::int AS count FROM skus s WHERE ${condition} GROUP BY 1`;
  const counts = { valid: 0, not_declarable: 0, invalid: 0, changed: 0, expired: 0, unknown: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}
