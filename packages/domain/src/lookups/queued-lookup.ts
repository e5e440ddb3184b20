import type { Lookup } from './lookup.ts';
import type { NewLookup } from './lookup-store.ts';

/** A new lookup as stored: `skuId` is null if the SKU was deleted meanwhile; `eventId` is that of its first history entry. */
export function queuedLookup(
  { note, ...wanted }: NewLookup,
  { skuId, eventId }: { readonly skuId: number | null; readonly eventId: number },
): Lookup {
  const by = { at: wanted.createdAt, byId: wanted.accountId, byName: wanted.accountName };
  return {
    ...wanted,
    skuId,
    description: wanted.input.description,
    events: [{ id: eventId, kind: 'created', ...by, note, from: null, to: 'queued' }],
    ...UNANSWERED,
  };
}

const UNANSWERED = {
  batchId: null,
  rowIndex: null,
  status: 'queued',
  recommendedCode: null,
  recommendedDescription: null,
  hs6: null,
  confidence: 0,
  confidenceByDigits: null,
  flags: [],
  risk: 0,
  resolved: false,
  processingMs: 0,
  decision: null,
  finalCode: null,
  decidedAt: null,
  commentCount: 0,
  stage: null,
  stageStartedAt: null,
  normalized: {},
  result: {},
  missingInfo: [],
  error: null,
  finalDescription: null,
  reviewNote: null,
  decidedByName: null,
  attempts: 0,
} as const;
