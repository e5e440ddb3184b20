import { validateBatch } from '@svc/domain/batches/start-batch';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { ownerOf } from '../../owner.ts';
import { batchAnswer } from '../batch-answer.ts';
import { batchDeps } from '../batch-deps.ts';
import { BatchRequestBody, batchRequest } from '../batch-request.ts';
import { BatchParams, BatchSchema } from '../batch-schema.ts';

export const batchesValidate = (deps: ApiDeps) =>
  operation({
    id: 'batches.validate',
    method: 'post',
    path: '/api/batches/{batch_id}/validate',
    summary: 'Check the rows of a batch',
    tag: 'batches',
    access: 'entry',
    turn: 'account',
    defaultMarket: deps.config.defaultMarket,
    feature: 'feature.batch',
    params: BatchParams,
    body: BatchRequestBody,
    response: BatchSchema,
    answers: {
      200: 'The batch with the check of its rows',
      402: 'The trial has ended and rows were to be saved to the catalog',
      409: 'The batch has been started',
      503: 'The market has no schedule',
    },
    errorCodes: ['trial_ended', 'plan_feature'],
    run: async ({ actor, params, body, t }) => {
      const request = batchRequest(body, deps.config.defaultMarket);
      return batchAnswer(
        await validateBatch(batchDeps(deps), actor, params.batch_id, ownerOf(actor), request),
        t,
      );
    },
  });
