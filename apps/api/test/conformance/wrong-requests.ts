import type { ErrorCode } from '@svc/domain/errors/error-codes';
import type { Operation } from '../../src/http/operation.ts';
import type { JsonSchema } from '../../src/http/schema/schema.ts';
import { LEAST_BODIES } from './least-bodies.ts';

/** Sender of a request: an active account by its key, a signed-in administrator, somebody unknown, or nobody. */
export type Caller = 'nobody' | 'anybody' | 'entry' | 'admin' | 'noPlanFeature' | 'trialEnded' | 'session';

/** A request that an operation rejects. */
export interface WrongRequest {
  readonly caller: Caller;
  /** State of PostgreSQL: serving, without its tables, or away. */
  readonly database?: 'broken' | 'away';
  readonly query?: Readonly<Record<string, string>>;
  /** Body with its media type; a form has no file in it. */
  readonly body?: { readonly type: string; readonly text: string } | 'form';
}

const JSON_TYPE = 'application/json';
/** Operations that read nothing but settings, and so cannot fail by the database. */
const SETTINGS_ALONE: ReadonlySet<string> = new Set(['auth.options']);
const OVER_A_MEBIBYTE = 1024 * 1024 + 1;

const callerOf = ({ access }: Operation): Caller => (access === 'session' ? 'session' : 'admin');
const leastBody = ({ id, inputs }: Operation) =>
  inputs.body === undefined
    ? {}
    : { body: { type: JSON_TYPE, text: JSON.stringify(LEAST_BODIES[id] ?? {}) } };

function withBody(operation: Operation, type: string, text: string): WrongRequest | null {
  return operation.inputs.body === undefined ? null : { caller: callerOf(operation), body: { type, text } };
}

function wrongFields(operation: Operation): WrongRequest | null {
  const caller = callerOf(operation);
  const { query, body, upload } = operation.inputs;
  if (upload !== undefined) return { caller, body: 'form' };
  if (body !== undefined) return { caller, body: { type: JSON_TYPE, text: '[]' } };

  const properties: JsonSchema = (query?.json['properties'] ?? {}) as JsonSchema;
  const [name] = Object.keys(properties);

  // Text with U+0000 is right for no field at all.
  return name === undefined ? null : { caller, query: { [name]: '\u0000' } };
}

/** By code, the request that an operation rejects by its declaration alone; null if others must show it. */
const WRONG: Partial<Record<ErrorCode, (operation: Operation) => WrongRequest | null>> = {
  bad_request: (operation) => withBody(operation, JSON_TYPE, '{"a": '),
  unauthenticated: ({ access }) => (access === 'public' ? null : { caller: 'nobody' }),
  trial_ended: ({ catalogWrite }) => (catalogWrite === true ? { caller: 'trialEnded' } : null),
  forbidden: ({ access }) =>
    access === 'public' ? null : { caller: access === 'session' ? 'admin' : 'entry' },
  plan_feature: ({ feature }) => (feature === undefined ? null : { caller: 'noPlanFeature' }),
  not_found: (operation) =>
    operation.inputs.params === undefined ? null : { caller: callerOf(operation), ...leastBody(operation) },
  payload_too_large: (operation) => withBody(operation, JSON_TYPE, ' '.repeat(OVER_A_MEBIBYTE)),
  unsupported_media_type: (operation) => withBody(operation, 'text/plain', 'description'),
  validation_error: wrongFields,
  internal_error: (operation) =>
    SETTINGS_ALONE.has(operation.id)
      ? null
      : { caller: 'anybody', database: 'broken', ...leastBody(operation) },
  service_unavailable: (operation) => ({ caller: 'anybody', database: 'away', ...leastBody(operation) }),
};

/** The request for which an operation returns a code; null if that takes more than its declaration. */
export function wrongRequest(operation: Operation, code: ErrorCode): WrongRequest | null {
  return WRONG[code]?.(operation) ?? null;
}
