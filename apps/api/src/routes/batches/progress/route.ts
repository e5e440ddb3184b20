import { findBatch } from '@svc/domain/batches/batch-deps';
import { isBatchFinished } from '@svc/domain/batches/batch-status';
import { batchProgressJson } from '@svc/wire/batches/batch';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { LIMITS } from '../../limits.ts';
import { ownerOf } from '../../owner.ts';
import { BatchParams, BatchProgressSchema } from '../batch-schema.ts';

export const batchesProgress = (deps: ApiDeps) =>
  operation({
    id: 'batches.progress',
    method: 'get',
    path: '/api/batches/{batch_id}/progress',
    summary: 'Follow a batch',
    tag: 'batches',
    access: 'entry',
    params: BatchParams,
    response: BatchProgressSchema,
    answers: { 200: 'How far the batch is' },
    run: async ({ actor, params }) => {
      const batch = await findBatch(deps.batches, params.batch_id, ownerOf(actor));
      const retryAfter = { 'Retry-After': String(LIMITS.poll_interval_seconds.first) };
      const isOver = isBatchFinished(batch.status) || batch.status === 'uploaded';
      return json(200, batchProgressJson(batch, deps.clock()), isOver ? {} : retryAfter);
    },
  });
