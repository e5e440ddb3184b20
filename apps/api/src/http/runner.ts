import type { Actor } from '@svc/domain/accounts/actor';
import type { Clock } from '@svc/runtime/clock';
import type { Request, RequestHandler, Response } from 'express';
import { identify, type Authentication } from './access/authenticate.ts';
import { guard, guardRequest } from './access/guards.ts';
import { limitRate, type CountCall } from './access/rate.ts';
import { requireObject, type BodySource, type ReadBody } from './body/body.ts';
import { contextOf, type RequestContext } from './request-context.ts';
import { callerLeft } from './caller-left.ts';
import type { ContextFacts, Operation } from './operation.ts';
import { fingerprintOf, idempotencyKey, replyOnce, type RunOnce } from './keyed-call.ts';
import { sendReply, type Reply } from './reply.ts';
import type { Turns } from './turns.ts';

export interface RunnerParts {
  readonly authentication: Authentication;
  readonly clock: Clock;
  readonly readBody: ReadBody;
  readonly turns: Turns;
  readonly once: RunOnce;
  readonly countCall: CountCall;
}

async function readInput(parts: RunnerParts, operation: Operation, source: BodySource): Promise<unknown> {
  const { body, upload } = operation.inputs;
  if (upload !== undefined) return upload.read(source.req, source.res, source.accountId);
  if (body === undefined) return {};
  const read = await parts.readBody(source, operation.bodyList);
  return requireObject(read, operation.bodyRequired ?? true);
}

function factsOf(call: RequestContext): ContextFacts {
  const { requestId, clientRequestId, language, t, log, address, caller, keyed } = call;
  return { requestId, clientRequestId, language, t, log, address, caller, keyed };
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

interface Running {
  readonly parts: RunnerParts;
  readonly operation: Operation;
  readonly call: RequestContext;
  readonly actor: Actor | null;
  readonly key: string | null;
  readonly left: AbortSignal;
}

type Input = Parameters<Operation['invoke']>[2];

async function run({ parts, operation, call, actor, key, left }: Running, input: Input): Promise<Reply> {
  const invoke = () => operation.invoke(factsOf(call), actor, input);
  if (actor === null || key === null) return invoke();

  const fingerprint = (await operation.inputs.upload?.fingerprint?.(input.body)) ?? fingerprintOf(input);
  call.keyed = { key, fingerprint };
  const { accountId } = actor;
  const endTurn = await parts.turns.keyed.take(call.requestId, left);
  const once = { accountId, operation: operation.id, key, fingerprint, at: parts.clock() };
  return replyOnce(parts.once, once, invoke).finally(endTurn);
}

function createdLookup({ createsLookup }: Operation, reply: Reply): string | null {
  if (createsLookup !== true || reply.kind !== 'json') return null;
  const lookupId = (reply.body as { readonly id?: unknown } | null)?.id;
  return typeof lookupId === 'string' ? lookupId : null;
}

interface Received {
  readonly req: Request;
  readonly res: Response;
  readonly actor: Actor | null;
  readonly accountId: string;
  readonly key: string | null;
  readonly body: unknown;
}

/** Validates a received request, runs its operation in its turn and discards its upload. */
async function answer(parts: RunnerParts, operation: Operation, received: Received): Promise<Reply> {
  const { req, res, actor, accountId, key, body } = received;
  try {
    if (actor !== null) guardRequest(operation, actor, { query: req.query, body });
    const endTurn = await takeTurn(parts, operation, accountId, { req, res });
    const running = { parts, operation, call: contextOf(req), actor, key, left: callerLeft(res) };
    return await run(running, { params: req.params, query: req.query, body }).finally(endTurn);
  } finally {
    // Before the response: a client that has it may send the next file.
    await operation.inputs.upload?.done?.(body);
  }
}

/** Request handler of an operation: checks key, role, trial and feature, reads the body, runs it. */
export function runner(parts: RunnerParts, operation: Operation): RequestHandler {
  return async (req, res) => {
    const call = contextOf(req);
    call.operationId = operation.id;
    const identified = await identify(parts.authentication, req, operation.access, call.caller.isSecure);
    const actor = identified === null ? null : { ...identified, address: call.address };
    if (actor !== null) {
      call.accountId = actor.accountId;
      call.keyId = actor.keyId ?? null;
      await limitRate(parts.countCall, actor, res);
      guard(operation, actor, parts.clock());
    }
    const accountId = actor?.accountId ?? call.address;
    const key = idempotencyKey(req, operation);
    const body = await readInput(parts, operation, { req, res, accountId });
    const reply = await answer(parts, operation, { req, res, actor, accountId, key, body });
    call.lookupId = createdLookup(operation, reply);
    await sendReply(res, reply);
  };
}
