import { ACTIVATION_MOVES, type Activation } from '@svc/domain/datasets/activation-store';
import { Prisma } from '../generated/prisma/client.ts';
import { allowsSql } from '../state-sql.ts';
import { SKU_LOCK_ORDER } from '../skus/code-check.sql.ts';

interface Pass {
  readonly activation: Activation;
  readonly from: number;
  /** Maximum SKUs to process. */
  readonly skus: number;
  readonly now: Date;
  readonly leaseUntil: Date;
}

/**
 * One pass over the next SKUs by id: status, alert and event for those on changed codes, and the activation's progress,
 * all or nothing. Returns the last SKU id processed (`from` if none remain, null if the cursor has moved) and the
 * number of alerts. The guard processes a range once; the alert's unique key applies even without it.
 */
export function alertSkusSql({ activation, from, skus, now, leaseUntil }: Pass): Prisma.Sql {
  const { id, market, fromVersion, toVersion } = activation;

  return Prisma.sql`
    WITH range AS (
      SELECT coalesce(max(id), ${from}::int) AS reached
      FROM (SELECT id FROM skus WHERE id > ${from}::int ORDER BY id LIMIT ${skus}::int) AS next
    ), guard AS (
      UPDATE activations SET last_sku_id = range.reached, lease_until = ${leaseUntil}::timestamptz, attempts = 0
      FROM range
      WHERE activations.id = ${id} AND last_sku_id = ${from}::int AND ${allowsSql(ACTIVATION_MOVES, 'alert', 'step')}
      RETURNING range.reached
    ), touched AS (${touchedCodes(market, fromVersion, toVersion)}), due AS (
      SELECT s.id, t.code_status, t.alert_kind, t.code, t.successors, t.changes
      FROM guard, skus s JOIN touched t ON t.code_digits = s.code_digits
      WHERE s.market = ${market}::market AND s.id > ${from}::int AND s.id <= guard.reached
        AND s.code_status::text = ANY(CASE WHEN s.checked_version IS DISTINCT FROM ${toVersion} THEN t.statuses_touched
          WHEN s.earlier_version IS NOT NULL THEN t.statuses_found END)
      ORDER BY ${SKU_LOCK_ORDER}
      FOR NO KEY UPDATE OF s
    ), hit AS (
      UPDATE skus s SET code_status = due.code_status::code_status, checked_version = ${toVersion},
        earlier_version = NULL, checked_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
      FROM due WHERE s.id = due.id
      RETURNING s.id, s.sku, s.market, s.external_ref, s.current_code, due.alert_kind, due.code, due.successors,
        due.changes
    ), raised AS (
      INSERT INTO alerts (sku_id, kind, market, code, from_version, to_version, successors, changes, activation_id,
        created_at)
      SELECT h.id, h.alert_kind::alert_kind, h.market, h.code, ${fromVersion}, ${toVersion}, h.successors, h.changes,
        ${id}, ${now}::timestamptz
      FROM hit h WHERE h.alert_kind IS NOT NULL ORDER BY h.id
      ON CONFLICT (sku_id, activation_id) DO NOTHING
      RETURNING alerts.*
    ), told AS (
      INSERT INTO outbox_events (event, dedupe_key, data, created_at)
      SELECT 'sku.alert', 'sku.alert:' || r.id,
        jsonb_build_object(
          'alert', to_jsonb(r),
          'sku', jsonb_build_object('sku', h.sku, 'external_ref', h.external_ref, 'current_code', h.current_code)
        ), ${now}::timestamptz
      FROM raised r JOIN hit h ON h.id = r.sku_id ORDER BY r.id
      ON CONFLICT (dedupe_key) DO NOTHING
    )
    SELECT (SELECT reached FROM guard) AS reached, (SELECT count(*)::int FROM raised) AS raised`;
}

// A removed or divided code cannot be declared: expired. Any other change leaves a valid code to be reviewed: changed.
// A new code that a SKU already had changes only its status, without an alert. `unknown` is a code not yet checked
// against any schedule; `statuses_found` are the results of checking an older code against the new version.
function touchedCodes(market: string, fromVersion: string | null, toVersion: string): Prisma.Sql {
  return Prisma.sql`
    SELECT code_digits, min(code) AS code,
      CASE
        WHEN bool_or(kind = 'removed') OR bool_or(lost) THEN 'expired'
        WHEN bool_or(kind = 'added') THEN CASE WHEN bool_or(leaf) THEN 'valid' ELSE 'not_declarable' END
        WHEN bool_or(gained) THEN 'valid'
        ELSE 'changed'
      END AS code_status,
      CASE
        WHEN bool_or(kind = 'removed') THEN 'code_removed'
        WHEN bool_or(lost) THEN 'code_invalid'
        WHEN bool_or(kind = 'added') OR bool_or(gained) THEN NULL
        ELSE 'code_changed'
      END AS alert_kind,
      CASE
        WHEN bool_or(kind = 'removed') THEN ARRAY['valid', 'changed', 'not_declarable', 'unknown']
        WHEN bool_or(kind = 'added') THEN ARRAY['invalid', 'expired', 'unknown']
        WHEN bool_or(gained) THEN ARRAY['not_declarable', 'expired', 'unknown']
        ELSE ARRAY['valid', 'changed', 'unknown']
      END AS statuses_touched,
      CASE
        WHEN bool_or(kind = 'removed') OR bool_or(lost) THEN ARRAY['invalid', 'not_declarable']
        WHEN bool_or(kind = 'added') OR bool_or(gained) THEN NULL
        ELSE ARRAY['valid', 'changed']
      END AS statuses_found,
      jsonb_agg(jsonb_build_object('kind', kind, 'before', before, 'after', after) ORDER BY kind) AS changes,
      coalesce(jsonb_path_query_first(jsonb_agg(successors), 'strict $[*] ? (@.size() > 0)'), '[]'::jsonb) AS successors
    FROM (
      SELECT *, kind = 'declarability_changed' AND after ->> 'is_leaf' = 'false' AS lost,
        kind = 'declarability_changed' AND after ->> 'is_leaf' = 'true' AS gained,
        after ->> 'is_leaf' = 'true' AS leaf
      FROM tariff_changes
      WHERE market = ${market}::market AND from_version = ${fromVersion} AND to_version = ${toVersion}
    ) c
    GROUP BY code_digits`;
}
