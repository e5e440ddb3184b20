import { DECISION_MOVES, type DecisionAction } from '@svc/domain/lookups/decision';
import type { NewDecision } from '@svc/domain/lookups/review-store';
import { Prisma } from '../generated/prisma/client.ts';
import { allowsSql } from '../state-sql.ts';
import { EVENT_COLUMNS_OF_LOOKUP } from '../webhooks/event-content.ts';
import { codeFindingSql, earlierVersionSql, settledStatusSql } from '../skus/code-check.sql.ts';

/**
 * One statement: decision, history entry, event and the code of the lookup's SKUs, all or nothing. Of two concurrent
 * decisions the second sees the first and writes nothing.
 */
export function decideLookupSql(decision: NewDecision): Prisma.Sql {
  const { lookupId, byId, byName, note, at, final } = decision;

  return Prisma.sql`
    WITH decided AS (
      UPDATE lookups SET decision = ${decision.decision}::decision, final_code = ${final?.code ?? null},
        final_description = ${final?.description ?? null}, review_note = ${note}, decided_by_id = ${byId},
        decided_at = ${at}::timestamptz
      WHERE id = ${lookupId} AND ${decisionAllowsSql(decision.action)} AND finished_at IS NOT NULL
      RETURNING ${EVENT_COLUMNS_OF_LOOKUP}
    ), noted AS (
      INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, note, "from", "to")
      SELECT id, ${decision.decision}, ${at}::timestamptz, ${byId}, ${byName}, ${note}, recommended_code, final_code
      FROM decided
      RETURNING id
    ), coded AS (${skuCode(decision)}), told AS (
      INSERT INTO outbox_events (event, dedupe_key, account_id, data, created_at)
      SELECT 'lookup.decided', 'lookup.decided:' || d.id || ':' || noted.id, d.account_id,
        jsonb_build_object('lookup', to_jsonb(d), 'action', ${decision.action}::text,
          'code', d.final_code, 'note', ${note}::text, 'decided_by_name', ${byName}::text), ${at}::timestamptz
      FROM decided d, noted
    )
    SELECT count(*)::int AS decided FROM decided`;
}

// The code is checked against the currently active version, which may be newer than the lookup's.
function skuCode({ lookupId, final, at }: NewDecision): Prisma.Sql {
  if (final === null) return Prisma.sql`SELECT`;

  const digits = Prisma.sql`${final.digits}::text`;
  const settled = settledStatusSql('save', Prisma.sql`looked.code_status`, Prisma.sql`looked.finding`);

  return Prisma.sql`
    UPDATE skus SET current_code = looked.code, code_digits = ${digits},
      code_status = CASE WHEN looked.version IS NULL THEN 'unknown' WHEN looked.is_same THEN ${settled} ELSE looked.finding END,
      checked_version = looked.version, updated_at = ${at}::timestamptz,
      earlier_version = CASE WHEN looked.is_same THEN ${earlierVersionSql(Prisma.sql`looked.version`)} END,
      checked_at = CASE WHEN looked.version IS NOT NULL THEN ${at}::timestamptz END
    FROM (
      SELECT s.id, s.code_status, s.code_digits IS NOT DISTINCT FROM ${digits} AS is_same, d.version,
        coalesce(t.code, l.final_code) AS code, ${codeFindingSql(digits)} AS finding
      FROM decided l JOIN skus s ON s.id IN (${lookupSkusSql(lookupId)})
      LEFT JOIN datasets d ON d.market = s.market AND d.state = 'active'
      LEFT JOIN tariff_lines t ON t.dataset_id = d.id AND t.code_digits = ${digits}
    ) looked
    WHERE skus.id = looked.id`;
}

/** Locks the active version of the market of a lookup's SKUs until the transaction ends; an activation waits. */
export function holdSkuVersionSql(lookupId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT count(pg_advisory_xact_lock_shared(hashtext('svc.activate.' || s.market))::text)
    FROM (SELECT DISTINCT s.market FROM skus s WHERE s.id IN (${lookupSkusSql(lookupId)})) s`;
}

/**
 * Ids of the SKUs that take a lookup's decided code: its own, and those of the duplicates of its batch row while this
 * is their latest lookup. A rerun of the same description replaces the row's lookup.
 */
function lookupSkusSql(lookupId: string): Prisma.Sql {
  return Prisma.sql`
    WITH RECURSIVE line AS (
      SELECT id, description, parent_lookup_id, batch_id, row_index FROM lookups WHERE id = ${lookupId}
      UNION ALL
      SELECT p.id, p.description, p.parent_lookup_id, p.batch_id, p.row_index
      FROM line JOIN lookups p ON p.id = line.parent_lookup_id AND p.description = line.description
    )
    SELECT l.sku_id AS id FROM lookups l WHERE l.id = ${lookupId} AND l.sku_id IS NOT NULL
    UNION
    SELECT s.id FROM line
      JOIN batch_rows r ON r.batch_id = line.batch_id AND r.duplicate_of = line.row_index AND r.status = 'duplicate'
      JOIN skus s ON s.id = r.sku_id AND s.last_lookup_id = line.id
      JOIN lookups l ON l.id = ${lookupId} AND l.market = s.market`;
}

export function decisionAllowsSql(action: DecisionAction): Prisma.Sql {
  return allowsSql(DECISION_MOVES, action, `coalesce(decision::text, 'none')`);
}
