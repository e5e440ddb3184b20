import { cancelBatch } from '@svc/domain/batches/end-batch';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { ownerOf } from '../../owner.ts';
import { batchAnswer } from '../batch-answer.ts';
import { batchDeps } from '../batch-deps.ts';
import { BatchParams, BatchSchema } from '../batch-schema.ts';

export const batchesCancel = (deps: ApiDeps) =>
  operation({
    id: 'batches.cancel',
    method: 'post',
    path: '/api/batches/{batch_id}/cancel',
    summary: 'Cancel a batch',
    tag: 'batches',
    access: 'entry',
    turn: 'batch',
    params: BatchParams,
    response: BatchSchema,
    answers: { 200: 'The batch', 409: 'The batch is not running' },
    run: async ({ actor, params, t }) =>
      batchAnswer(await cancelBatch(batchDeps(deps), params.batch_id, ownerOf(actor)), t),
  });
