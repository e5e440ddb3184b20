import { DATASET_MOVES, type Dataset } from '@svc/domain/datasets/dataset';
import type { DatasetStore } from '@svc/domain/datasets/dataset-store';
import { Prisma, type Dataset as DatasetRow } from '../generated/prisma/client.ts';
import { runPrepared } from '../prepared.ts';
import type { Db } from '../prisma.ts';

const LOADED = { in: [...DATASET_MOVES.from('read')] };

const COLUMNS = Prisma.sql`id, market::text AS market, version, name, state::text AS state,
  national_digits AS "nationalDigits", source_name AS "sourceName", source_url AS "sourceUrl",
  official_domains AS "officialDomains", is_demo AS "isDemo", content_hash AS "contentHash",
  line_count AS "lineCount", entry_count AS "entryCount", leaf_count AS "leafCount",
  effective_date::timestamp AT TIME ZONE 'UTC' AS "effectiveDate", created_at AS "createdAt", loaded_at AS "loadedAt",
  activated_at AS "activatedAt", superseded_at AS "supersededAt", notes`;

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
      const [row] = await runPrepared<DatasetRow>(
        db,
        Prisma.sql`/* prepared as active_dataset */
        SELECT ${COLUMNS} FROM datasets WHERE market = ${market}::market AND state = 'active'`,
      );
      return row === undefined ? null : toDataset(row);
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

function toDataset({ lineCount: _lines, createdAt: _at, ...dataset }: DatasetRow): Dataset {
  return dataset;
}
