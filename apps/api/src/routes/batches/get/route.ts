import { findBatch } from '@svc/domain/batches/batch-deps';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { withDefault } from '../../../http/schema/presence.ts';
import { ownerOf } from '../../owner.ts';
import { batchWith } from '../batch-answer.ts';
import { BatchParams, BatchSchema } from '../batch-schema.ts';

export const batchesGet = (deps: ApiDeps) =>
  operation({
    id: 'batches.get',
    method: 'get',
    path: '/api/batches/{batch_id}',
    summary: 'Read a batch',
    tag: 'batches',
    access: 'entry',
    params: BatchParams,
    query: object({
      preview: withDefault(boolean({ about: 'Adds the first rows of the file' }), false),
      outcomes: withDefault(boolean({ about: 'Adds the number of rows by outcome' }), false),
    }),
    response: BatchSchema,
    answers: { 200: 'The batch' },
    run: async ({ actor, params, query, t }) => {
      const batch = await findBatch(deps.batches, params.batch_id, ownerOf(actor));
      return batchWith(deps.batches, batch, query, t);
    },
  });
