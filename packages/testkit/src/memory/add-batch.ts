import type { NewBatch } from '@svc/domain/batches/batch-store';
import type { MemoryState } from './state.ts';

/** Writes an uploaded batch with its rows. */
export function addMemoryBatch({ batches }: Pick<MemoryState, 'batches'>, batch: NewBatch): void {
  const { rows, checked, suggestedMapping, ...fields } = batch;
  const none = { lookupId: null, attempts: 0, error: null, codeCheck: null, skuId: null, ...NO_RESULT };

  batches.set(batch.id, {
    ...fields,
    updatedAt: batch.createdAt,
    status: 'uploaded',
    columnMapping: suggestedMapping,
    market: null,
    datasetId: null,
    datasetVersion: null,
    totalRows: rows.length,
    processedRows: 0,
    failedRows: 0,
    saveToCatalog: false,
    cancelled: false,
    round: 0,
    startedAt: null,
    finishedAt: null,
    rows: rows.map((row, place) => ({
      ...row,
      ...none,
      status: 'pending',
      issues: checked[place]?.issues ?? [],
      duplicateOf: checked[place]?.duplicateOf ?? null,
      token: null,
      leaseUntil: null,
    })),
  });
}

const NO_RESULT = {
  resultStatus: null,
  recommendedCode: null,
  confidence: null,
  confidenceByDigits: null,
  finalCode: null,
} as const;
