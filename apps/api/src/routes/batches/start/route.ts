import { startBatch } from '@svc/domain/batches/start-batch';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { ownerOf } from '../../owner.ts';
import { batchAnswer } from '../batch-answer.ts';
import { batchDeps } from '../batch-deps.ts';
import { BatchRequestBody, batchRequest } from '../batch-request.ts';
import { BatchParams, BatchSchema } from '../batch-schema.ts';

export const batchesStart = (deps: ApiDeps) =>
  operation({
    id: 'batches.start',
    method: 'post',
    path: '/api/batches/{batch_id}/start',
    summary: 'Start a batch',
    tag: 'batches',
    access: 'entry',
    idempotent: true,
    turn: 'account',
    defaultMarket: deps.config.defaultMarket,
    feature: 'feature.batch',
    params: BatchParams,
    body: BatchRequestBody,
    response: BatchSchema,
    answers: {
      200: 'The batch, queued',
      402: 'Credits do not cover its rows, or the trial has ended and rows were to be saved to the catalog',
      403: 'The plan lacks batches, or allows fewer rows',
      409: 'The batch has been started',
      503: 'The market has no schedule',
    },
    errorCodes: ['out_of_credits', 'trial_ended', 'plan_limit'],
    run: async ({ actor, params, body, language, t }) => {
      const request = { ...batchRequest(body, deps.config.defaultMarket), language };
      return batchAnswer(
        await startBatch(batchDeps(deps), actor, params.batch_id, ownerOf(actor), request),
        t,
      );
    },
  });
