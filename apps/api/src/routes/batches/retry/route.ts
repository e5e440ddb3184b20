import { retryBatch } from '@svc/domain/batches/retry-batch';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { integerId } from '../../../http/schema/number.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { ownerOf } from '../../owner.ts';
import { batchAnswer } from '../batch-answer.ts';
import { batchDeps } from '../batch-deps.ts';
import { BatchParams, BatchSchema } from '../batch-schema.ts';

/** Body of a retry; without rows, all failed ones are retried. */
const retryBody = (max: number) =>
  object({ rows: optional(nullable(array(integerId({ about: 'Row number in the file' }), { max }))) });

export const batchesRetry = (deps: ApiDeps) =>
  operation({
    id: 'batches.retry',
    method: 'post',
    path: '/api/batches/{batch_id}/retry',
    summary: 'Retry failed rows',
    tag: 'batches',
    access: 'entry',
    turn: 'account',
    feature: 'feature.batch',
    params: BatchParams,
    body: retryBody(deps.config.batchMaxRows),
    bodyRequired: false,
    response: BatchSchema,
    answers: {
      200: 'The batch, queued again; unchanged when no row has failed',
      402: 'Credits do not cover the rows, or the trial is over and rows are saved to the catalog',
      409: 'The batch is not finished, or none of the named rows has failed',
    },
    errorCodes: ['out_of_credits', 'trial_ended', 'plan_feature'],
    run: async ({ actor, params, body, t }) => {
      const rows = body.rows ?? null;
      const batch = await retryBatch(batchDeps(deps), actor, params.batch_id, ownerOf(actor), rows);
      return batchAnswer(batch, t);
    },
  });
