import type { PrismaClient } from '../generated/prisma/client.ts';
import { retryDeadlock } from '../retry-deadlock.ts';

/**
 * Deletes a SKU with its alerts; false when there is none. Lookups and alerts are locked before it, as by everyone
 * who goes from one of them to its SKU.
 */
export function removeSku(db: PrismaClient, id: number): Promise<boolean> {
  return retryDeadlock(() =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM lookups WHERE sku_id = ${id} ORDER BY id FOR UPDATE`;
      await tx.$queryRaw`SELECT id FROM alerts WHERE sku_id = ${id} ORDER BY id FOR UPDATE`;
      return (await tx.sku.deleteMany({ where: { id } })).count > 0;
    }),
  );
}
