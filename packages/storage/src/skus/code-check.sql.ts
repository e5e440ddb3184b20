import { KEPT_CODE_STATUSES, type CodeAction } from '@svc/domain/skus/code-status';
import type { Market } from '@svc/tariff/market';
import { Prisma } from '../generated/prisma/client.ts';

/** Order in which every statement locks SKUs, so that concurrent statements wait and never deadlock. */
export const SKU_LOCK_ORDER = Prisma.sql`s.sku COLLATE "C", s.market`;

/**
 * Result of checking a code: `t` is the line joined by its digits, `d` the schedule version. A prefix
 * without a line, such as the subheading 6109.10 above the line 6109.10.00, is not declarable.
 */
export function codeFindingSql(digits: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(CASE WHEN t.is_leaf THEN 'valid' WHEN t.code_digits IS NOT NULL THEN 'not_declarable'
    WHEN length(${digits}) % 2 = 0 AND EXISTS (
      SELECT FROM tariff_lines p
      WHERE p.dataset_id = d.id AND p.code_digits ~>=~ ${digits} AND p.code_digits ~<~ (${digits} || ':')
    ) THEN 'not_declarable' ELSE 'invalid' END)::code_status`;
}

/** State of an unchanged code after a check: the domain's table as an SQL expression. */
export function settledStatusSql(action: CodeAction, from: Prisma.Sql, finding: Prisma.Sql): Prisma.Sql {
  const kept = KEPT_CODE_STATUSES.filter((row) => row.action === action).map(
    (row) => Prisma.sql`(${row.from}::code_status, ${row.finding}::code_status)`,
  );
  if (kept.length === 0) return finding;
  return Prisma.sql`CASE WHEN (${from}, ${finding}) IN (${Prisma.join(kept)}) THEN ${from} ELSE ${finding} END`;
}

/**
 * Version that a SKU's unchanged code was checked against before `version`; lets an activation recognise codes saved or
 * rechecked before it raised its alerts.
 */
export function earlierVersionSql(version: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`CASE WHEN skus.checked_version IS DISTINCT FROM ${version} THEN skus.checked_version
    ELSE skus.earlier_version END`;
}

/**
 * Locks the active versions of markets until the transaction ends, so that it and an activation wait for each other.
 * `memory` is the memory of each of its sorts, by default the server's.
 */
export function holdVersionsSql(markets: readonly Market[], memory: string | null = null): Prisma.Sql {
  return Prisma.sql`
    SELECT set_config('work_mem', coalesce(${memory}::text, current_setting('work_mem')), true),
      count(pg_advisory_xact_lock_shared(hashtext('svc.activate.' || market))::text)
    FROM unnest(${[...markets]}::text[]) AS market`;
}

export function lockSkusSql(ids: readonly number[]): Prisma.Sql {
  return Prisma.sql`
    SELECT s.id FROM skus s WHERE s.id = ANY(${[...ids]}::int[]) ORDER BY ${SKU_LOCK_ORDER} FOR NO KEY UPDATE`;
}

/**
 * Checks the codes of the SKUs `s` of a condition against the active schedules. A code that is found takes the
 * schedule's notation. Returns a row for each checked SKU: whether its state changed, its market and version.
 */
export function checkCodesSql(action: CodeAction, condition: Prisma.Sql, at: Date): Prisma.Sql {
  const status = settledStatusSql(action, Prisma.sql`l.code_status`, Prisma.sql`l.finding`);

  return Prisma.sql`
    WITH looked AS (
      SELECT s.id, s.code_status, d.version, t.code, ${codeFindingSql(Prisma.sql`s.code_digits`)} AS finding
      FROM skus s
        JOIN datasets d ON d.market = s.market AND d.state = 'active'
        LEFT JOIN tariff_lines t ON t.dataset_id = d.id AND t.code_digits = s.code_digits
      WHERE s.current_code IS NOT NULL AND ${condition}
      ORDER BY ${SKU_LOCK_ORDER}
      FOR NO KEY UPDATE OF s
    ), checked AS (
      UPDATE skus SET current_code = coalesce(l.code, skus.current_code), code_status = ${status},
        checked_version = l.version, checked_at = ${at}::timestamptz,
        earlier_version = ${earlierVersionSql(Prisma.sql`l.version`)},
        updated_at = CASE WHEN ${status} = l.code_status THEN skus.updated_at ELSE ${at}::timestamptz END
      FROM looked l WHERE skus.id = l.id
      RETURNING skus.market, l.version, skus.code_status <> l.code_status AS is_changed
    )
    SELECT market::text AS market, version, count(*)::int AS checked,
      (count(*) FILTER (WHERE is_changed))::int AS changed
    FROM checked GROUP BY market, version`;
}
