import { newId } from '@svc/domain/id';
import type { TestApi } from './test-api.ts';

/** A lookup of the past; by default a finished US proposal that cost one credit. */
export interface PastLookup {
  readonly accountId: string;
  readonly createdAt: string;
  readonly kind?: 'single' | 'batch' | 'sku';
  readonly market?: 'US' | 'EU' | 'VN';
  readonly status?: 'proposed' | 'needs_review' | 'needs_info' | 'error';
  readonly recommendedCode?: string;
  readonly processingMs?: number;
  /** Credits it was charged; null for none. */
  readonly fee?: number | null;
  readonly resolved?: boolean;
  readonly decision?: {
    readonly kind: 'approved' | 'overridden' | 'rejected';
    readonly byId: string;
    readonly at: string;
    readonly finalCode?: string;
  };
}

/** Inserts a past lookup, finished one second after its creation; returns its id. */
export async function pastLookup(api: TestApi, past: PastLookup): Promise<string> {
  const { market = 'US', status = 'proposed', fee = 1, recommendedCode = '6109.10.00.12' } = past;
  const createdAt = new Date(past.createdAt);
  const row = await api.database.client.lookup.create({
    data: {
      id: newId(),
      kind: past.kind ?? 'single',
      accountId: past.accountId,
      market,
      datasetId: api.dataset[market],
      datasetVersion: 'sample-2026',
      language: 'en',
      description: 'T-shirt',
      input: {},
      status,
      recommendedCode,
      processingMs: past.processingMs ?? 100,
      resolved: past.resolved ?? false,
      chargedFee: status === 'error' ? null : fee,
      createdAt,
      finishedAt: new Date(createdAt.getTime() + 1000),
      ...(status === 'error' ? { error: { key: 'lookup_failed', params: {} } } : {}),
      ...decisionFields(past),
    },
  });

  return row.id;
}

function decisionFields({ decision, recommendedCode = '6109.10.00.12' }: PastLookup) {
  if (decision === undefined) return {};

  const { kind, byId, at, finalCode = recommendedCode } = decision;
  return {
    decision: kind,
    decidedById: byId,
    decidedAt: new Date(at),
    finalCode: kind === 'rejected' ? null : finalCode,
  };
}
