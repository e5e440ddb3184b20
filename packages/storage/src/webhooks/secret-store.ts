import type { SecretStore } from '@svc/domain/webhooks/secret-store';
import type { Db } from '../prisma.ts';

export function createSecretStore(db: Pick<Db, 'webhook'>): SecretStore {
  return {
    list: async () => {
      const rows = await db.webhook.findMany({
        where: { deletedAt: null },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true, secretSealed: true },
      });

      return rows.map(({ id, secretSealed }) => ({ webhookId: id, sealed: secretSealed }));
    },
    replace: async (id, from, to) => {
      const where = { id, deletedAt: null, secretSealed: Uint8Array.from(from) };
      const { count } = await db.webhook.updateMany({ where, data: { secretSealed: Uint8Array.from(to) } });
      return count === 1;
    },
  };
}
