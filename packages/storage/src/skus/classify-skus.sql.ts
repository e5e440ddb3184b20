import type { SkuClassification } from '@svc/domain/skus/sku-store';
import { Prisma } from '../generated/prisma/client.ts';

/** Number of fees covered by the account's spendable balance; locks the account until the transaction ends. */
export function affordableSql({ accountId, fee }: SkuClassification): Prisma.Sql {
  return Prisma.sql`
    SELECT least(floor((balance - held) / nullif(${fee}::numeric, 0)), 1e9)::int AS affordable
    FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`;
}

/** One statement: inserts the lookups of the SKUs without a code, with their history and reserved fees. */
export function classifySkusSql(
  request: SkuClassification,
  lookupIds: readonly string[],
  max: number,
): Prisma.Sql {
  const { accountId, accountName, language, skuIds, fee, at } = request;

  return Prisma.sql`
    WITH wanted AS (
      SELECT w.lookup_id, s.*, d.id AS dataset_id, d.version
      FROM unnest(${[...skuIds]}::int[], ${[...lookupIds]}::text[]) WITH ORDINALITY AS w(sku_id, lookup_id, place)
        JOIN skus s ON s.id = w.sku_id AND s.current_code IS NULL
        JOIN datasets d ON d.market = s.market AND d.state = 'active'
      ORDER BY w.place LIMIT ${max}
      FOR KEY SHARE OF s
    ), made AS (
      INSERT INTO lookups (id, kind, account_id, sku_id, market, dataset_id, dataset_version, language, description,
        input, held_fee, created_at)
      SELECT w.lookup_id, 'sku', ${accountId}, w.id, w.market, w.dataset_id, w.version, ${language}, w.description,
        jsonb_build_object('material', coalesce(w.material, ''), 'use', coalesce(w.use, ''),
          'composition', coalesce(w.composition, ''), 'origin', coalesce(w.origin, ''),
          'notes', coalesce(w.notes, ''), 'answers', '[]'::jsonb),
        ${fee}::numeric, ${at}::timestamptz
      FROM wanted w
      RETURNING id
    ), told AS (
      INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, "to")
      SELECT id, 'created', ${at}::timestamptz, ${accountId}, ${accountName}, 'queued' FROM made
    ), held AS (
      UPDATE accounts SET held = held + (SELECT count(*) FROM made) * ${fee}::numeric
      WHERE id = ${accountId} AND ${fee}::numeric > 0
    )
    SELECT id FROM made`;
}
