import type { Role } from '@svc/domain/accounts/account';
import type { Actor, FeatureKey } from '@svc/domain/accounts/actor';
import type { ErrorCode } from '@svc/domain/errors/error-codes';
import { DomainError } from '@svc/domain/errors/domain-error';
import type { Market } from '@svc/tariff/market';
import type { Request, Response } from 'express';
import type { ListRule } from './body/json-list.ts';
import type { RequestContext } from './request-context.ts';
import type { Reply } from './reply.ts';
import type { AnySchema, Schema } from './schema/schema.ts';
import type { Turn } from './turns.ts';
import { validateParts, type Parts, type Schemas } from './validate-parts.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Permitted callers: everyone, a role by key or session, or a session only. */
export type Access = 'public' | Role | 'session';

interface Upload<B> {
  readonly mediaType: string;
  readonly fields: AnySchema;
  readonly read: (req: Request, res: Response, accountId: string) => Promise<B>;
  /** Releases the resources of the body, whatever the outcome. */
  done?(body: B): Promise<void>;
  /** SHA-256 of the upload in hex; required for idempotent operations. */
  fingerprint?(body: B): Promise<string>;
}

export type ContextFacts = Omit<
  RequestContext,
  'operationId' | 'accountId' | 'keyId' | 'lookupId' | 'startedAt'
>;

interface Context<P, Q, B> extends ContextFacts, Parts<P, Q, B> {
  readonly actor: Actor;
}

type PublicContext<P, Q, B> = Omit<Context<P, Q, B>, 'actor'>;

interface Description {
  readonly id: string;
  readonly summary: string;
  readonly feature?: FeatureKey;
  /** Feature that a parsed, not yet validated body additionally requires; null if none. */
  readonly featureOf?: (body: unknown) => FeatureKey | null;
  /** Market of a call that names none; the plan must include it. */
  readonly defaultMarket?: Market;
  /** Changes the catalog, which is forbidden after the trial. */
  readonly catalogWrite?: true;
  /** The response is a lookup that the call creates, named in logs and traces. */
  readonly createsLookup?: true;
  /** Allows an `Idempotency-Key`: the call takes effect once and its response is replayed. */
  readonly idempotent?: true;
  /** Queue for its calls; absent if none. */
  readonly turn?: Turn;
  readonly bodyRequired?: boolean;
  /** Long list of the body, parsed entry by entry within the bulk body limit. */
  readonly bodyList?: ListRule;
  /** Responses by status, the successful one first; common errors are implied. */
  readonly answers: Readonly<Record<number, string>>;
  /** 402 and 403 codes that `run` itself throws, beyond the declared guards. */
  readonly errorCodes?: readonly ErrorCode[];
  readonly produces?: string;
}

interface Declared extends Description {
  /** Path with parameters in braces: `GET /api/lookups/{lookup_id}`. */
  readonly route: `${Uppercase<Method>} /${string}`;
  /** Section of the documentation, other than that of the subject. */
  readonly tag?: string;
}

interface Inputs<P, Q, B> extends Schemas<P, Q, B> {
  readonly upload?: Upload<B> | undefined;
}

export interface Operation extends Description {
  readonly method: Method;
  readonly path: string;
  readonly tag: string;
  readonly response?: AnySchema;
  readonly access: Access;
  readonly sessionRole?: Role;
  readonly inputs: Inputs<unknown, unknown, unknown>;
  readonly invoke: (
    facts: ContextFacts,
    actor: Actor | null,
    parts: Parts<unknown, unknown, unknown>,
  ) => Promise<Reply>;
}

interface Answer<R> {
  /** Schema of a successful JSON response; the compiler checks `run` against it. */
  readonly response?: Schema<R>;
}

interface Spec<P, Q, B, R> extends Declared, Inputs<P, Q, B>, Answer<R> {
  readonly access: Exclude<Access, 'public'>;
  /** Role that a session-only operation requires; any role if omitted. */
  readonly sessionRole?: Role;
  readonly run: (context: Context<P, Q, B>) => Promise<Reply<NoInfer<R>>>;
}

interface PublicSpec<P, Q, B, R> extends Declared, Inputs<P, Q, B>, Answer<R> {
  readonly run: (context: PublicContext<P, Q, B>) => Promise<Reply<NoInfer<R>>>;
}

export type Nothing = Readonly<Record<never, never>>;

export function operation<P = Nothing, Q = Nothing, B = Nothing, R = unknown>(
  spec: Spec<P, Q, B, R>,
): Operation {
  const { run, params, query, body, upload, ...declared } = spec;
  const inputs = { params, query, body, upload };

  return {
    ...described(declared),
    inputs,
    invoke: async (facts, actor, parts) => {
      const checked = validateParts<P, Q, B>(inputs, parts);
      if (actor === null) throw new DomainError('unauthenticated');
      return run({ ...facts, ...checked, actor });
    },
  };
}

export function publicOperation<P = Nothing, Q = Nothing, B = Nothing, R = unknown>(
  spec: PublicSpec<P, Q, B, R>,
): Operation {
  const { run, params, query, body, upload, ...declared } = spec;
  const inputs = { params, query, body, upload };

  return {
    ...described(declared),
    access: 'public',
    inputs,
    invoke: async (facts, _actor, parts) => run({ ...facts, ...validateParts<P, Q, B>(inputs, parts) }),
  };
}

/** Sections of the documentation that join several subjects, by the first part of the id. */
const TAGS: Readonly<Record<string, string>> = {
  admin: 'administration',
  alerts: 'catalog',
  auth: 'administration',
  datasets: 'tariff data',
  plans: 'usage',
  rulings: 'tariff data',
  skus: 'catalog',
  tariff: 'tariff data',
};

function described<D extends Declared>({ route, ...rest }: D) {
  const [method = '', path = ''] = route.split(' ');
  const [subject = ''] = rest.id.split('.', 1);
  return { tag: TAGS[subject] ?? subject, ...rest, method: method.toLowerCase() as Method, path };
}
