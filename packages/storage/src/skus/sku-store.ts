import { newId } from '@svc/domain/id';
import { CODE_STATUSES, type CodeStatus } from '@svc/domain/skus/code-status';
import type { SkuFilter, Sku } from '@svc/domain/skus/sku';
import type {
  CodeStatusCounts,
  SkuClassification,
  SkuLookupTarget,
  SkuPage,
  SkuStore,
  CheckResult,
  CheckSelection,
} from '@svc/domain/skus/sku-store';
import { codeDigits } from '@svc/tariff/code';
import { MARKETS, type Market } from '@svc/tariff/market';
import { alertInclude, toAlert } from '../alerts/alert-rows.ts';
import { foldedPattern } from '../folded-pattern.ts';
import { type PrismaClient, Prisma } from '../generated/prisma/client.ts';
import type { Lookup as LookupRow, Sku as SkuRow } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { affordableSql, classifySkusSql } from './classify-skus.sql.ts';
import { checkCodesSql, holdVersionsSql } from './code-check.sql.ts';
import { countByStatus } from './count-by-status.ts';
import { saveSkus } from './save-skus.ts';

type Suggestions = ReadonlyMap<string, Pick<LookupRow, 'status' | 'confidence' | 'recommendedCode'>>;

async function toSkus(db: Pick<Db, 'lookup'>, rows: readonly SkuRow[]): Promise<readonly Sku[]> {
  const ids = rows.flatMap(({ lastLookupId }) => lastLookupId ?? []);
  const lookups =
    ids.length === 0
      ? []
      : await db.lookup.findMany({
          where: { id: { in: ids } },
          select: { id: true, status: true, confidence: true, recommendedCode: true },
        });
  const suggestions: Suggestions = new Map(lookups.map((lookup) => [lookup.id, lookup]));
  return rows.map((row) => toSku(row, suggestions));
}

