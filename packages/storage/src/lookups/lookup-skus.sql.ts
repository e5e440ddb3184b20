import { Prisma } from '../generated/prisma/client.ts';

/**
 * Ids of the SKUs that take a lookup's decided code: its own, and those of the rows that repeat its batch row while
 * this is still their latest lookup. A rerun of the same words stands for the row that it reruns.
 */
export function lookupSkusSql(lookupId: string): Prisma.Sql {
  return Prisma.sql`
    WITH RECURSIVE line AS (
      SELECT id, description, parent_lookup_id, batch_id, row_index FROM lookups WHERE id = ${lookupId}
      UNION ALL
      SELECT p.id, p.description, p.parent_lookup_id, p.batch_id, p.row_index
      FROM line JOIN lookups p ON p.id = line.parent_lookup_id AND p.description = line.description
    )
    SELECT l.sku_id AS id FROM lookups l WHERE l.id = ${lookupId} AND l.sku_id IS NOT NULL
    UNION
    SELECT s.id FROM line
      JOIN batch_rows r ON r.batch_id = line.batch_id AND r.duplicate_of = line.row_index AND r.status = 'duplicate'
      JOIN skus s ON s.id = r.sku_id AND s.last_lookup_id = line.id
      JOIN lookups l ON l.id = ${lookupId} AND l.market = s.market`;
}
