import type { Attributes, Link, SpanContext } from '@opentelemetry/api';
import type { Logger } from './logger.ts';

/** A finished span. A trace id has 32 hexadecimal characters, a span id 16. */
export interface SpanRecord {
  readonly name: string;
  readonly kind: 'server' | 'consumer' | 'client' | 'internal';
  readonly traceId: string;
  /** Random by default. */
  readonly spanId?: string;
  readonly parentSpanId?: string | undefined;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly failed: boolean;
  readonly attributes: Attributes;
  readonly lookupId?: string | undefined;
}

export interface Tracing {
  /** False if spans are dropped, so their attributes need not be collected. */
  readonly isOn: boolean;
  record(span: SpanRecord): void;
  close(): Promise<void>;
}

export const noTracing: Tracing = { isOn: false, record: () => undefined, close: async () => undefined };

/** Trace id and root span id of a lookup, derived from its id in any process, so nothing is stored. */
export function lookupTrace(lookupId: string): { readonly traceId: string; readonly rootSpanId: string } {
  return { traceId: lookupId, rootSpanId: lookupId.slice(0, 16) };
}

/** Parses the parent context of a `traceparent` header (W3C Trace Context, version 00); null for other text. */
export function readTraceparent(
  header: string | undefined,
): { readonly traceId: string; readonly parentSpanId: string } | null {
  const [, traceId, parentSpanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header ?? '') ?? [];
  if (traceId === undefined || parentSpanId === undefined) return null;
  return /^0+$/.test(traceId) || /^0+$/.test(parentSpanId) ? null : { traceId, parentSpanId };
}

/** Opens tracing by OTLP over HTTP; drops all spans if `endpoint` is null. The SDK is loaded only if tracing is on. */
export function openTracing(service: string, endpoint: string | null, logger: Logger): Tracing {
  if (endpoint === null) return noTracing;
  const exporting = startExport(service, endpoint);
  exporting.catch((error: unknown) => logger.error('tracing cannot start', { error }));

  return {
    isOn: true,
    record: (span) => void exporting.then(({ record }) => record(span)).catch(() => undefined),
    close: () => exporting.then(({ close }) => close()),
  };
}

const KINDS = { internal: 0, server: 1, client: 2, consumer: 4 } as const;
const STATUS_ERROR = 2;
const SAMPLED = 1;

const contextOf = (traceId: string, spanId: string): SpanContext => ({
  traceId,
  spanId,
  traceFlags: SAMPLED,
  isRemote: true,
});

function linksTo(lookupId: string | undefined): Link[] {
  if (lookupId === undefined) return [];
  const { traceId, rootSpanId } = lookupTrace(lookupId);
  return [{ context: contextOf(traceId, rootSpanId) }];
}

async function startExport(service: string, endpoint: string): Promise<Omit<Tracing, 'isOn'>> {
  const [{ ROOT_CONTEXT, trace }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all(
    [
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ],
  );
  const random = new sdk.RandomIdGenerator();
  // Spans are created synchronously, one at a time: the ids of the current one.
  let made: Pick<SpanRecord, 'traceId' | 'spanId'> | null = null;
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'tariff' }),
    idGenerator: {
      generateTraceId: () => made?.traceId ?? random.generateTraceId(),
      generateSpanId: () => made?.spanId ?? random.generateSpanId(),
    },
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const tracer = provider.getTracer('tariff');

  const record = (span: SpanRecord): void => {
    const { traceId, parentSpanId, startedAt: startTime, attributes } = span;
    const options = { kind: KINDS[span.kind], startTime, attributes, links: linksTo(span.lookupId) };
    const isRoot = parentSpanId === undefined;
    const parent = isRoot
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, contextOf(traceId, parentSpanId));
    made = span;
    const started = tracer.startSpan(span.name, options, parent);
    made = null;
    if (span.failed) started.setStatus({ code: STATUS_ERROR });
    started.end(span.endedAt);
  };

  return { record, close: () => provider.shutdown() };
}
