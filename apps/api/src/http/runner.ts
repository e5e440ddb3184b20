import type { Clock } from '@svc/runtime/clock';
import type { Request, RequestHandler, Response } from 'express';
import { identify, type Authentication } from './authenticate.ts';
import { requireObject, type ReadBody } from './body.ts';
import { callOf, type Call } from './call.ts';
import { guard, guardBody } from './guards.ts';
import type { CallFacts, Operation } from './operation.ts';
import { sendReply } from './reply.ts';

/** What running an operation needs beside the operation. */
export interface RunnerParts {
  readonly authentication: Authentication;
  readonly clock: Clock;
  readonly readBody: Readonly<Record<'json' | 'bulk', ReadBody>>;
}

async function readInput(
  parts: RunnerParts,
  operation: Operation,
  req: Request,
  res: Response,
): Promise<unknown> {
  const { body, upload } = operation.inputs;
  if (upload !== undefined) return upload.read(req, res);
  if (body === undefined) return {};
  const read = parts.readBody[operation.bodyLimit ?? 'json'];
  return requireObject(await read(req, res), operation.bodyRequired ?? true);
}

function factsOf({ requestId, clientRequestId, language, t, log, address }: Call): CallFacts {
  return { requestId, clientRequestId, language, t, log, address };
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
    const body = await readInput(parts, operation, req, res);
    if (actor !== null) guardBody(operation, actor, body);
    const input = { params: req.params, query: req.query, body };
    await sendReply(res, await operation.invoke(factsOf(call), actor, input));
  };
}
