import { removeBatch } from '@svc/domain/batches/end-batch';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { ownerOf } from '../../owner.ts';
import { batchDeps } from '../batch-deps.ts';
import { BatchParams } from '../batch-schema.ts';

export const batchesRemove = (deps: ApiDeps) =>
  operation({
    id: 'batches.remove',
    method: 'delete',
    path: '/api/batches/{batch_id}',
    summary: 'Delete a batch',
    tag: 'batches',
    access: 'entry',
    turn: 'batch',
    params: BatchParams,
    response: object({ ok: boolean() }),
    answers: { 200: 'The batch is gone', 409: 'The batch is running' },
    run: async ({ actor, params }) => {
      await removeBatch(batchDeps(deps), params.batch_id, ownerOf(actor));
      return json(200, { ok: true });
    },
  });
