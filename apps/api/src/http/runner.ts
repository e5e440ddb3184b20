import type { Clock } from '@svc/runtime/clock';
import type { Request, RequestHandler, Response } from 'express';
import { identify, type Authentication } from './access/authenticate.ts';
import { guard, guardRequest } from './access/guards.ts';
import { requireObject, type BodySource, type ReadBody } from './body/body.ts';
import { callOf, type Call } from './call.ts';
import { callerLeft } from './caller-left.ts';
import type { CallFacts, Operation } from './operation.ts';
import { sendReply } from './reply.ts';
import type { Turns } from './turns.ts';

/** What running an operation needs beside the operation. */
export interface RunnerParts {
  readonly authentication: Authentication;
  readonly clock: Clock;
  readonly readBody: ReadBody;
  readonly turns: Turns;
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

async function takeTurn(
  { turns }: RunnerParts,
  { turn }: Operation,
  accountId: string,
  { req, res }: { readonly req: Request; readonly res: Response },
): Promise<() => void> {
  if (turn === undefined) return () => undefined;
  const key = turn === 'account' ? accountId : String(req.params['batch_id']);
  return turns[turn].take(key, callerLeft(res));
}

/** Runs an operation for a request whose address and method are known: key, role, trial, feature, body, run. */
export function runner(parts: RunnerParts, operation: Operation): RequestHandler {
  return async (req, res) => {
    const call = callOf(req);
    call.operationId = operation.id;
    const actor = await identify(parts.authentication, req, operation.access, call.caller.isSecure);
    if (actor !== null) {
      call.accountId = actor.accountId;
      call.keyId = actor.keyId ?? null;
      guard(operation, actor, parts.clock());
    }
    const accountId = actor?.accountId ?? call.address;
    const body = await readInput(parts, operation, { req, res, accountId });
    if (actor !== null) guardRequest(operation, actor, { query: req.query, body });
    const input = { params: req.params, query: req.query, body };
    const endTurn = await takeTurn(parts, operation, accountId, { req, res });
    const reply = await operation.invoke(factsOf(call), actor, input).finally(endTurn);
    await sendReply(res, reply);
  };
}
