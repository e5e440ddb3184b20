import { describe, expect, it } from '@jest/globals';
import type { ClaimedLookup, LookupOutcome } from '@svc/domain/lookups/lookup-store';
import { recordedSpans } from '@svc/testkit/recorded-spans';
import { tracedClassification } from './traced-classification.ts';

const LOOKUP = { id: '0af7651916cd43dd8448eb211c80319c', market: 'US', attempts: 1 } as ClaimedLookup;
const OUTCOME = {} as LookupOutcome;

function recording() {
  let ms = 0;
  return { ...recordedSpans(), clock: () => new Date((ms += 10)) };
}

describe('a traced classification', () => {
  it('is the root of the trace of its lookup, with its stages below', async () => {
    const { spans, tracing, clock } = recording();
    const classify = tracedClassification(
      async (_lookup, onStage) => {
        await onStage('normalizing');
        await onStage('ranking');
        return OUTCOME;
      },
      tracing,
      clock,
    );
    expect(await classify(LOOKUP, async () => undefined)).toBe(OUTCOME);
    const parentSpanId = '0af7651916cd43dd';
    expect(spans).toMatchObject([
      { name: 'normalizing', parentSpanId, startedAt: new Date(20), endedAt: new Date(30) },
      { name: 'ranking', parentSpanId, startedAt: new Date(30), endedAt: new Date(40) },
      {
        name: 'classify',
        spanId: parentSpanId,
        startedAt: new Date(10),
        endedAt: new Date(40),
        failed: false,
      },
    ]);
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([LOOKUP.id]));
  });

  it('is marked as failed and throws as before', async () => {
    const { spans, tracing, clock } = recording();
    const classify = tracedClassification(() => Promise.reject(new Error('no model')), tracing, clock);
    await expect(classify(LOOKUP, async () => undefined)).rejects.toThrow('no model');
    expect(spans).toMatchObject([{ name: 'classify', failed: true }]);
  });
});
