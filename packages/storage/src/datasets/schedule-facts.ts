import type { FactStamps, ScheduleFacts } from '@svc/domain/datasets/dataset-store';
import type { Db } from '../prisma.ts';

export function createScheduleFacts(db: Pick<Db, '$queryRaw'>): ScheduleFacts {
  return {
    stamps: async (datasetId) => {
      const rows = await db.$queryRaw<FactStamps[]>`
        SELECT
          -- A text that is replaced gets a new row version: some 10,000 rows are counted in milliseconds.
          (SELECT count(*) || '.' || coalesce(max(xmin::text::bigint), 0) FROM hs6_texts) AS texts,
          coalesce((
            SELECT id || '.' || (step = 'switched') FROM activations WHERE to_dataset_id = ${datasetId}
            ORDER BY created_at DESC, id DESC LIMIT 1
          ), '') AS change`;

      return rows[0] ?? { texts: '', change: '' };
    },
    changedDigits: async (datasetId) => {
      const rows = await db.$queryRaw<{ code_digits: string }[]>`
        WITH latest AS (
          SELECT a.market, a.from_version, a.to_version, a.step, f.is_demo AND NOT t.is_demo AS from_sample
          FROM activations a JOIN datasets f ON f.id = a.from_dataset_id JOIN datasets t ON t.id = a.to_dataset_id
          WHERE a.to_dataset_id = ${datasetId}
          ORDER BY a.created_at DESC, a.id DESC LIMIT 1
        )
        SELECT DISTINCT c.code_digits
        FROM latest l JOIN tariff_changes c
          ON c.market = l.market AND c.from_version = l.from_version AND c.to_version = l.to_version
        -- That sample data gave way to a schedule changed nothing in the law.
        WHERE l.step <> 'switched' AND NOT l.from_sample`;

      return new Set(rows.map((row) => row.code_digits));
    },
  };
}
