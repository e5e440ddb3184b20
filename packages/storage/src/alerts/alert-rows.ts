import type { Alert, AlertChange, Successor } from '@svc/domain/alerts/alert';
import type { Prisma } from '../generated/prisma/client.ts';

export const alertInclude = {
  sku: { select: { sku: true, description: true } },
  acknowledgedBy: { select: { name: true } },
} as const satisfies Prisma.AlertInclude;

type AlertRow = Prisma.AlertGetPayload<{ include: typeof alertInclude }>;

export function toAlert(row: AlertRow): Alert {
  const {
    id,
    skuId,
    market,
    kind,
    code,
    fromVersion,
    toVersion,
    createdAt,
    acknowledgedAt,
    acknowledgedById,
  } = row;

  return {
    id,
    skuId,
    sku: row.sku.sku,
    productDescription: row.sku.description,
    market,
    kind,
    code,
    fromVersion,
    toVersion,
    // Only this package writes it, in this shape.
    successors: Array.isArray(row.successors) ? (row.successors as unknown as readonly Successor[]) : [],
    changes: Array.isArray(row.changes) ? (row.changes as unknown as readonly AlertChange[]) : [],
    createdAt,
    acknowledgedAt,
    acknowledgedById,
    acknowledgedByName: row.acknowledgedBy?.name ?? null,
  };
}
