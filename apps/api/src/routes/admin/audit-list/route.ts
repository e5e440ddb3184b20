import { AUDIT_ACTIONS, AUDIT_WAYS, type AuditFilter, type RecordedAct } from '@svc/domain/audit/audit-log';
import { DAY_MS, startOfDay } from '@svc/domain/calendar-day';
import { auditEntryJson } from '@svc/wire/audit';
import type { ApiDeps } from '../../../deps.ts';
import { periodFields, periodInOrder } from '../../../http/date-range.ts';
import { operation } from '../../../http/operation.ts';
import { pageFields, pageRange } from '../../../http/paging.ts';
import { json } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { pageOf } from '../../page-schema.ts';
import { ADMINISTRATION } from '../admin-operation.ts';

const action = v.oneOf(AUDIT_ACTIONS);

const AuditEntrySchema = v.entity('AuditEntry', {
  id: v.integer({ min: 1 }),
  at: v.timestamp(),
  by_name: v.nullable(v.text({ max: 200, about: 'Name of the account; null for the command line' })),
  via: v.oneOf(AUDIT_WAYS),
  key_id: v.nullable(v.id()),
  address: v.nullable(v.text({ max: 64, about: 'Address of the caller; null for the command line' })),
  action,
  subject: v.text({ max: 400, about: 'Id or name of the object changed' }),
  details: v.record(v.anything(), { max: 100, keyMax: 100, about: 'Changed fields, without secrets' }),
});

function entryJson(act: RecordedAct) {
  const { by_id: _by, ...entry } = auditEntryJson(act);
  return entry;
}

const AuditQuery = v.checked(
  v.object({
    ...pageFields({ default: 50, max: 200 }),
    ...periodFields(),
    action: v.optional(action),
    by_id: v.optional(v.id({ about: 'Account that did it' })),
    subject: v.optional(v.text({ max: 400 })),
  }),
  periodInOrder,
);

function filterOf({
  action: act,
  by_id,
  subject,
  date_from,
  date_to,
}: v.Infer<typeof AuditQuery>): AuditFilter {
  const lastDay = date_to === undefined ? null : startOfDay(date_to);
  return {
    action: act,
    byId: by_id,
    subject,
    since: (date_from === undefined ? null : startOfDay(date_from)) ?? undefined,
    until: lastDay === null ? undefined : new Date(lastDay.getTime() + DAY_MS),
  };
}

export const adminAuditList = ({ account }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.audit_list',
    route: 'GET /api/admin/audit',
    summary: 'List acts of administration',
    query: AuditQuery,
    response: pageOf(AuditEntrySchema),
    answers: { 200: 'A page of acts, newest first' },
    run: async ({ query }) => {
      const { offset, limit } = pageRange(query);
      const { items, total } = await account.audit.list(filterOf(query), offset, limit);
      const { page, page_size } = query;
      return json(200, { items: items.map(entryJson), total, page, page_size });
    },
  });
