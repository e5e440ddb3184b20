import type { ActivationHistory } from '@svc/domain/datasets/dataset-store';
import type { Db } from '../prisma.ts';

export function createActivationHistory(db: Pick<Db, 'activation'>): ActivationHistory {
  return {
    latestTo: async (toDatasetId) => {
      const row = await db.activation.findFirst({
        where: { toDatasetId },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        select: { id: true },
      });

      return row?.id ?? null;
    },
  };
}
