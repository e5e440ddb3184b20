import type { Delivery } from '@svc/domain/webhooks/webhook';
import { isMessageKey, type Translate } from '@svc/i18n/translate';

export function deliveryJson(delivery: Delivery, t: Translate) {
  return {
    id: delivery.id,
    event: delivery.event,
    status_code: delivery.statusCode,
    error: delivery.attempts === 0 ? null : deliveryError(delivery.statusCode, delivery.error, t),
    attempts: delivery.attempts,
    created_at: delivery.createdAt.toISOString(),
    ...(delivery.body === undefined ? {} : { body: delivery.body }),
  };
}

/**
 * Reason why an attempt failed: the start of the endpoint's response, else a reason in the reader's language; null if
 * it succeeded.
 */
export function deliveryError(statusCode: number | null, error: string | null, t: Translate): string | null {
  if (statusCode === null) return error === null ? null : reason(error, t);
  if (statusCode >= 200 && statusCode < 300) return null;
  if (error !== null) return error;
  return statusCode >= 300 && statusCode < 400 ? t('events.delivery_redirect') : `HTTP ${statusCode}`;
}

function reason(error: string, t: Translate): string {
  const key = `events.${error}`;
  return isMessageKey(key) ? t(key) : error;
}
