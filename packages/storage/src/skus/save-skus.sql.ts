import type { SkuDraft } from '@svc/domain/skus/sku';
import { codeDigits } from '@svc/tariff/code';
import { Prisma } from '../generated/prisma/client.ts';
import { codeFindingSql, earlierVersionSql, settledStatusSql, SKU_LOCK_ORDER } from './code-check.sql.ts';

interface SaveSql {
  readonly checkCodes: boolean;
  readonly at: Date;
}

/** Stored form of a sent code: null leaves it unchanged, empty removes it. */
function readCode(text: string | null) {
  const code = text === null ? null : text.trim();
  return {
    code: code === '' ? null : code,
    digits: code === null ? null : codeDigits(code),
    isStated: code !== null,
  };
}

/** Drafts as one row set; each column is one array parameter. */
function itemsSql(drafts: readonly SkuDraft[]): Prisma.Sql {
  const codes = drafts.map((draft) => readCode(draft.currentCode));
  const column = <T>(read: (draft: SkuDraft) => T): T[] => drafts.map(read);

  return Prisma.sql`unnest(
      ${column((draft) => draft.sku)}::text[], ${column((draft) => draft.market)}::text[]::market[],
      ${column((draft) => draft.description)}::text[], ${column((draft) => draft.material)}::text[],
      ${column((draft) => draft.use)}::text[], ${column((draft) => draft.composition)}::text[],
      ${column((draft) => draft.origin)}::text[], ${column((draft) => draft.notes)}::text[],
      ${column((draft) => draft.externalRef)}::text[], ${codes.map(({ code }) => code)}::text[],
      ${codes.map(({ digits }) => digits)}::text[], ${codes.map(({ isStated }) => isStated)}::boolean[]
    ) AS s(sku, market, description, material, use, composition, origin, notes, external_ref, code, digits, is_stated)`;
}

// A code is unchanged if none was given (empty checked_at in the inserted row), or if the same code was given without a
// check.
const SAME_CODE = Prisma.sql`skus.current_code IS NOT NULL AND excluded.current_code IS NOT NULL
  AND coalesce(excluded.code_digits, excluded.current_code) = coalesce(skus.code_digits, skus.current_code)`;
const KEEPS_CODE = Prisma.sql`(CASE WHEN excluded.current_code IS NULL THEN excluded.checked_at IS NULL
  ELSE excluded.checked_version IS NULL AND ${SAME_CODE} END)`;

function keptUnless(column: Prisma.Sql, value = Prisma.sql`excluded.${column}`): Prisma.Sql {
  return Prisma.sql`${column} = CASE WHEN ${KEEPS_CODE} THEN skus.${column} ELSE ${value} END`;
}

function assignments(): Prisma.Sql {
  const texts = ['material', 'use', 'composition', 'origin', 'notes', 'external_ref'].map((name) => {
    const column = Prisma.raw(name);
    return Prisma.sql`${column} = coalesce(excluded.${column}, skus.${column})`;
  });
  const settled = settledStatusSql('save', Prisma.sql`skus.code_status`, Prisma.sql`excluded.code_status`);
  const status = Prisma.sql`CASE WHEN ${SAME_CODE} THEN ${settled} ELSE excluded.code_status END`;
  const earlier = Prisma.sql`CASE WHEN ${SAME_CODE} THEN ${earlierVersionSql(Prisma.sql`excluded.checked_version`)} END`;
  const codes = ['current_code', 'code_digits', 'checked_version', 'checked_at'].map((name) =>
    keptUnless(Prisma.raw(name)),
  );

  return Prisma.join([
    Prisma.sql`description = excluded.description`,
    ...texts,
    ...codes,
    keptUnless(Prisma.raw('code_status'), status),
    keptUnless(Prisma.raw('earlier_version'), earlier),
    Prisma.sql`updated_at = excluded.updated_at`,
  ]);
}

function draftRowsSql(drafts: readonly SkuDraft[], { checkCodes, at }: SaveSql): Prisma.Sql {
  return Prisma.sql`
    SELECT s.sku, s.market, s.description, s.material, s.use, s.composition, s.origin, s.notes, s.external_ref,
      coalesce(t.code, s.code) AS current_code, s.digits AS code_digits,
      CASE WHEN d.id IS NULL THEN 'unknown' ELSE ${codeFindingSql(Prisma.sql`s.digits`)} END AS code_status,
      d.version AS checked_version,
      CASE WHEN d.id IS NOT NULL OR (s.is_stated AND s.code IS NULL) THEN ${at}::timestamptz END AS checked_at,
      ${at}::timestamptz AS updated_at
    FROM ${itemsSql(drafts)}
      LEFT JOIN datasets d ON ${checkCodes} AND s.code IS NOT NULL AND d.market = s.market AND d.state = 'active'
      LEFT JOIN tariff_lines t ON t.dataset_id = d.id AND t.code_digits = s.digits`;
}

const SAVED = Prisma.sql`skus.id, skus.sku, skus.market::text AS market, skus.code_status::text AS "codeStatus",
  skus.current_code IS NOT NULL AS "hasCode"`;

/**
 * One statement for all drafts: updates existing SKUs and inserts the rest. An insert that turns into an update would
 * consume an id, and a catalog sent every hour would exhaust them.
 */
export function saveSkusSql(drafts: readonly SkuDraft[], save: SaveSql): Prisma.Sql {
  return Prisma.sql`
    WITH drafts AS MATERIALIZED (${draftRowsSql(drafts, save)}),
    -- A lock keeps whole rows of what it joins: names, not texts.
    named AS MATERIALIZED (SELECT sku, market FROM drafts),
    known AS MATERIALIZED (
      SELECT s.id, s.sku, s.market FROM skus s JOIN named USING (sku, market)
      ORDER BY ${SKU_LOCK_ORDER} FOR NO KEY UPDATE OF s
    ), updated AS (
      UPDATE skus SET ${assignments()}
      FROM known k JOIN drafts excluded USING (sku, market) WHERE skus.id = k.id
      RETURNING ${SAVED}
    ), inserted AS (
      INSERT INTO skus (sku, market, description, material, use, composition, origin, notes, external_ref,
        current_code, code_digits, code_status, checked_version, checked_at, created_at, updated_at)
      SELECT s.sku, s.market, s.description, s.material, s.use, s.composition, s.origin, s.notes, s.external_ref,
        s.current_code, s.code_digits, s.code_status, s.checked_version, s.checked_at, s.updated_at, s.updated_at
      FROM drafts s WHERE NOT EXISTS (SELECT FROM known k WHERE k.sku = s.sku AND k.market = s.market)
      ORDER BY ${SKU_LOCK_ORDER}
      ON CONFLICT (sku, market) DO UPDATE SET ${assignments()}
      RETURNING ${SAVED}
    )
    SELECT * FROM updated UNION ALL SELECT * FROM inserted`;
}
