import { AUDIT_ACTIONS, AUDIT_WAYS, type AuditFilter, type RecordedAct } from '@svc/domain/audit/audit-log';
import { DAY_MS, startOfDay } from '@svc/domain/calendar-day';
import type { ApiDeps } from '../../../deps.ts';
import { periodFields, periodInOrder } from '../../../http/date-range.ts';
import { operation } from '../../../http/operation.ts';
import { pageFields, pageRange } from '../../../http/paging.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { integer } from '../../../http/schema/number.ts';
import { anything, checked, named, record } from '../../../http/schema/open.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { id, oneOf, text, timestamp } from '../../../http/schema/text.ts';
import type { Infer } from '../../../http/schema/schema.ts';
import { pageOf } from '../../page-schema.ts';
import { ADMINISTRATION } from '../admin-operation.ts';

const action = oneOf(AUDIT_ACTIONS);

const AuditEntrySchema = named(
  'AuditEntry',
  object({
    id: integer({ min: 1 }),
    at: timestamp(),
    by_name: nullable(text({ max: 200, about: 'Name of the account; null for the command line' })),
    via: oneOf(AUDIT_WAYS),
    key_id: nullable(id()),
    address: nullable(text({ max: 64, about: 'Address of the caller; null for the command line' })),
    action,
    subject: text({ max: 400, about: 'Id or name of the object changed' }),
    details: record(anything(), { max: 100, keyMax: 100, about: 'Changed fields, without secrets' }),
  }),
);

const entryJson = ({
  id: number,
  at,
  byName,
  via,
  keyId,
  address,
  action: act,
  subject,
  details,
}: RecordedAct) => ({
  id: Number(number),
  at: at.toISOString(),
  by_name: byName,
  via,
  key_id: keyId ?? null,
  address: address ?? null,
  action: act,
  subject,
  details,
});

const AuditQuery = checked(
  object({
    ...pageFields({ default: 50, max: 200 }),
    ...periodFields(),
    action: optional(action),
    by_id: optional(id({ about: 'Account that did it' })),
    subject: optional(text({ max: 400 })),
  }),
  periodInOrder,
);

function filterOf({
  action: act,
  by_id,
  subject,
  date_from,
  date_to,
}: Infer<typeof AuditQuery>): AuditFilter {
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
