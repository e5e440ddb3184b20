import type { Alert } from '@svc/domain/alerts/alert';
import type { Translate } from '@svc/i18n/translate';

/** An alert as the interface names its fields, its message in the reader's language. */
export function alertJson(alert: Alert, t: Translate) {
  return {
    id: alert.id,
    sku_id: alert.skuId,
    kind: alert.kind,
    message: alertMessage(alert, t),
    created_at: alert.createdAt.toISOString(),
    acknowledged_at: alert.acknowledgedAt?.toISOString() ?? null,
    acknowledged_by: alert.acknowledgedById,
    acknowledged_by_name: alert.acknowledgedByName,
    market: alert.market,
    sku: alert.sku,
    code: alert.code,
    from_version: alert.fromVersion,
    to_version: alert.toVersion,
    successors: alert.successors.map(({ code, description, score }) => ({ code, description, score })),
  };
}

/** What of an alert its message tells. */
export type AlertTold = Pick<Alert, 'kind' | 'code' | 'fromVersion' | 'toVersion' | 'successors'>;

/** What happened to a code and what may take its place, in the reader's language. */
export function alertMessage(
  { kind, code, fromVersion, toVersion, successors }: AlertTold,
  t: Translate,
): string {
  const happened = t(`labels.alert_${kind}_message`, {
    code,
    from_version: fromVersion ?? '',
    to_version: toVersion,
  });
  if (successors.length === 0) return happened;
  const codes = successors.map((line) => line.code).join(', ');
  const stop = /[.。]$/.test(happened) ? '' : '.';
  return `${happened}${stop} ${t('labels.alert_successors', { count: successors.length, codes })}`;
}
