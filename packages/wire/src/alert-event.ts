import type { AlertSnapshot } from '@svc/domain/webhooks/outbox-event';
import type { Translate } from '@svc/i18n/translate';
import { alertMessage } from './alert.ts';

/** `data` of `sku.alert`: the alert as it was raised, and what its SKU was then. */
export function alertEventData(alert: AlertSnapshot, t: Translate) {
  return {
    id: alert.id,
    sku_id: alert.skuId,
    kind: alert.kind,
    message: alertMessage(alert, t),
    created_at: alert.createdAt.toISOString(),
    acknowledged_at: null,
    acknowledged_by: null,
    acknowledged_by_name: null,
    market: alert.market,
    code: alert.code,
    from_version: alert.fromVersion,
    to_version: alert.toVersion,
    successors: alert.successors.map(({ code, description, score }) => ({ code, description, score })),
    changes: alert.changes.map(({ kind, before, after }) => ({ kind, before, after })),
    sku: alert.sku,
    external_ref: alert.externalRef,
    current_code: alert.currentCode,
  };
}
