import type { NewLookup } from '@svc/domain/lookups/lookup-store';
import { Prisma } from '../generated/prisma/client.ts';

/**
 * One statement: hold the fee if the balance covers it, and only then write the lookup and its history. A lookup that
 * reruns another is noted in that one's history and takes it out of the review queue unless it is decided.
 */
export function createLookupSql(lookup: NewLookup, fee: string | null): Prisma.Sql {
  const { description, ...fields } = lookup.input;
  return Prisma.sql`
    WITH payer AS (
      UPDATE accounts SET held = held + ${fee ?? '0'}::numeric
      WHERE id = ${lookup.accountId} AND balance - held >= ${fee ?? '0'}::numeric
      RETURNING id
    ), made AS (
      INSERT INTO lookups (id, kind, account_id, parent_lookup_id, sku_id, market, dataset_id, dataset_version,
        tariff_version, language, description, input, held_fee, created_at)
      SELECT ${lookup.id}, ${lookup.kind}::lookup_kind, payer.id, ${lookup.parentLookupId}, ${lookup.skuId}::int,
        ${lookup.market}::market, ${lookup.datasetId}, ${lookup.datasetVersion}, ${lookup.tariffVersion},
        ${lookup.language}, ${description}, ${JSON.stringify(fields)}::jsonb, ${fee}::numeric, ${lookup.createdAt}::timestamptz
      FROM payer
      RETURNING id, account_id, created_at
    ), parent AS (
      UPDATE lookups SET resolved = resolved OR decision IS NULL FROM made
      WHERE lookups.id = ${lookup.parentLookupId}
      RETURNING lookups.id
    ), rerun AS (
      INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, note, "to")
      SELECT parent.id, 'rerun', made.created_at, made.account_id, ${lookup.accountName}, ${lookup.note}, made.id
      FROM parent, made
    )
    INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, note, "to")
    SELECT id, 'created', created_at, account_id, ${lookup.accountName}, ${lookup.note}, 'queued' FROM made`;
}
