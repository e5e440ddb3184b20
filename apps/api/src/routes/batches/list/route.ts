import { batchJson } from '@svc/wire/batches/batch';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { limitField } from '../../../http/paging.ts';
import { json } from '../../../http/reply.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { ownerOf } from '../../owner.ts';
import { BatchSchema } from '../batch-schema.ts';

const LIMIT = { default: 20, max: 100 } as const;

export const batchesList = (deps: ApiDeps) =>
  operation({
    id: 'batches.list',
    method: 'get',
    path: '/api/batches',
    summary: 'List batches',
    tag: 'batches',
    access: 'entry',
    query: object(limitField(LIMIT)),
    response: array(BatchSchema, { max: LIMIT.max }),
    answers: { 200: 'Batches, newest first' },
    run: async ({ actor, query, t }) => {
      const batches = await deps.batches.list(ownerOf(actor), query.limit);
      return json(
        200,
        batches.map((batch) => batchJson(batch, t)),
      );
    },
  });
