import type { SkuFilter } from '@svc/domain/skus/sku';
import { codeDigits } from '@svc/tariff/code';
import { foldedPattern } from '../folded-pattern.ts';
import { Prisma } from '../generated/prisma/client.ts';

export function skuWhereSql(filter: SkuFilter): Prisma.Sql {
  const parts: Prisma.Sql[] = [];
  if (filter.markets !== undefined)
    parts.push(Prisma.sql`s.market = ANY(${[...filter.markets]}::text[]::market[])`);
  if (filter.codeStatus !== undefined)
    parts.push(Prisma.sql`s.code_status = ${filter.codeStatus}::code_status`);
  if (filter.hasCode !== undefined) parts.push(Prisma.sql`(s.current_code IS NOT NULL) = ${filter.hasCode}`);

  if (filter.hasAlert !== undefined) {
    parts.push(
      Prisma.sql`EXISTS (SELECT FROM alerts a WHERE a.sku_id = s.id AND a.acknowledged_at IS NULL) = ${filter.hasAlert}`,
    );
  }

  // Text copied from a spreadsheet has stray spaces.
  const q = filter.q?.trim() ?? '';
  if (q !== '') parts.push(wordsPart(q));

  return parts.length === 0 ? Prisma.sql`TRUE` : Prisma.join(parts, ' AND ');
}

// Must equal the expression of the indexes skus_by_words and skus_with_more_words for PostgreSQL to use them.
const WORDS = Prisma.sql`w.sku || ' ' || coalesce(w.external_ref, '') || ' ' || w.description`;

/**
 * Substring match on a SKU's names. Each branch has an index: the start of the text, SKUs with longer text, the codes.
 * An indexed text spans three fields, so each field is then matched separately.
 */
function wordsPart(q: string): Prisma.Sql {
  const pattern = foldedPattern(q);
  const digits = codeDigits(q);
  const anyField = Prisma.sql`(svc_fold(w.sku) LIKE ${pattern} OR svc_fold(w.description) LIKE ${pattern}
    OR svc_fold(w.external_ref) LIKE ${pattern})`;
  const byDigits =
    digits === null
      ? Prisma.empty
      : Prisma.sql`OR c.code_digits LIKE ${`%${digits}%`}
          OR regexp_replace(c.suggested_code, '\\D', '', 'g') LIKE ${`%${digits}%`}`;

  return Prisma.sql`s.id IN (
    SELECT w.id FROM skus w WHERE svc_fold(left(${WORDS}, 160)) LIKE ${pattern} AND ${anyField}
    UNION ALL
    SELECT w.id FROM skus w WHERE length(${WORDS}) > 160 AND ${anyField}
    UNION ALL
    SELECT c.id FROM skus c
    WHERE svc_fold(c.current_code) LIKE ${pattern} OR svc_fold(c.suggested_code) LIKE ${pattern} ${byDigits})`;
}
