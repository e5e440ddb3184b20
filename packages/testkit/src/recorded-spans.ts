import { noTracing, type SpanRecord, type Tracing } from '@svc/runtime/tracing';

export function recordedSpans(): { readonly tracing: Tracing; readonly spans: readonly SpanRecord[] } {
  const spans: SpanRecord[] = [];
  return { tracing: { ...noTracing, isOn: true, record: (span) => void spans.push(span) }, spans };
}
