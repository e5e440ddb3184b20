import type { ErrorCode } from '@svc/domain/errors/error-codes';
import type { Operation } from '../../src/http/operation.ts';
import type { JsonSchema } from '../../src/http/schema/schema.ts';
import { LEAST_BODIES } from './least-bodies.ts';

/** Sender of a request: an active account by key, a signed-in administrator, an unknown caller, or none. */
export type Caller =
  | 'nobody'
  | 'anybody'
  | 'entry'
  | 'admin'
  | 'noPlanFeature'
  | 'trialEnded'
  | 'sandbox'
  | 'session';

export interface WrongRequest {
  readonly caller: Caller;
  /** State of PostgreSQL: `broken` has no tables, `away` is unreachable. */
  readonly database?: 'broken' | 'away';
  readonly query?: Readonly<Record<string, string>>;
  /** Body with its media type; a form without a file. */
  readonly body?: { readonly type: string; readonly text: string } | 'form';
}

const JSON_TYPE = 'application/json';
/** Operations that read only settings, so a database outage does not affect them. */
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

  // U+0000 is invalid in every field.
  return name === undefined ? null : { caller, query: { [name]: '\u0000' } };
}

/** Request by error code that an operation rejects by its declaration alone; null if other tests cover the code. */
const WRONG: Partial<Record<ErrorCode, (operation: Operation) => WrongRequest | null>> = {
  bad_request: (operation) => withBody(operation, JSON_TYPE, '{"a": '),
  unauthenticated: ({ access }) => (access === 'public' ? null : { caller: 'nobody' }),
  trial_ended: ({ catalogWrite }) => (catalogWrite === true ? { caller: 'trialEnded' } : null),
  forbidden: ({ access, catalogWrite }) => {
    if (access === 'entry') return catalogWrite === true ? { caller: 'sandbox' } : null;
    return access === 'public' ? null : { caller: access === 'session' ? 'admin' : 'entry' };
  },
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

/** The request for which an operation returns a code; null if its declaration does not suffice. */
export function wrongRequest(operation: Operation, code: ErrorCode): WrongRequest | null {
  return WRONG[code]?.(operation) ?? null;
}
