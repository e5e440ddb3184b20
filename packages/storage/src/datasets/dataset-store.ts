import type { Dataset } from '@svc/domain/datasets/dataset';
import type { DatasetStore } from '@svc/domain/datasets/dataset-store';
import type { Dataset as DatasetRow } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

const LOADED = { in: ['staged', 'active', 'superseded'] as ('staged' | 'active' | 'superseded')[] };

/** Schedule versions in PostgreSQL. */
export function createDatasetStore(db: Db): DatasetStore {
  return {
    list: async () => {
      const rows = await db.dataset.findMany({
        where: { state: LOADED },
        orderBy: [{ loadedAt: 'desc' }, { id: 'desc' }],
      });
      return rows.map(toDataset);
    },
    findActive: async (market) => {
      const row = await db.dataset.findFirst({ where: { market, state: 'active' } });
      return row === null ? null : toDataset(row);
    },
    findVersion: async (market, version) => {
      const row = await db.dataset.findFirst({ where: { market, version, state: LOADED } });
      return row === null ? null : toDataset(row);
    },
    find: async (id) => {
      const row = await db.dataset.findFirst({ where: { id, state: LOADED } });
      return row === null ? null : toDataset(row);
    },
  };
}

/** A row as the domain knows it. */
export function toDataset(row: DatasetRow): Dataset {
  const { id, market, version, name, state, nationalDigits, sourceName, sourceUrl, officialDomains, isDemo } =
    row;
  const { contentHash, entryCount, leafCount, effectiveDate, loadedAt, activatedAt, supersededAt, notes } =
    row;
  return {
    id,
    market,
    version,
    name,
    state,
    nationalDigits,
    sourceName,
    sourceUrl,
    officialDomains,
    isDemo,
    contentHash,
    entryCount,
    leafCount,
    effectiveDate,
    loadedAt,
    activatedAt,
    supersededAt,
    notes,
  };
}
