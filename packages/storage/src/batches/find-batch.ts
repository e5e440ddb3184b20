import type { Batch } from '@svc/domain/batches/batch';
import { ownerWhere } from '../owner-sql.ts';
import type { Db } from '../prisma.ts';
import { batchInclude, toBatches } from './batch-rows.ts';

/** Finds a batch of an owner (null: of any but a sandbox, absent: of any); null if there is none. */
export async function findBatch(db: Db, id: string, ownerId?: string | null): Promise<Batch | null> {
  const where = ownerId === undefined ? { id } : { id, ...ownerWhere(ownerId) };
  const record = await db.batch.findFirst({ where, include: batchInclude });
  const [batch] = record === null ? [] : await toBatches(db, [record]);
  return batch ?? null;
}
