import type { OfficialSourceStore, SourceState } from '@svc/domain/datasets/official-source';
import type { Db } from '../prisma.ts';

export function createOfficialSourceStore(db: Pick<Db, 'officialSource'>): OfficialSourceStore {
  return {
    find: async (market) => {
      const row = await db.officialSource.findUnique({ where: { market } });
      return row === null ? null : { ...row, state: row.state as SourceState };
    },
    save: async ({ market, ...fields }) => {
      await db.officialSource.upsert({
        where: { market },
        create: { market, ...fields },
        update: fields,
      });
    },
    enable: async (market) => {
      await db.officialSource.createMany({ data: [{ market, state: 'pending' }], skipDuplicates: true });
      await db.officialSource.updateMany({
        where: { market, state: 'disabled' },
        data: { state: 'pending' },
      });
    },
  };
}
