import {
  AUDIT_ACTIONS,
  type AuditLog,
  type AuditReader,
  type RecordedAct,
} from '@svc/domain/audit/audit-log';
import type { Prisma } from './generated/prisma/client.ts';
import type { Db } from './prisma.ts';

/** The record of administration in PostgreSQL. */
export function createAuditLog(db: Pick<Db, 'auditEntry'>): AuditLog {
  return {
    record: async ({ details, ...entry }) => {
      await db.auditEntry.create({ data: { ...entry, details: JSON.parse(JSON.stringify(details)) } });
    },
  };
}

const withAuthor = { by: { select: { name: true } } } as const satisfies Prisma.AuditEntryInclude;

type Row = Prisma.AuditEntryGetPayload<{ include: typeof withAuthor }>;

/** The record of administration, to be read. */
export function createAuditReader(db: Pick<Db, 'auditEntry'>): AuditReader {
  return {
    list: async (action, offset, limit) => {
      const where = action === undefined ? {} : { action };
      const [rows, total] = await Promise.all([
        db.auditEntry.findMany({
          where,
          include: withAuthor,
          orderBy: [{ at: 'desc' }, { id: 'desc' }],
          skip: offset,
          take: limit,
        }),
        db.auditEntry.count({ where }),
      ]);

      return { items: rows.map(toAct), total };
    },
  };
}

function toAct({ by, action: recorded, via, details, ...entry }: Row): RecordedAct {
  const action = AUDIT_ACTIONS.find((known) => known === recorded);
  if (action === undefined) throw new Error(`the record names an unknown act: ${recorded}`);

  return {
    ...entry,
    action,
    via: via === 'session' ? 'session' : 'command',
    details: typeof details === 'object' && details !== null && !Array.isArray(details) ? details : {},
    byName: by?.name ?? null,
  };
}
