import { createHash } from 'node:crypto';
import { invalidField } from '@svc/domain/errors/domain-error';
import type { KeyedCall, KeyedResponse, StoredResponse } from '@svc/storage/idempotency';
import type { Request } from 'express';
import type { Operation } from './operation.ts';
import { json, type Reply } from './reply.ts';
import type { Parts } from './validate-parts.ts';

export type RunOnce = (call: KeyedCall, work: () => Promise<StoredResponse>) => Promise<KeyedResponse>;

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
const REPEATED_HEADER = 'Idempotency-Replayed';
export const KEY_MAX_CHARS = 255;
const KEY = new RegExp(`^[\\x21-\\x7e]{1,${KEY_MAX_CHARS}}$`);

/** The idempotency key of a call; null if absent or unsupported by the operation. Throws 422 for a malformed key. */
export function idempotencyKey(req: Request, { idempotent }: Operation): string | null {
  const key = idempotent === true ? req.get(IDEMPOTENCY_HEADER) : undefined;
  if (key === undefined) return null;
  if (KEY.test(key)) return key;
  throw invalidField(IDEMPOTENCY_HEADER, `must be 1 to ${KEY_MAX_CHARS} characters of ASCII without blanks`);
}

/** SHA-256 of a request, independent of field order in objects. */
export function fingerprintOf({ params, query, body }: Parts<unknown, unknown, unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify([params, query, body], sorted))
    .digest('hex');
}

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Responds to a keyed call: runs the first, replays the stored response for repeats. */
export async function replyOnce(once: RunOnce, call: KeyedCall, run: () => Promise<Reply>): Promise<Reply> {
  const { status, headers, body, isRepeated } = await once(call, async () => stored(await run()));
  const marked = isRepeated ? { ...headers, [REPEATED_HEADER]: 'true' } : headers;
  return json(status, JSON.parse(body) as unknown, marked);
}

function stored(reply: Reply): StoredResponse {
  if (reply.kind !== 'json') throw new Error('only a JSON response can be repeated');
  return { status: reply.status, headers: reply.headers, body: JSON.stringify(reply.body) };
}
