import type { AlertSnapshot } from '@svc/domain/webhooks/outbox-event';
import type { Translate } from '@svc/i18n/translate';

/** `data` of `sku.alert`: the alert as it was raised, and what its SKU was then. */
export function alertEventData(alert: AlertSnapshot, t: Translate) {
  return {
    id: alert.id,
    sku_id: alert.skuId,
    kind: alert.kind,
    message: t(`labels.alert_${alert.kind}_message`, {
      code: alert.code,
      from_version: alert.fromVersion ?? '',
      to_version: alert.toVersion,
    }),
    created_at: alert.createdAt.toISOString(),
    acknowledged_at: null,
    acknowledged_by: null,
    market: alert.market,
    code: alert.code,
    from_version: alert.fromVersion,
    to_version: alert.toVersion,
    successors: alert.successors,
    sku: alert.sku,
    external_ref: alert.externalRef,
    current_code: alert.currentCode,
  };
}
