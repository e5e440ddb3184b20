import type { LookupFilter, LookupSort } from '@svc/domain/lookups/lookup-filter';
import { REVIEW_STATUSES } from '@svc/domain/lookups/lookup-status';
import { codeDigits } from '@svc/tariff/code';
import { foldedPattern } from '../folded-pattern.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { SANDBOXES } from '../owner-sql.ts';
import { statesSql } from '../state-sql.ts';

const ORDERS: Readonly<Record<LookupSort, Prisma.Sql>> = {
  newest: Prisma.sql`l.created_at DESC, l.id DESC`,
  oldest: Prisma.sql`l.created_at, l.id`,
  confidence: Prisma.sql`l.confidence, l.created_at, l.id`,
  risk: Prisma.sql`l.risk DESC, l.created_at, l.id`,
};

/** Sort order of a list; ties are broken by id for stable paging. */
export function lookupOrderSql(sort: LookupSort): Prisma.Sql {
  return ORDERS[sort];
}

/** True if there is a non-empty text query. */
export function hasWords({ q }: LookupFilter): boolean {
  return q !== undefined && q !== '';
}

export function lookupWhereSql(filter: LookupFilter): Prisma.Sql {
  const { ownerId } = filter;
  const owner = ownerId === null ? NOT_OF_SANDBOX : Prisma.sql`l.account_id = ${ownerId}`;
  return allOf([owner, ...filterParts(filter)]);
}

export function lookupCountSql(filter: LookupFilter): Prisma.Sql {
  if (filter.ownerId !== null)
    return Prisma.sql`SELECT count(*)::int AS total FROM lookups l WHERE ${lookupWhereSql(filter)}`;
  const parts = filterParts(filter);
  // Sandboxes are few: subtracting theirs is faster than checking every lookup.
  return Prisma.sql`SELECT (
      (SELECT count(*) FROM lookups l WHERE ${allOf(parts)})
      - (SELECT count(*) FROM lookups l WHERE ${allOf([OF_SANDBOX, ...parts])})
    )::int AS total`;
}

function allOf(parts: readonly Prisma.Sql[]): Prisma.Sql {
  return parts.length === 0 ? Prisma.sql`true` : Prisma.join([...parts], ' AND ');
}

const OF_SANDBOX = Prisma.sql`l.account_id = ANY (${SANDBOXES})`;
// By id, which every index of a list has: with the account, a page would read all rows.
const NOT_OF_SANDBOX = Prisma.sql`l.id NOT IN (SELECT l.id FROM lookups l WHERE ${OF_SANDBOX})`;

function filterParts(filter: LookupFilter): Prisma.Sql[] {
  return [...authorParts(filter), ...reviewParts(filter), ...valueParts(filter), ...rangeParts(filter)];
}

function authorParts(filter: LookupFilter): Prisma.Sql[] {
  const parts: Prisma.Sql[] = [];
  if (filter.createdBy !== undefined) parts.push(Prisma.sql`l.account_id = ${filter.createdBy}`);
  if (filter.batchId !== undefined) parts.push(batchPart(filter.batchId));
  return parts;
}

// The statuses are literals so that the partial index of the queue applies.
const WAITS_FOR_PERSON = statesSql(REVIEW_STATUSES);

const OUTDATED = Prisma.sql`EXISTS (
    SELECT 1 FROM datasets d
    WHERE d.market = l.market AND d.state = 'active' AND d.id <> l.dataset_id AND l.recommended_digits IS NOT NULL
      AND NOT EXISTS (
        SELECT 1 FROM tariff_lines t
        WHERE t.dataset_id = d.id AND t.code_digits = l.recommended_digits AND t.is_leaf
      )
  )`;

function reviewParts({ review, outdated = false }: LookupFilter): Prisma.Sql[] {
  const parts = outdated ? [OUTDATED] : [];
  if (review === undefined) return parts;
  parts.push(Prisma.sql`l.status IN (${WAITS_FOR_PERSON}) AND l.decision IS NULL`);
  return review.includeResolved ? parts : [...parts, Prisma.sql`NOT l.resolved`];
}

function valueParts(filter: LookupFilter): Prisma.Sql[] {
  const parts: Prisma.Sql[] = [];
  const statuses = filter.statuses ?? [];
  if (statuses.length > 0) parts.push(Prisma.sql`l.status = ANY(${[...statuses]}::lookup_status[])`);
  if (filter.markets !== undefined)
    parts.push(Prisma.sql`l.market = ANY(${[...filter.markets]}::text[]::market[])`);
  if (filter.kind !== undefined) parts.push(Prisma.sql`l.kind = ${filter.kind}::lookup_kind`);
  if (filter.decision !== undefined) parts.push(Prisma.sql`l.decision = ${filter.decision}::decision`);
  if (filter.skuId !== undefined) parts.push(Prisma.sql`l.sku_id = ${filter.skuId}`);
  if (filter.flag !== undefined) parts.push(Prisma.sql`l.flag_codes @> ARRAY[${filter.flag}]::text[]`);
  if (filter.q !== undefined && filter.q !== '') parts.push(wordsPart(filter.q));

  return parts;
}

// A rerun has no batch; it belongs to the batch of its original.
function batchPart(batchId: string): Prisma.Sql {
  return Prisma.sql`l.id IN (
    WITH RECURSIVE own AS (
      SELECT o.id FROM lookups o WHERE o.batch_id = ${batchId}
      UNION ALL
      SELECT a.id FROM own JOIN lookups a ON a.parent_lookup_id = own.id
    )
    SELECT id FROM own)`;
}

function rangeParts(filter: LookupFilter): Prisma.Sql[] {
  const parts: Prisma.Sql[] = [];
  if (filter.createdFrom !== undefined)
    parts.push(Prisma.sql`l.created_at >= ${filter.createdFrom}::timestamptz`);
  if (filter.createdBefore !== undefined)
    parts.push(Prisma.sql`l.created_at < ${filter.createdBefore}::timestamptz`);
  if (filter.confidenceMin !== undefined) parts.push(Prisma.sql`l.confidence >= ${filter.confidenceMin}`);
  if (filter.confidenceMax !== undefined) parts.push(Prisma.sql`l.confidence <= ${filter.confidenceMax}`);

  return parts;
}

/** Fewer digits than a heading's are more likely a product number than a code. */
const CODE_DIGITS_MIN = 4;

// Substring match on the visible text. Each part has an index: any other condition would read all lookups.
function wordsPart(q: string): Prisma.Sql {
  return Prisma.sql`(
    l.words LIKE ${foldedPattern(q)} ${codePart(q)}
    OR l.batch_id = ANY(ARRAY(SELECT b.id FROM batches b WHERE svc_fold(b.filename) LIKE ${foldedPattern(q)}))
  )`;
}

// Codes are compared by digits, however they are grouped.
function codePart(q: string): Prisma.Sql {
  const digits = codeDigits(q);
  if (digits === null || digits.length < CODE_DIGITS_MIN) return Prisma.empty;
  return Prisma.sql`OR svc_lookup_digits(l.recommended_digits, l.final_code) LIKE ${`%${digits}%`}`;
}
