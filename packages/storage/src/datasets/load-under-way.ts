import type { NewLoad } from '@svc/domain/datasets/dataset-load';
import type { Db } from '../prisma.ts';

/** Id of the load of this content that waits or is being done; null where there is none. */
export async function loadUnderWay(
  db: Db,
  { market, contentHash }: Pick<NewLoad, 'market' | 'contentHash'>,
): Promise<string | null> {
  const row = await db.datasetLoad.findFirst({
    where: { market, contentHash, state: { in: ['queued', 'running'] } },
    select: { id: true },
  });
  return row?.id ?? null;
}
