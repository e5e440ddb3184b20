import { AUDIT_ACTIONS, type RecordedAct } from '@svc/domain/audit/audit-log';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { pageFields, pageRange } from '../../../http/paging.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { integer } from '../../../http/schema/number.ts';
import { anything, named, record } from '../../../http/schema/open.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { oneOf, text, timestamp } from '../../../http/schema/text.ts';
import { pageOf } from '../../page-schema.ts';
import { ADMINISTRATION } from '../admin-operation.ts';

const action = oneOf(AUDIT_ACTIONS);

const AuditEntrySchema = named(
  'AuditEntry',
  object({
    id: integer({ min: 1 }),
    at: timestamp(),
    by_name: nullable(text({ max: 200, about: 'Name of the account; null for the command' })),
    via: oneOf(['session', 'command']),
    action,
    subject: text({ max: 400, about: 'Id, or name, of what was administered' }),
    details: record(anything(), { max: 100, keyMax: 100, about: 'What was changed; no secrets' }),
  }),
);

const entryJson = ({ id, at, byName, via, action: act, subject, details }: RecordedAct) => ({
  id: Number(id),
  at: at.toISOString(),
  by_name: byName,
  via,
  action: act,
  subject,
  details,
});

/** The record of administration. */
export const listAuditEntries = ({ account }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.audit_list',
    method: 'get',
    path: '/api/admin/audit',
    summary: 'List acts of administration',
    query: object({ ...pageFields({ default: 50, max: 200 }), action: optional(action) }),
    response: pageOf(AuditEntrySchema),
    answers: { 200: 'A page of acts, newest first' },
    run: async ({ query }) => {
      const { offset, limit } = pageRange(query);
      const { items, total } = await account.audit.list(query.action, offset, limit);
      const { page, page_size } = query;
      return json(200, { items: items.map(entryJson), total, page, page_size });
    },
  });
