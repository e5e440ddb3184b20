import type { NewDecision } from '@svc/domain/lookups/review-store';
import { Prisma } from '../generated/prisma/client.ts';

/**
 * The deciding statement: decision, history entry, event and the code of the lookup's SKU, all or nothing.
 * Of two at the same time the second finds the decision of the first and writes nothing.
 */
export function decideLookupSql(decision: NewDecision): Prisma.Sql {
  const { lookupId, byId, byName, note, at, final } = decision;
  return Prisma.sql`
    WITH decided AS (
      UPDATE lookups SET decision = ${decision.decision}::decision, final_code = ${final?.code ?? null},
        final_description = ${final?.description ?? null}, review_note = ${note}, decided_by_id = ${byId},
        decided_at = ${at}::timestamptz
      WHERE id = ${lookupId} AND decision IS NULL AND finished_at IS NOT NULL
      RETURNING lookups.*
    ), noted AS (
      INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, note, "from", "to")
      SELECT id, ${decision.decision}, ${at}::timestamptz, ${byId}, ${byName}, ${note}, recommended_code, final_code
      FROM decided
      RETURNING id
    ), coded AS (${skuCode(decision)}), told AS (
      INSERT INTO outbox_events (event, dedupe_key, account_id, data, created_at)
      SELECT 'lookup.decided', 'lookup.decided:' || d.id || ':' || noted.id, d.account_id,
        jsonb_build_object('lookup', to_jsonb(d) - 'normalized' - 'result', 'action', ${decision.action}::text,
          'code', d.final_code, 'note', ${note}::text, 'decided_by', ${byName}::text), ${at}::timestamptz
      FROM decided d, noted
    )
    SELECT count(*)::int AS decided FROM decided`;
}

// The code is checked against the version that is active now, which may be a later one than the lookup's.
function skuCode({ final, at }: NewDecision): Prisma.Sql {
  if (final === null) return Prisma.sql`SELECT`;
  return Prisma.sql`
    UPDATE skus SET current_code = checked.code, code_digits = ${final.digits}, code_status = checked.status,
      checked_version = checked.version, checked_at = ${at}::timestamptz, updated_at = ${at}::timestamptz
    FROM (
      SELECT s.id, a.version, coalesce(line.code, d.final_code) AS code,
        (CASE WHEN line.is_leaf THEN 'valid' WHEN line.code IS NULL THEN 'invalid' ELSE 'not_declarable' END)::code_status
          AS status
      FROM decided d JOIN skus s ON s.id = d.sku_id
      LEFT JOIN datasets a ON a.market = s.market AND a.state = 'active'
      LEFT JOIN tariff_lines line ON line.dataset_id = a.id AND line.code_digits = ${final.digits}
    ) checked
    WHERE skus.id = checked.id`;
}
