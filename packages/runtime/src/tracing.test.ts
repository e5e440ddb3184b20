import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { silentLogger } from './logger.ts';
import { lookupTrace, noTracing, openTracing, readTraceparent, type SpanRecord } from './tracing.ts';

const LOOKUP = '0af7651916cd43dd8448eb211c80319c';
const STARTED = new Date('2026-11-20T12:00:00.000Z');
const ENDED = new Date('2026-11-20T12:00:00.250Z');

const TRACE = 'f'.repeat(32);
const { traceId, rootSpanId } = lookupTrace(LOOKUP);
const common = { startedAt: STARTED, endedAt: ENDED, failed: false, attributes: {} };
const SPANS: readonly SpanRecord[] = [
  { ...common, name: 'root', kind: 'consumer', traceId, spanId: rootSpanId },
  { ...common, name: 'child', kind: 'internal', traceId, parentSpanId: rootSpanId },
  { ...common, name: 'request', kind: 'server', traceId: TRACE, failed: true, lookupId: LOOKUP },
];

/** Requests that a collector receives for some spans, each as its path and body. */
async function exported(spans: readonly SpanRecord[]): Promise<readonly (readonly [string, string])[]> {
  const requests: (readonly [string, string])[] = [];
  const collector = createServer((req, res) => {
    void text(req).then((body) => {
      requests.push([String(req.url), body]);
      res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const tracing = openTracing('worker-classify', `http://127.0.0.1:${port}`, silentLogger);
  for (const span of spans) tracing.record(span);
  await tracing.close();
  collector.close();
  return requests;
}

describe('tracing', () => {
  it('sends each span with its own ids, parent, link and times', async () => {
    const [[path, body] = ['', ''], ...others] = await exported(SPANS);
    expect(others).toEqual([]);
    expect(path).toBe('/v1/traces');
    const { resourceSpans } = JSON.parse(body);
    expect(resourceSpans[0].resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'worker-classify' },
    });
    expect(resourceSpans[0].scopeSpans[0].spans).toMatchObject([
      {
        name: 'root',
        traceId: LOOKUP,
        spanId: '0af7651916cd43dd',
        kind: 5,
        startTimeUnixNano: `${STARTED.getTime()}000000`,
        endTimeUnixNano: `${ENDED.getTime()}000000`,
      },
      { name: 'child', traceId: LOOKUP, parentSpanId: '0af7651916cd43dd' },
      {
        name: 'request',
        traceId: TRACE,
        kind: 2,
        status: { code: 2 },
        links: [{ traceId: LOOKUP, spanId: '0af7651916cd43dd' }],
      },
    ]);
  });

  it('is off without a collector', () => {
    expect(openTracing('api', null, silentLogger)).toBe(noTracing);
  });

  it.each([
    [`00-${LOOKUP}-b7ad6b7169203331-01`, { traceId: LOOKUP, parentSpanId: 'b7ad6b7169203331' }],
    [`00-${'0'.repeat(32)}-b7ad6b7169203331-01`, null],
    [`00-${LOOKUP}-${'0'.repeat(16)}-01`, null],
    [`ff-${LOOKUP}-b7ad6b7169203331-01`, null],
    [`00-${LOOKUP.toUpperCase()}-b7ad6b7169203331-01`, null],
    [undefined, null],
  ])('reads the traceparent %s', (header, context) => {
    expect(readTraceparent(header)).toEqual(context);
  });
});
