import type { AuditLog } from '@svc/domain/audit/audit-log';
import type { Db } from './prisma.ts';

/** The record of administration in PostgreSQL. */
export function createAuditLog(db: Pick<Db, 'auditEntry'>): AuditLog {
  return {
    record: async ({ details, ...entry }) => {
      await db.auditEntry.create({ data: { ...entry, details: JSON.parse(JSON.stringify(details)) } });
    },
  };
}
