import { readApiError } from './api-error.ts';
import { ROUTES, type Operations } from './generated/operations.ts';
import { pause } from './pause.ts';
import { isRepeatSafe, pauseBefore, RETRY_RULE, type RetryRule } from './retry.ts';
import type { Route } from './route.ts';
import { addressOf, bodyOf, readFileAnswer, type CallParts } from './wire.ts';

/** Address and credentials of the service. */
export interface ClientOptions {
  /** Address of the service without `/api`, such as `http://127.0.0.1:8080`. */
  readonly baseUrl: string;
  /** API key; without one only the health of the service can be asked. */
  readonly key?: string;
  /** Token of a session, for the operations of administration. */
  readonly session?: string;
  /** Headers that go with each call, such as the console's own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Language of messages and labels: `en`, `vi`, `ja` or `ko`. */
  readonly language?: string;
  readonly retry?: Partial<RetryRule>;
  /** Longest time of one attempt in milliseconds; 60,000 by default. */
  readonly timeoutMs?: number;
}

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes a call again after trouble even where that may do, and charge, the work twice. */
  readonly repeat?: boolean;
  /**
   * Key by which the service knows a repeated call, 1 to 255 characters; by default one that is made for the call. Store your
   * own to repeat a call after a restart: for 24 hours it has no second effect.
   */
  readonly idempotencyKey?: string;
  readonly language?: string;
}

/** Id of an operation, as the description of the interface names it. */
export type OperationId = keyof Operations;

/** Input of an operation. */
export type RequestOf<K extends OperationId> = Operations[K]['request'];

/** Response of an operation. */
export type AnswerOf<K extends OperationId> = Operations[K]['answer'];

/** Id of a paged operation. */
export type PagedId = {
  [K in OperationId]: AnswerOf<K> extends Page & { readonly page: number } ? K : never;
}[OperationId];

/** An item of a paged list. */
export type ItemOf<K extends PagedId> = AnswerOf<K>['items'][number];

type Arguments<K extends OperationId> =
  Readonly<Record<never, never>> extends RequestOf<K>
    ? [request?: RequestOf<K>, options?: CallOptions]
    : [request: RequestOf<K>, options?: CallOptions];

/** Calls operations of the service. */
export interface Client {
  /**
   * Calls an operation. Throws ApiError for an error response, TypeError for a path parameter that is empty or leads
   * out of the path, and the error of `fetch` without a response.
   */
  call<K extends OperationId>(id: K, ...rest: Arguments<K>): Promise<AnswerOf<K>>;
  /** The items of a paged list, fetched page by page on demand. Throws as `call` does. */
  each<K extends PagedId>(id: K, ...rest: Arguments<K>): AsyncGenerator<ItemOf<K>, void>;
}

const TIMEOUT_MS = 60_000;

function requestInit(
  client: ClientOptions,
  route: Route,
  parts: CallParts,
  options: CallOptions,
): RequestInit {
  const { body, type } = bodyOf(route, parts);
  const language = options.language ?? client.language;
  const timeout = AbortSignal.timeout(client.timeoutMs ?? TIMEOUT_MS);

  return {
    method: route.method,
    // Followed, a redirect would turn a POST into a GET and hand the key to whoever is named.
    redirect: 'manual',
    signal: options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]),
    headers: {
      Accept: 'application/json',
      ...client.headers,
      ...(client.key === undefined ? {} : { 'X-API-Key': client.key }),
      ...(client.session === undefined ? {} : { Authorization: `Bearer ${client.session}` }),
      ...(language === undefined ? {} : { 'Accept-Language': language }),
      ...(type === undefined ? {} : { 'Content-Type': type }),
      ...(options.idempotencyKey === undefined ? {} : { 'Idempotency-Key': options.idempotencyKey }),
    },
    ...(body === undefined ? {} : { body }),
  };
}

async function callOnce(
  client: ClientOptions,
  address: string,
  route: Route,
  parts: CallParts,
  options: CallOptions,
): Promise<unknown> {
  const answer = await fetch(address, requestInit(client, route, parts, options));
  if (answer.status >= 300) throw await readApiError(answer);
  return route.isFile ? readFileAnswer(answer) : answer.json();
}

function withKey({ isIdempotent }: Route, options: CallOptions): CallOptions {
  if (isIdempotent !== true) {
    const { idempotencyKey: _none, ...others } = options;
    return others;
  }
  return { ...options, idempotencyKey: options.idempotencyKey ?? newKey() };
}

// `crypto.randomUUID` is missing on pages that came by plain HTTP.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A client of the service at an address. */
export function createClient(client: ClientOptions): Client {
  const rule: RetryRule = { ...RETRY_RULE, ...client.retry };
  const call = async (
    id: OperationId,
    parts: CallParts = {},
    options: CallOptions = {},
  ): Promise<unknown> => {
    const route = ROUTES[id];
    const address = addressOf(client.baseUrl, route, parts);
    const keyed = withKey(route, options);
    const isKeyed = keyed.idempotencyKey !== undefined;
    const isSafe = options.repeat === true || isKeyed || isRepeatSafe(route, parts.body);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await callOnce(client, address, route, parts, keyed);
      } catch (error) {
        const wait = options.signal?.aborted === true ? null : pauseBefore(error, attempt, isSafe, rule);
        if (wait === null) throw error;
        await pause(wait, options.signal);
      }
    }
  };
  const each = (id: PagedId, parts: CallParts = {}, options: CallOptions = {}) =>
    eachItem((page) => call(id, page, options) as Promise<Page>, parts);

  // The types of both sides come from the same description.
  return { call: call as Client['call'], each: each as Client['each'] };
}

/** Fields read from a page. */
interface Page {
  readonly items: readonly unknown[];
  readonly total: number;
}

/** The items of a paged list, fetched page by page on demand; concurrent changes may be missed. */
async function* eachItem(
  ask: (parts: CallParts) => Promise<Page>,
  parts: CallParts,
): AsyncGenerator<unknown, void> {
  for (let page = 1, seen = 0, total = 1; seen < total; page += 1) {
    const answer = await ask({ ...parts, query: { ...parts.query, page } });
    if (answer.items.length === 0) return;
    yield* answer.items;
    seen += answer.items.length;
    ({ total } = answer);
  }
}
