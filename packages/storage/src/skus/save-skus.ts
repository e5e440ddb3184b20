import type { SavedSku, SkuDraft } from '@svc/domain/skus/sku';
import type { SaveOptions } from '@svc/domain/skus/sku-store';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { checkCodesSql, holdVersionsSql } from './code-check.sql.ts';
import { saveSkusSql } from './save-skus.sql.ts';

/** Fits the texts of a bulk of maximum size, which would otherwise be written to disk three times. */
const SORT_MEMORY = '64MB';

/** Creates or updates SKUs in one transaction; returns them in the order of the drafts. */
export async function saveSkus(
  db: PrismaClient,
  drafts: readonly SkuDraft[],
  { checkCodes, at, accept }: SaveOptions,
): Promise<readonly SavedSku[]> {
  if (drafts.length === 0) return [];

  const markets = [...new Set(drafts.map((draft) => draft.market))];

  return retryDeadlock(() =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw(holdVersionsSql(markets, SORT_MEMORY));
      const rows = await tx.$queryRaw<SavedSku[]>(saveSkusSql(drafts, { checkCodes, at }));
      const saved = inOrderOf(drafts, await settleChanged(tx, rows, at));
      accept?.(saved);
      return saved;
    }),
  );
}

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

type Identity = Pick<SkuDraft, 'sku' | 'market'>;

function inOrderOf(drafts: readonly Identity[], rows: readonly SavedSku[]): readonly SavedSku[] {
  const key = ({ sku, market }: Identity): string => `${market} ${sku}`;
  const byKey = new Map(rows.map((row) => [key(row), row]));
  return drafts.flatMap((draft) => byKey.get(key(draft)) ?? []);
}
