import type { Sku } from '@svc/domain/skus/sku';
import type { Sku as SkuRow } from '../generated/prisma/client.ts';

/** A row as the domain knows it. */
export function toSku(row: SkuRow): Sku {
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
    lastLookupId: row.lastLookupId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
