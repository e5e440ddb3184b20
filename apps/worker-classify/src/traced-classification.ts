import type { RunLookupDeps } from '@svc/domain/lookups/run-lookup';
import type { Clock } from '@svc/runtime/clock';
import { lookupTrace, type Tracing } from '@svc/runtime/tracing';

type Classify = RunLookupDeps['classify'];

/** Records each classification as the root span of its lookup's trace, with a child span per stage. */
export function tracedClassification(classify: Classify, tracing: Tracing, clock: Clock): Classify {
  if (!tracing.isOn) return classify;

  return async (lookup, onStage) => {
    const { traceId, rootSpanId } = lookupTrace(lookup.id);
    const startedAt = clock();
    let current: { readonly name: string; readonly startedAt: Date } | null = null;
    let failed = true;
    const endStage = (endedAt: Date): void => {
      if (current === null) return;
      tracing.record({
        ...current,
        kind: 'internal',
        traceId,
        parentSpanId: rootSpanId,
        endedAt,
        failed: false,
        attributes: {},
      });
      current = null;
    };

    try {
      const outcome = await classify(lookup, async (stage) => {
        const at = clock();
        endStage(at);
        current = { name: stage, startedAt: at };
        await onStage(stage);
      });
      failed = false;
      return outcome;
    } finally {
      const endedAt = clock();
      endStage(endedAt);
      tracing.record({
        name: 'classify',
        kind: 'consumer',
        traceId,
        spanId: rootSpanId,
        startedAt,
        endedAt,
        failed,
        attributes: {
          'lookup.id': lookup.id,
          'lookup.market': lookup.market,
          'lookup.attempt': lookup.attempts,
        },
      });
    }
  };
}
