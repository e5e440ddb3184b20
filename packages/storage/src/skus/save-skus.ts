import type { SavedSku, SkuDraft } from '@svc/domain/skus/sku';
import type { SaveOptions } from '@svc/domain/skus/sku-store';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { inDriverTransaction, type Run } from '../prepared.ts';
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
    inDriverTransaction(db, async (run) => {
      await run(holdVersionsSql(markets, SORT_MEMORY));
      const rows = await run<SavedSku>(saveSkusSql(drafts, { checkCodes, at }));
      const saved = inOrderOf(drafts, await settleChanged(run, rows, at));
      accept?.(saved);
      return saved;
    }),
  );
}

async function settleChanged(run: Run, rows: readonly SavedSku[], at: Date): Promise<readonly SavedSku[]> {
  const ids = rows.filter((row) => row.codeStatus === 'changed').map((row) => row.id);
  if (ids.length === 0) return rows;

  await run(checkCodesSql('save', Prisma.sql`s.id = ANY(${ids}::int[])`, at));

  const settled = await run<Pick<SavedSku, 'id' | 'codeStatus'>>(
    Prisma.sql`SELECT id, code_status::text AS "codeStatus" FROM skus WHERE id = ANY(${ids}::int[])`,
  );
  const statuses = new Map(settled.map((row) => [row.id, row.codeStatus]));

  return rows.map((row) => ({ ...row, codeStatus: statuses.get(row.id) ?? row.codeStatus }));
}

type Identity = Pick<SkuDraft, 'sku' | 'market'>;

function inOrderOf(drafts: readonly Identity[], rows: readonly SavedSku[]): readonly SavedSku[] {
  const key = ({ sku, market }: Identity): string => `${market} ${sku}`;
  const byKey = new Map(rows.map((row) => [key(row), row]));
  return drafts.flatMap((draft) => byKey.get(key(draft)) ?? []);
}
