import type { Batch } from '@svc/domain/batches/batch';
import type { Db } from '../prisma.ts';
import { batchInclude, toBatches } from './batch-rows.ts';

/** Finds a batch of an owner (null: of any owner); null if there is none. */
export async function findBatch(db: Db, id: string, ownerId: string | null): Promise<Batch | null> {
  const where = ownerId === null ? { id } : { id, accountId: ownerId };
  const record = await db.batch.findFirst({ where, include: batchInclude });
  const [batch] = record === null ? [] : await toBatches(db, [record]);
  return batch ?? null;
}
