import type { Clock } from '@svc/runtime/clock';
import type { RequestHandler } from 'express';
import { identify, type Authentication } from './access/authenticate.ts';
import { guard, guardRequest } from './access/guards.ts';
import { requireObject, type BodySource, type ReadBody } from './body/body.ts';
import { callOf, type Call } from './call.ts';
import type { CallFacts, Operation } from './operation.ts';
import { sendReply } from './reply.ts';

/** What running an operation needs beside the operation. */
export interface RunnerParts {
  readonly authentication: Authentication;
  readonly clock: Clock;
  readonly readBody: ReadBody;
}

async function readInput(parts: RunnerParts, operation: Operation, source: BodySource): Promise<unknown> {
  const { body, upload } = operation.inputs;
  if (upload !== undefined) return upload.read(source.req, source.res, source.accountId);
  if (body === undefined) return {};
  const read = await parts.readBody(source, operation.bodyList);
  return requireObject(read, operation.bodyRequired ?? true);
}

function factsOf({ requestId, clientRequestId, language, t, log, address, caller }: Call): CallFacts {
  return { requestId, clientRequestId, language, t, log, address, caller };
}

/** Runs an operation for a request whose address and method are known: key, role, trial, feature, body, run. */
export function runner(parts: RunnerParts, operation: Operation): RequestHandler {
  return async (req, res) => {
    const call = callOf(req);
    call.operationId = operation.id;
    const actor = await identify(parts.authentication, req, operation.access);
    if (actor !== null) {
      call.accountId = actor.accountId;
      call.keyId = actor.keyId ?? null;
      guard(operation, actor, parts.clock());
    }
    const body = await readInput(parts, operation, { req, res, accountId: actor?.accountId ?? call.address });
    if (actor !== null) guardRequest(operation, actor, { query: req.query, body });
    const input = { params: req.params, query: req.query, body };
    await sendReply(res, await operation.invoke(factsOf(call), actor, input));
  };
}
