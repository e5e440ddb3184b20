import { newId } from '@svc/domain/id';
import { CODE_STATUSES, type CodeStatus } from '@svc/domain/skus/code-status';
import type { SavedSku, SkuFilter } from '@svc/domain/skus/sku';
import type { CheckResult, CodeStatusCounts, SkuPage, SkuStore } from '@svc/domain/skus/sku-store';
import { MARKETS, type Market } from '@svc/tariff/market';
import { alertInclude, toAlert } from '../alerts/alert-rows.ts';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { affordableSql, classifySkusSql } from './classify-skus.sql.ts';
import { checkCodesSql, holdVersionsSql } from './code-check.sql.ts';
import { saveSkusSql } from './save-skus.sql.ts';
import { createSkuLookupTarget } from './sku-lookup-target.ts';
import { skuWhereSql } from './sku-query.ts';
import { toSku } from './sku-rows.ts';

/** The catalog in PostgreSQL. */
export function createSkuStore(db: PrismaClient): SkuStore {
  return {
    ...createSkuLookupTarget(db),
    save: (drafts, options) => saveSkus(db, drafts, options),
    find: async (id) => {
      const row = await db.sku.findUnique({ where: { id } });
      return row === null ? null : toSku(row);
    },
    findWithAlerts: async (id, alertsMax) => {
      const row = await db.sku.findUnique({
        where: { id },
        include: {
          alerts: {
            include: alertInclude,
            orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
            take: alertsMax,
          },
        },
      });
      return row === null ? null : { ...toSku(row), alerts: row.alerts.map(toAlert) };
    },
    list: (filter, offset, limit) => listSkus(db, filter, offset, limit),
    remove: (id) => removeSku(db, id),
    unknownIds: async (ids) => {
      const rows = await db.$queryRaw<{ id: number }[]>`
        SELECT i.id FROM unnest(${[...ids]}::int[]) AS i(id) WHERE NOT EXISTS (SELECT FROM skus s WHERE s.id = i.id)`;
      return rows.map((row) => row.id);
    },
    checkCodes: (selection, at) => checkCodes(db, selection, at),
    classify: (request) => classifySkus(db, request),
  };
}

const saveSkus = async (
  db: PrismaClient,
  drafts: Parameters<SkuStore['save']>[0],
  { checkCodes: isChecked, at, accept }: Parameters<SkuStore['save']>[1],
): Promise<readonly SavedSku[]> => {
  if (drafts.length === 0) return [];
  const markets = [...new Set(drafts.map((draft) => draft.market))].toSorted();
  return retryDeadlock(() =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw(holdVersionsSql(markets));
      const rows = await tx.$queryRaw<SavedSku[]>(saveSkusSql(drafts, { checkCodes: isChecked, at }));
      const saved = inOrderOf(drafts, await settleChanged(tx, rows, at));
      accept?.(saved);
      return saved;
    }),
  );
};

/** Saving a SKU is looking at it: a code that a new version changed is `changed` no longer. */
async function settleChanged(
  tx: Prisma.TransactionClient,
  rows: readonly SavedSku[],
  at: Date,
): Promise<readonly SavedSku[]> {
  const ids = rows.filter((row) => row.codeStatus === 'changed').map((row) => row.id);
  if (ids.length === 0) return rows;
  await tx.$queryRaw(checkCodesSql('save', Prisma.sql`s.id = ANY(${ids}::int[])`, at));
  const settled = await tx.sku.findMany({
    where: { id: { in: ids } },
    select: { id: true, codeStatus: true },
  });
  const statuses = new Map(settled.map((row) => [row.id, row.codeStatus]));
  return rows.map((row) => ({ ...row, codeStatus: statuses.get(row.id) ?? row.codeStatus }));
}

function inOrderOf(
  drafts: readonly { readonly sku: string; readonly market: Market }[],
  rows: readonly SavedSku[],
): readonly SavedSku[] {
  const key = ({ sku, market }: { sku: string; market: Market }): string => `${market} ${sku}`;
  const byKey = new Map(rows.map((row) => [key(row), row]));
  return drafts.flatMap((draft) => byKey.get(key(draft)) ?? []);
}