function toSku(row: SkuRow, suggestions: Suggestions): Sku {
  return {
    id: row.id,
    sku: row.sku,
    market: row.market,
    description: row.description,
    material: row.material ?? '',
    use: row.use ?? '',
    composition: row.composition ?? '',
    origin: row.origin ?? '',
    notes: row.notes ?? '',
    externalRef: row.externalRef ?? '',
    currentCode: row.currentCode,
    codeStatus: row.codeStatus,
    checkedVersion: row.checkedVersion,
    checkedAt: row.currentCode === null ? null : row.checkedAt,
    suggestedCode: row.suggestedCode,
    ...suggestionOf(row, suggestions),
    lastLookupId: row.lastLookupId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function suggestionOf(
  { lastLookupId, suggestedCode }: SkuRow,
  suggestions: Suggestions,
): Pick<Sku, 'suggestedStatus' | 'suggestedConfidence'> {
  const lookup = suggestions.get(lastLookupId ?? '');
  // A withdrawn suggestion has a code only on its lookup.
  if (lookup?.recommendedCode !== suggestedCode) return { suggestedStatus: null, suggestedConfidence: null };
  return { suggestedStatus: lookup.status, suggestedConfidence: lookup.confidence };
}

function skuWhereSql(filter: SkuFilter): Prisma.Sql {
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

interface CheckedMarket {
  readonly market: Market;
  readonly version: string;
  readonly checked: number;
  readonly changed: number;
}

function checkCodes(db: PrismaClient, selection: CheckSelection, at: Date): Promise<CheckResult> {
  const selected = selectionSql(selection);

  return retryDeadlock(() =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw(holdVersionsSql(selection.markets ?? MARKETS));

      const rows = await tx.$queryRaw<CheckedMarket[]>(checkCodesSql('check', selected, at));

      return {
        checked: rows.reduce((sum, row) => sum + row.checked, 0),
        changed: rows.reduce((sum, row) => sum + row.changed, 0),
        counts: await countByStatus(tx, selected),
        versions: Object.fromEntries(rows.map((row) => [row.market, row.version])),
      };
    }),
  );
}

function selectionSql({ skuIds, markets }: CheckSelection): Prisma.Sql {
  const parts = [
    ...(skuIds === undefined ? [] : [Prisma.sql`s.id = ANY(${[...skuIds]}::int[])`]),
    ...(markets === undefined ? [] : [Prisma.sql`s.market = ANY(${[...markets]}::text[]::market[])`]),
  ];
  return parts.length === 0 ? Prisma.sql`TRUE` : Prisma.join(parts, ' AND ');
}

export function createSkuStore(db: PrismaClient): SkuStore {
  return {
    ...createSkuLookupTarget(db),
    save: (drafts, options) => saveSkus(db, drafts, options),
    find: async (id) => {
      const row = await db.sku.findUnique({ where: { id } });
      const [sku] = await toSkus(db, row === null ? [] : [row]);
      return sku ?? null;
    },
    findNamed: async (name, market) => {
      const row = await db.sku.findFirst({ where: { sku: name, market } });
      const [sku] = await toSkus(db, row === null ? [] : [row]);
      return sku ?? null;
    },
    findWithAlerts: async (id, alertsMax) => {
      const newest = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
      const row = await db.sku.findUnique({
        where: { id },
        include: { alerts: { include: alertInclude, orderBy: newest, take: alertsMax } },
      });

      const [sku] = await toSkus(db, row === null ? [] : [row]);
      return row === null || sku === undefined ? null : { ...sku, alerts: row.alerts.map(toAlert) };
    },
    list: (filter, offset, limit) => listSkus(db, filter, offset, limit),
    remove: (id) => removeSku(db, id),
    unknownIds: async (ids) => {
      const rows = await db.$queryRaw<{ id: number }[]>`
        SELECT i.id FROM unnest(${[...ids]}::int[]) AS i(id)
        WHERE NOT EXISTS (SELECT FROM skus s WHERE s.id = i.id)`;
      return rows.map((row) => row.id);
    },
    checkCodes: (selection, at) => checkCodes(db, selection, at),
    classify: (request) => classifySkus(db, request),
  };
}

function createSkuLookupTarget(db: Pick<Db, 'sku'>): SkuLookupTarget {
  return {
    findTarget: (skuId) => db.sku.findUnique({ where: { id: skuId }, select: { sku: true, market: true } }),
  };
}

/**
 * Deletes a SKU with its alerts; false if there is none. Lookups and alerts are locked first, in the usual order from
 * them to their SKU.
 */
function removeSku(db: PrismaClient, id: number): Promise<boolean> {
  return retryDeadlock(() =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM lookups WHERE sku_id = ${id} ORDER BY id FOR UPDATE`;
      await tx.$queryRaw`SELECT id FROM alerts WHERE sku_id = ${id} ORDER BY id FOR UPDATE`;
      return (await tx.sku.deleteMany({ where: { id } })).count > 0;
    }),
  );
}

/** Creates lookups for the SKUs without a code that the account can pay for, in one transaction; returns their ids. */
async function classifySkus(db: PrismaClient, request: SkuClassification): Promise<readonly string[]> {
  if (request.skuIds.length === 0) return [];

  return db.$transaction(async (tx) => {
    const [account] = await tx.$queryRaw<{ affordable: number | null }[]>(affordableSql(request));
    const max = Math.max(0, account?.affordable ?? request.skuIds.length);
    const lookupIds = request.skuIds.map(newId);
    const made = await tx.$queryRaw<{ id: string }[]>(classifySkusSql(request, lookupIds, max));
    return made.map((row) => row.id);
  });
}

/** A page of SKUs, newest first, with the number of SKUs by state. */
async function listSkus(db: Db, filter: SkuFilter, offset: number, limit: number): Promise<SkuPage> {
  const [page, counts] = await Promise.all([
    db.$queryRaw<{ id: number; open: number }[]>`
      SELECT s.id, (SELECT count(*)::int FROM alerts a WHERE a.sku_id = s.id AND a.acknowledged_at IS NULL) AS open
      FROM skus s WHERE ${skuWhereSql(filter)} ORDER BY s.id DESC OFFSET ${offset} LIMIT ${limit}`,
    countByStatus(db, skuWhereSql({ ...filter, codeStatus: undefined })),
  ]);
  const rows = await db.sku.findMany({ where: { id: { in: page.map((row) => row.id) } } });
  const byId = new Map((await toSkus(db, rows)).map((sku) => [sku.id, sku]));
  const items = page.flatMap(({ id, open }) => {
    const sku = byId.get(id);
    return sku === undefined ? [] : [{ ...sku, openAlerts: open }];
  });

  return { items, total: totalOf(counts, filter.codeStatus), counts };
}

function totalOf(counts: CodeStatusCounts, status: CodeStatus | undefined): number {
  if (status !== undefined) return counts[status];
  return CODE_STATUSES.reduce((sum, each) => sum + counts[each], 0);
}
