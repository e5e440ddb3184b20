import type { Activation } from '@svc/domain/datasets/activation-store';
import { Prisma } from '../generated/prisma/client.ts';

interface Pass {
  readonly activation: Activation;
  readonly from: number;
  readonly upTo: number;
  readonly now: Date;
  readonly leaseUntil: Date;
}

/**
 * One pass over the SKUs of an id range: status, alert and event of those on touched codes, and how far the switch is,
 * all or nothing. The guard takes a range once; the alert's uniqueness holds even without it.
 */
export function alertSkusSql({ activation, from, upTo, now, leaseUntil }: Pass): Prisma.Sql {
  const { id, market, fromVersion, toVersion } = activation;
  return Prisma.sql`
    WITH guard AS (
      UPDATE activations SET last_sku_id = ${upTo}::int, lease_until = ${leaseUntil}::timestamptz
      WHERE id = ${id} AND last_sku_id = ${from}::int AND step = 'compared'
      RETURNING id
    ), touched AS (${touchedCodes(market, fromVersion, toVersion)}), hit AS (
      UPDATE skus s SET code_status = t.code_status::code_status, checked_version = ${toVersion},
        checked_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
      FROM touched t, guard
      WHERE s.market = ${market}::market AND s.id > ${from}::int AND s.id <= ${upTo}::int AND s.code_digits = t.code_digits
        AND s.checked_version IS DISTINCT FROM ${toVersion}
        AND s.code_status::text = ANY(t.statuses_touched)
      RETURNING s.id, s.sku, s.market, s.external_ref, s.current_code, t.alert_kind, t.code, t.successors
    ), raised AS (
      INSERT INTO alerts (sku_id, kind, market, code, from_version, to_version, successors, activation_id, created_at)
      SELECT h.id, h.alert_kind::alert_kind, h.market, h.code, ${fromVersion}, ${toVersion}, h.successors, ${id}, ${now}::timestamptz
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
    SELECT (SELECT count(*)::int FROM raised) AS raised, (SELECT coalesce(max(id), 0) FROM skus) AS last`;
}

// A removed code, or one that is divided now, can not be declared any more: expired. Any other change leaves a code
// that stands but wants a look: changed. A code that is new may be one that a SKU had all along: no alert, only its status.
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
        WHEN bool_or(kind = 'removed') THEN ARRAY['valid', 'changed', 'not_declarable']
        WHEN bool_or(kind = 'added') THEN ARRAY['invalid', 'expired']
        WHEN bool_or(gained) THEN ARRAY['not_declarable', 'expired']
        ELSE ARRAY['valid', 'changed']
      END AS statuses_touched,
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
