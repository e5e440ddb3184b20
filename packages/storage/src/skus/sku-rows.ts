import type { Sku } from '@svc/domain/skus/sku';
import type { Lookup as LookupRow, Sku as SkuRow } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

type Suggestions = ReadonlyMap<string, Pick<LookupRow, 'status' | 'confidence' | 'recommendedCode'>>;

export async function toSkus(db: Pick<Db, 'lookup'>, rows: readonly SkuRow[]): Promise<readonly Sku[]> {
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
