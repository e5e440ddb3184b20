import type { Role } from '@svc/domain/accounts/account';
import type { Actor, FeatureKey } from '@svc/domain/accounts/actor';
import type { ErrorCode } from '@svc/domain/errors/error-codes';
import { refuse } from '@svc/domain/errors/refusal';
import type { Market } from '@svc/tariff/market';
import type { Request, Response } from 'express';
import type { ListRule } from './body/json-list.ts';
import type { Call } from './call.ts';
import type { Reply } from './reply.ts';
import type { AnySchema, Presence, Schema } from './schema/schema.ts';
import type { Turn } from './turns.ts';
import { validateParts } from './validate-parts.ts';

/** HTTP methods of the interface. */
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Permitted callers: everyone, a role by key or session, or a session only. */
export type Access = 'public' | Role | 'session';

/** A body that is not JSON, and how it is taken in. */
interface Upload<B> {
  readonly mediaType: string;
  /** Fields of the body for the documentation. */
  readonly fields: AnySchema;
  readonly read: (req: Request, res: Response, accountId: string) => Promise<B>;
  /** Releases the resources of the body, however the call ended. */
  done?(body: B): Promise<void>;
  /** SHA-256 of what was sent, hexadecimal; for operations that are idempotent. */
  fingerprint?(body: B): Promise<string>;
}

/** Context of a request, as an operation receives it. */
export type CallFacts = Omit<Call, 'operationId' | 'accountId' | 'keyId' | 'lookupId' | 'startedAt'>;

/** Inputs of an operation; `body` is the upload if there is one. */
interface Context<P, Q, B> extends CallFacts {
  readonly actor: Actor;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}

/** Inputs of a public operation. */
type PublicContext<P, Q, B> = Omit<Context<P, Q, B>, 'actor'>;

interface Description {
  readonly id: string;
  readonly method: Method;
  /** Path with its parameters in braces: `/api/lookups/{lookup_id}`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly feature?: FeatureKey;
  /** Additional feature that a parsed, not yet validated body requires; null for none. */
  readonly featureOf?: (body: unknown) => FeatureKey | null;
  /** Market of a call that names none, which the plan must have like one that is named. */
  readonly defaultMarket?: Market;
  /** Changes the catalog, which an ended trial forbids. */
  readonly catalogWrite?: true;
  /** True if a call may have an `Idempotency-Key`: it takes effect once, and its response is repeated. */
  readonly idempotent?: true;
  /** Key of the turn of its calls; absent for none. */
  readonly turn?: Turn;
  /** False where the body may be left out. */
  readonly bodyRequired?: boolean;
  /** The long list of a body, which is parsed entry by entry within the limit of bulk bodies. */
  readonly bodyList?: ListRule;
  /** Responses by status, the successful one first; common errors are implied. */
  readonly answers: Readonly<Record<number, string>>;
  /** Codes of 402 and 403 thrown by `run` rather than by the declared guards. */
  readonly refusals?: readonly ErrorCode[];
  /** Media type of a file response. */
  readonly produces?: string;
}

interface Inputs<P, Q, B> {
  readonly params?: Schema<P, Presence>;
  readonly query?: Schema<Q, Presence>;
  readonly body?: Schema<B, Presence>;
  readonly upload?: Upload<B>;
}

/** The parts of a request before they are checked. */
interface RawParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** An operation of the interface as the runner and the documentation take it. */
export interface Operation extends Description {
  readonly response?: AnySchema;
  readonly access: Access;
  readonly sessionRole?: Role;
  readonly inputs: Inputs<unknown, unknown, unknown>;
  /** Checks the parts of a request, then runs. */
  readonly invoke: (facts: CallFacts, actor: Actor | null, parts: RawParts) => Promise<Reply>;
}

interface Answer<R> {
  /** Schema of a successful JSON response; the compiler checks `run` against it. */
  readonly response?: Schema<R>;
}

interface Spec<P, Q, B, R> extends Description, Inputs<P, Q, B>, Answer<R> {
  readonly access: Exclude<Access, 'public'>;
  /** Role that a session-only operation requires; any when omitted. */
  readonly sessionRole?: Role;
  readonly run: (context: Context<P, Q, B>) => Promise<Reply<NoInfer<R>>>;
}

interface PublicSpec<P, Q, B, R> extends Description, Inputs<P, Q, B>, Answer<R> {
  readonly run: (context: PublicContext<P, Q, B>) => Promise<Reply<NoInfer<R>>>;
}

/** No field at all. */
export type Nothing = Readonly<Record<never, never>>;

/** Declares an operation for callers with a key or a session. */
export function operation<P = Nothing, Q = Nothing, B = Nothing, R = unknown>(
  spec: Spec<P, Q, B, R>,
): Operation {
  const { run, params, query, body, upload, ...described } = spec;
  const inputs = definedInputs({ params, query, body, upload });

  return {
    ...described,
    inputs,
    invoke: async (facts, actor, parts) => {
      const checked = validateParts<P, Q, B>(inputs, parts);
      if (actor === null) throw refuse('unauthenticated');
      return run({ ...facts, ...checked, actor });
    },
  };
}

/** Declares an operation that needs no key. */
export function publicOperation<P = Nothing, Q = Nothing, B = Nothing, R = unknown>(
  spec: PublicSpec<P, Q, B, R>,
): Operation {
  const { run, params, query, body, upload, ...described } = spec;
  const inputs = definedInputs({ params, query, body, upload });

  return {
    ...described,
    access: 'public',
    inputs,
    invoke: async (facts, _actor, parts) => run({ ...facts, ...validateParts<P, Q, B>(inputs, parts) }),
  };
}

type MaybeInputs<P, Q, B> = {
  readonly [K in keyof Inputs<P, Q, B>]: Inputs<P, Q, B>[K] | undefined;
};

function definedInputs<P, Q, B>({ params, query, body, upload }: MaybeInputs<P, Q, B>): Inputs<P, Q, B> {
  return {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body }),
    ...(upload === undefined ? {} : { upload }),
  };
}
