import type { RecordedAct } from '@svc/domain/audit/audit-log';

export function auditEntryJson(act: RecordedAct) {
  const { id, at, byId, byName, via, keyId, address, action, subject, details } = act;
  return {
    id: Number(id),
    at: at.toISOString(),
    by_id: byId,
    by_name: byName,
    via,
    key_id: keyId ?? null,
    address: address ?? null,
    action,
    subject,
    details,
  };
}
