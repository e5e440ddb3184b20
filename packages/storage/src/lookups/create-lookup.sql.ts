import type { NewLookup } from '@svc/domain/lookups/lookup-store';
import { Prisma } from '../generated/prisma/client.ts';

/**
 * One statement: reserves the fee if the balance covers it, and only then inserts the lookup and its history. A rerun
 * is recorded in its original's history, answers its questions and removes it from the review queue unless it is
 * decided. A SKU deleted meanwhile is omitted; it is locked after the original, in the usual order from a lookup to its
 * SKU. Returns the ids of the history entry and of the SKU, or no row if the balance does not cover the fee.
 */
export function createLookupSql(lookup: NewLookup, fee: string | null): Prisma.Sql {
  const { description, ...fields } = lookup.input;

  return Prisma.sql`/* prepared as create_lookup */
    WITH payer AS (
      UPDATE accounts SET held = held + ${fee ?? '0'}::numeric
      WHERE id = ${lookup.accountId} AND balance - held >= ${fee ?? '0'}::numeric
      RETURNING id
    ), original AS (
      SELECT id FROM lookups WHERE id = ${lookup.parentLookupId} FOR NO KEY UPDATE
    ), made AS (
      INSERT INTO lookups (id, kind, account_id, parent_lookup_id, sku_id, market, dataset_id, dataset_version,
        tariff_version, language, description, input, held_fee, created_at)
      SELECT ${lookup.id}, ${lookup.kind}::lookup_kind, payer.id, ${lookup.parentLookupId},
        (SELECT id FROM skus WHERE id = ${lookup.skuId}::int FOR KEY SHARE), ${lookup.market}::market,
        ${lookup.datasetId}, ${lookup.datasetVersion}, ${lookup.tariffVersion}, ${lookup.language}, ${description},
        ${JSON.stringify(fields)}::jsonb, ${fee}::numeric, ${lookup.createdAt}::timestamptz
      FROM payer LEFT JOIN original ON TRUE
      RETURNING id, account_id, created_at, sku_id
    ), parent AS (
      UPDATE lookups SET resolved = resolved OR decision IS NULL${answeredQuestions(lookup)} FROM made
      WHERE lookups.id = ${lookup.parentLookupId}
      RETURNING lookups.id
    ), rerun AS (
      INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, note, "to")
      SELECT parent.id, 'rerun', made.created_at, made.account_id, ${lookup.accountName}, ${lookup.note}, made.id
      FROM parent, made
    ), created AS (
      INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, note, "to")
      SELECT id, 'created', created_at, account_id, ${lookup.accountName}, ${lookup.note}, 'queued' FROM made
      RETURNING id
    )
    SELECT created.id AS "eventId", made.sku_id AS "skuId" FROM created, made`;
}

// A result without questions is unchanged.
function answeredQuestions({ input }: NewLookup): Prisma.Sql {
  if (input.answers.length === 0) return Prisma.empty;

  const values = Object.fromEntries(input.answers.map(({ question_id, value }) => [question_id, value]));

  return Prisma.sql`, result = CASE WHEN jsonb_typeof(result -> 'questions') = 'array' THEN jsonb_set(result, '{questions}', (
        SELECT coalesce(jsonb_agg(
          q || jsonb_build_object('answer', coalesce(${JSON.stringify(values)}::jsonb -> (q ->> 'id'), q -> 'answer')) ORDER BY place
        ), '[]') FROM jsonb_array_elements(result -> 'questions') WITH ORDINALITY AS asked (q, place)
      )) ELSE result END`;
}
