import type { AnswerOf, OperationId } from '@svc/client/create-client';
import { ROUTES } from '@svc/client/generated/operations';

export interface SeenCall {
  readonly id: OperationId;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The JSON body, or a raw form; undefined if there is none. */
  readonly body: unknown;
  readonly language: string | null;
}

export class DomainError {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    detail: string,
    errors: DomainError['errors'] = [],
    details: DomainError['details'] = {},
  ) {
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = errors;
    this.details = details;
  }
}

/** Responses by operation, or functions of the call; partial responses are completed. */
export type Answers = {
  readonly [K in OperationId]?:
    | Partial<AnswerOf<K>>
    | DomainError
    | ((call: SeenCall) => Partial<AnswerOf<K>> | DomainError | Promise<Partial<AnswerOf<K>> | DomainError>);
};

export interface FakeApi {
  /** Every call so far, in order. */
  readonly calls: readonly SeenCall[];
  callsOf(id: OperationId): readonly SeenCall[];
  answer(answers: Answers): void;
}

interface Found {
  readonly id: OperationId;
  readonly params: Readonly<Record<string, string>>;
}

const PATTERNS = Object.entries(ROUTES).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method,
  // Literal path segments precede parameters.
  parameters: (path.match(/\{/gu) ?? []).length,
  pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/gu, '(?<$1>[^/]+)')}$`, 'u'),
}));
PATTERNS.sort((one, other) => one.parameters - other.parameters);

function find(method: string, path: string): Found | null {
  for (const { id, method: expected, pattern } of PATTERNS) {
    const match = method === expected ? pattern.exec(path) : null;
    if (match !== null) return { id, params: { ...match.groups } };
  }

  return null;
}

function bodyOf(body: RequestInit['body']): unknown {
  if (typeof body !== 'string') return body ?? undefined;
  return JSON.parse(body);
}

function respond(answer: unknown): Response {
  const isRejected = answer instanceof DomainError;
  const body = isRejected
    ? {
        detail: answer.detail,
        code: answer.code,
        request_id: 'r-1',
        details: answer.details,
        errors: answer.errors,
      }
    : answer;
  const headers = { 'Content-Type': 'application/json' };

  return new Response(JSON.stringify(body), { status: isRejected ? answer.status : 200, headers });
}

/** Ambient requests: served unrecorded unless a test defines them. */
const AMBIENT: Answers = {
  'system.limits': {
    credits_per_lookup: 0,
    proposal_thresholds: { heading: 0.85, subheading: 0.75, line: 0.6 },
  },
  'review.counts': { total: 0 },
  'auth.options': { password: true, provider: null },
};

/** Replaces the network by a fake API; undefined operations return 404. */
export function fakeApi(first: Answers = {}): FakeApi {
  let answers = first;
  const calls: SeenCall[] = [];
  const note = (call: SeenCall): void => {
    if (call.id in answers || !(call.id in AMBIENT)) calls.push(call);
  };

  globalThis.fetch = async (input, init = {}) => {
    if (typeof input !== 'string') throw new TypeError('the console calls by address');

    const { pathname, searchParams } = new URL(input, 'http://console.test');
    const found = find(init.method ?? 'GET', pathname);
    if (found === null) return respond(new DomainError(404, 'not_found', `no operation at ${pathname}`));

    const headers = new Headers(init.headers);
    const call: SeenCall = {
      ...found,
      query: searchParams,
      body: bodyOf(init.body),
      language: headers.get('accept-language'),
    };
    const answer = answers[found.id] ?? AMBIENT[found.id];
    note(call);
    if (answer === undefined) return respond(new DomainError(404, 'not_found', `no answer for ${found.id}`));
    init.signal?.throwIfAborted();

    return respond(typeof answer === 'function' ? await answer(call) : answer);
  };

  return {
    calls,
    callsOf: (id) => calls.filter((call) => call.id === id),
    answer: (more) => {
      answers = { ...answers, ...more };
    },
  };
}