async function listSkus(
  db: PrismaClient,
  filter: SkuFilter,
  offset: number,
  limit: number,
): Promise<SkuPage> {
  const where = skuWhereSql(filter);
  const [page, counts] = await Promise.all([
    db.$queryRaw<{ id: number; open: number }[]>`
      SELECT s.id, (SELECT count(*)::int FROM alerts a WHERE a.sku_id = s.id AND a.acknowledged_at IS NULL) AS open
      FROM skus s WHERE ${where} ORDER BY s.id DESC OFFSET ${offset} LIMIT ${limit}`,
    countByStatus(db, skuWhereSql({ ...filter, codeStatus: undefined })),
  ]);
  const rows = await db.sku.findMany({ where: { id: { in: page.map((row) => row.id) } } });
  const byId = new Map(rows.map((row) => [row.id, toSku(row)]));
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

async function countByStatus(
  db: Pick<PrismaClient, '$queryRaw'>,
  where: Prisma.Sql,
): Promise<CodeStatusCounts> {
  const rows = await db.$queryRaw<{ status: CodeStatus; count: number }[]>`
    SELECT s.code_status::text AS status, count(*)::int AS count FROM skus s WHERE ${where} GROUP BY 1`;
  const counts = { valid: 0, not_declarable: 0, invalid: 0, changed: 0, expired: 0, unknown: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

// What hangs on the SKU is locked before it, as by those who go from a lookup or an alert to its SKU.
async function removeSku(db: PrismaClient, id: number): Promise<boolean> {
  return retryDeadlock(() =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT count(*) FROM (SELECT FROM lookups WHERE sku_id = ${id} ORDER BY id FOR UPDATE) l`;
      await tx.$queryRaw`SELECT count(*) FROM (SELECT FROM alerts WHERE sku_id = ${id} ORDER BY id FOR UPDATE) a`;
      return (await tx.sku.deleteMany({ where: { id } })).count > 0;
    }),
  );
}

interface CheckedMarket {
  readonly market: Market;
  readonly version: string;
  readonly checked: number;
  readonly changed: number;
}

const checkCodes = (
  db: PrismaClient,
  { skuIds, market }: Parameters<SkuStore['checkCodes']>[0],
  at: Date,
): Promise<CheckResult> => {
  const parts = [
    ...(skuIds === undefined ? [] : [Prisma.sql`s.id = ANY(${[...skuIds]}::int[])`]),
    ...(market === undefined ? [] : [Prisma.sql`s.market = ${market}::market`]),
  ];
  const selected = parts.length === 0 ? Prisma.sql`TRUE` : Prisma.join(parts, ' AND ');
  return retryDeadlock(() =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw(holdVersionsSql(market === undefined ? MARKETS : [market]));
      const rows = await tx.$queryRaw<CheckedMarket[]>(checkCodesSql('check', selected, at));
      return {
        checked: rows.reduce((sum, row) => sum + row.checked, 0),
        changed: rows.reduce((sum, row) => sum + row.changed, 0),
        counts: await countByStatus(tx, selected),
        versions: Object.fromEntries(rows.map((row) => [row.market, row.version])),
      };
    }),
  );
};

const classifySkus: (
  db: PrismaClient,
  request: Parameters<SkuStore['classify']>[0],
) => Promise<readonly string[]> = async (db, request) => {
  if (request.skuIds.length === 0) return [];
  return db.$transaction(async (tx) => {
    const [account] = await tx.$queryRaw<{ affordable: number | null }[]>(affordableSql(request));
    const max = Math.max(0, account?.affordable ?? request.skuIds.length);
    const lookupIds = request.skuIds.map(newId);
    const made = await tx.$queryRaw<{ id: string }[]>(classifySkusSql(request, lookupIds, max));
    return made.map((row) => row.id);
  });
};
