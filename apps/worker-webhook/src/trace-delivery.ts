import type { AttemptOutcome, ClaimedDelivery } from '@svc/domain/webhooks/delivery-store';
import { lookupTrace, type Tracing } from '@svc/runtime/tracing';

/** Records a delivery attempt in the trace of its lookup; other events have no trace. */
export function traceDelivery(
  tracing: Tracing,
  { id, webhookId, event, body, attempt }: ClaimedDelivery,
  { delivered, statusCode, endedAt }: AttemptOutcome,
  startedAt: Date,
): void {
  if (!tracing.isOn || !event.startsWith('lookup.')) return;
  const { data } = JSON.parse(body) as { readonly data: { readonly id: string } };
  const { traceId, rootSpanId } = lookupTrace(data.id);
  tracing.record({
    name: `deliver ${event}`,
    kind: 'client',
    traceId,
    parentSpanId: rootSpanId,
    startedAt,
    endedAt,
    failed: !delivered,
    attributes: {
      'delivery.id': id,
      'webhook.id': webhookId,
      'delivery.attempt': attempt,
      ...(statusCode === null ? {} : { 'http.response.status_code': statusCode }),
    },
  });
}
