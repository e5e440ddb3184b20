import { newId } from '@svc/domain/id';
import type { SkuClassification } from '@svc/domain/skus/sku-store';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { affordableSql, classifySkusSql } from './classify-skus.sql.ts';

/** Makes the lookups of SKUs without a code that the account can pay, in one transaction; answers their ids. */
export async function classifySkus(db: PrismaClient, request: SkuClassification): Promise<readonly string[]> {
  if (request.skuIds.length === 0) return [];

  return db.$transaction(async (tx) => {
    const [account] = await tx.$queryRaw<{ affordable: number | null }[]>(affordableSql(request));
    const max = Math.max(0, account?.affordable ?? request.skuIds.length);
    const lookupIds = request.skuIds.map(newId);
    const made = await tx.$queryRaw<{ id: string }[]>(classifySkusSql(request, lookupIds, max));
    return made.map((row) => row.id);
  });
}
