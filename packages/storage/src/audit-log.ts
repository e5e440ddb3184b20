import {
  AUDIT_ACTIONS,
  AUDIT_WAYS,
  type AuditFilter,
  type AuditLog,
  type AuditReader,
  type RecordedAct,
} from '@svc/domain/audit/audit-log';
import type { Prisma } from './generated/prisma/client.ts';
import type { Db } from './prisma.ts';

export function createAuditLog(db: Pick<Db, 'auditEntry'>): AuditLog {
  return {
    record: async ({ details, ...entry }) => {
      await db.auditEntry.create({ data: { ...entry, details: JSON.parse(JSON.stringify(details)) } });
    },
  };
}

const withAuthor = { by: { select: { name: true } } } as const satisfies Prisma.AuditEntryInclude;

type Row = Prisma.AuditEntryGetPayload<{ include: typeof withAuthor }>;

const PAGE_ACTS = 500;

export function createAuditReader(db: Pick<Db, 'auditEntry'>): AuditReader {
  return {
    list: async (filter, offset, limit) => {
      const where = whereOf(filter);
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
    pages: async function* (filter) {
      for (let last = 0n; ;) {
        const rows = await db.auditEntry.findMany({
          where: { ...whereOf(filter), id: { gt: last } },
          include: withAuthor,
          orderBy: { id: 'asc' },
          take: PAGE_ACTS,
        });
        const end = rows.at(-1);
        if (end === undefined) return;
        yield rows.map(toAct);
        last = end.id;
      }
    },
  };
}

function whereOf({ action, byId, subject, since, until }: AuditFilter): Prisma.AuditEntryWhereInput {
  return {
    ...(action === undefined ? {} : { action }),
    ...(byId === undefined ? {} : { byId }),
    ...(subject === undefined ? {} : { subject }),
    at: { ...(since === undefined ? {} : { gte: since }), ...(until === undefined ? {} : { lt: until }) },
  };
}

function toAct({ by, action: recorded, via, details, ...entry }: Row): RecordedAct {
  const action = AUDIT_ACTIONS.find((known) => known === recorded);
  if (action === undefined) throw new Error(`the record names an unknown act: ${recorded}`);

  return {
    ...entry,
    action,
    via: AUDIT_WAYS.find((way) => way === via) ?? 'command',
    details: typeof details === 'object' && details !== null && !Array.isArray(details) ? details : {},
    byName: by?.name ?? null,
  };
}
