import type { Alert, AlertChange, Successor } from '@svc/domain/alerts/alert';
import type { Prisma } from '../generated/prisma/client.ts';

export const alertInclude = {
  sku: { select: { sku: true, description: true } },
  acknowledgedBy: { select: { name: true } },
} as const satisfies Prisma.AlertInclude;

type AlertRow = Prisma.AlertGetPayload<{ include: typeof alertInclude }>;

export function toAlert({ acknowledgedBy, activationId: _activation, sku, ...row }: AlertRow): Alert {
  return {
    ...row,
    sku: sku.sku,
    productDescription: sku.description,
    // Only this package writes it, in this shape.
    successors: Array.isArray(row.successors) ? (row.successors as unknown as readonly Successor[]) : [],
    changes: Array.isArray(row.changes) ? (row.changes as unknown as readonly AlertChange[]) : [],
    acknowledgedByName: acknowledgedBy?.name ?? null,
  };
}
