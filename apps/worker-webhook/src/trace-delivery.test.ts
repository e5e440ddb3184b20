import { describe, expect, it } from '@jest/globals';
import type { AttemptOutcome, ClaimedDelivery } from '@svc/domain/webhooks/delivery-store';
import type { SpanRecord } from '@svc/runtime/tracing';
import { recordedSpans } from '@svc/testkit/recorded-spans';
import { traceDelivery } from './trace-delivery.ts';

const LOOKUP = '0af7651916cd43dd8448eb211c80319c';
const STARTED = new Date('2026-11-20T12:00:00.000Z');
const ENDED = new Date('2026-11-20T12:00:00.250Z');

function spansOf(event: string, outcome: Partial<AttemptOutcome>): readonly SpanRecord[] {
  const { tracing, spans } = recordedSpans();
  const claimed = {
    id: 7,
    webhookId: 'w',
    event,
    attempt: 2,
    body: JSON.stringify({ data: { id: LOOKUP } }),
  };
  const ended = { delivered: true, statusCode: 200, endedAt: ENDED, ...outcome };
  traceDelivery(tracing, claimed as ClaimedDelivery, ended as AttemptOutcome, STARTED);
  return spans;
}

describe('the span of a delivery', () => {
  it.each([
    [{}, { failed: false, attributes: { 'http.response.status_code': 200, 'delivery.attempt': 2 } }],
    [
      { delivered: false, statusCode: null },
      { failed: true, attributes: { 'delivery.id': 7 } },
    ],
  ])('belongs to the trace of the lookup: %j', (outcome, span) => {
    expect(spansOf('lookup.completed', outcome)).toMatchObject([
      {
        ...span,
        name: 'deliver lookup.completed',
        traceId: LOOKUP,
        parentSpanId: LOOKUP.slice(0, 16),
        startedAt: STARTED,
        endedAt: ENDED,
      },
    ]);
  });

  it.each(['batch.completed', 'sku.alert'])('is not created for %s', (event) => {
    expect(spansOf(event, {})).toEqual([]);
  });
});
