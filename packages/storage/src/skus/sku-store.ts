import { newId } from '@svc/domain/id';
import { CODE_STATUSES, type CodeStatus } from '@svc/domain/skus/code-status';
import type { SkuFilter } from '@svc/domain/skus/sku';
import type {
  CodeStatusCounts,
  SkuClassification,
  SkuLookupTarget,
  SkuPage,
  SkuStore,
  CheckResult,
  CheckSelection,
} from '@svc/domain/skus/sku-store';
import { MARKETS, type Market } from '@svc/tariff/market';
import { alertInclude, toAlert } from '../alerts/alert-rows.ts';
import { type PrismaClient, Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { saveSkus } from './save-skus.ts';
import { skuWhereSql } from './sku-query.ts';
import { toSkus } from './sku-rows.ts';
import { checkCodesSql, holdVersionsSql } from './code-check.sql.ts';

interface CheckedMarket {
  readonly market: Market;
  readonly version: string;
  readonly checked: number;
  readonly changed: number;
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

async function countByStatus(db: Pick<Db, '$queryRaw'>, condition: Prisma.Sql): Promise<CodeStatusCounts> {
  const rows = await db.$queryRaw<{ status: CodeStatus; count: number }[]>`
    SELECT s.code_status::text AS status, count(*)::int AS count FROM skus s WHERE ${condition} GROUP BY 1`;
  const counts = { valid: 0, not_declarable: 0, invalid: 0, changed: 0, expired: 0, unknown: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

/** Number of fees covered by the account's spendable balance; locks the account until the transaction ends. */
function affordableSql({ accountId, fee }: SkuClassification): Prisma.Sql {
  return Prisma.sql`
    SELECT least(floor((balance - held) / nullif(${fee}::numeric, 0)), 1e9)::int AS affordable
    FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`;
}

/** One statement: inserts the lookups of the SKUs without a code, with their history and reserved fees. */
function classifySkusSql(request: SkuClassification, lookupIds: readonly string[], max: number): Prisma.Sql {
  const { accountId, accountName, language, skuIds, fee, at } = request;

  return Prisma.sql`
    WITH wanted AS (
      SELECT w.lookup_id, s.*, d.id AS dataset_id, d.version
      FROM unnest(${[...skuIds]}::int[], ${[...lookupIds]}::text[]) WITH ORDINALITY AS w(sku_id, lookup_id, place)
        JOIN skus s ON s.id = w.sku_id AND s.current_code IS NULL
        JOIN datasets d ON d.market = s.market AND d.state = 'active'
      ORDER BY w.place LIMIT ${max}
      FOR KEY SHARE OF s
    ), made AS (
      INSERT INTO lookups (id, kind, account_id, sku_id, market, dataset_id, dataset_version, language, description,
        input, held_fee, created_at)
      SELECT w.lookup_id, 'sku', ${accountId}, w.id, w.market, w.dataset_id, w.version, ${language}, w.description,
        jsonb_build_object('material', coalesce(w.material, ''), 'use', coalesce(w.use, ''),
          'composition', coalesce(w.composition, ''), 'origin', coalesce(w.origin, ''),
          'notes', coalesce(w.notes, ''), 'answers', '[]'::jsonb),
        ${fee}::numeric, ${at}::timestamptz
      FROM wanted w
      RETURNING id
    ), told AS (
      INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, "to")
      SELECT id, 'created', ${at}::timestamptz, ${accountId}, ${accountName}, 'queued' FROM made
    ), held AS (
      UPDATE accounts SET held = held + (SELECT count(*) FROM made) * ${fee}::numeric
      WHERE id = ${accountId} AND ${fee}::numeric > 0
    )
    SELECT id FROM made`;
}
