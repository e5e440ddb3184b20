import { promisify } from 'node:util';
import { refuse, type Refusal } from '@svc/domain/errors/refusal';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { jsonFaultPosition } from './json-position.ts';

/** Largest bodies in MiB. */
export interface BodyLimits {
  readonly jsonBodyMaxMib: number;
  readonly bulkBodyMaxMib: number;
}

/** Reads the JSON body of a request; undefined when it has none. */
export type ReadBody = (req: Request, res: Response) => Promise<unknown>;

const BYTES_PER_MIB = 1024 * 1024;
const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json$/;
const UNPACKING_FAULT = /^(?:Z_|ERR__?ERROR_|ERR_BROTLI|ERR_ZLIB)/;
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)/i;
// The name as written or with any of its characters escaped.
const PROTOTYPE_NAME =
  /"(?:_|\\u005f){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006f)(?:t|\\u0074)(?:o|\\u006f)(?:_|\\u005f){2}"/i;

function hasBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}

function refuseOtherTypes(req: Request): void {
  const header = req.get('content-type') ?? 'application/json';
  const type = (header.split(';', 1)[0] ?? '').trim().toLowerCase();
  const charset = CHARSET.exec(header)?.[1]?.toLowerCase() ?? 'utf-8';
  if (JSON_TYPE.test(type) && (charset === 'utf-8' || charset === 'utf8')) return;
  throw refuse('unsupported_media_type', {
    message: 'media_type_expected',
    params: { expected: 'application/json (UTF-8)' },
  });
}

function textOf(error: unknown, field: 'type' | 'encoding' | 'code'): string {
  if (typeof error !== 'object' || error === null) return '';
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : '';
}

function readingRefusal(error: unknown, limitMib: number): Refusal {
  const type = textOf(error, 'type');
  if (type === 'entity.too.large') {
    return refuse('payload_too_large', {
      message: 'body_too_large',
      params: { limit: limitMib },
      cause: error,
    });
  }
  if (type === 'encoding.unsupported') {
    const params = { encoding: textOf(error, 'encoding') };
    return refuse('unsupported_media_type', { message: 'body_packing_unknown', params, cause: error });
  }
  if (UNPACKING_FAULT.test(textOf(error, 'code'))) {
    return refuse('bad_request', { message: 'body_not_packed', cause: error });
  }
  // What is left: the caller left, or the body is not as long as announced.
  return refuse('bad_request', { cause: error });
}

function brokenJson(text: string, position: number): Refusal {
  const before = text.slice(0, position).split('\n');
  const details = { position, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  return refuse('bad_request', { message: 'body_not_json', params: { position }, details });
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const readable = new TextDecoder('utf-8').decode(bytes);
    throw brokenJson(readable, Math.max(readable.indexOf('\ufffd'), 0));
  }
}

function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

/** Parses a JSON body; a field named `__proto__` is dropped. Throws a refusal that says where broken JSON breaks. */
export function parseJsonBody(bytes: Buffer): unknown {
  const text = decode(bytes);
  try {
    return PROTOTYPE_NAME.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
  } catch {
    throw brokenJson(text, jsonFaultPosition(text));
  }
}

function bodyReader(limitMib: number): ReadBody {
  const raw: RequestHandler = express.raw({ limit: limitMib * BYTES_PER_MIB, type: () => true });
  const read = promisify<Request, Response, void>(raw);
  return async (req, res) => {
    if (!hasBody(req)) return undefined;
    refuseOtherTypes(req);
    await read(req, res).catch((error: unknown) => {
      throw readingRefusal(error, limitMib);
    });
    const bytes: unknown = req.body;
    return Buffer.isBuffer(bytes) && bytes.length > 0 ? parseJsonBody(bytes) : undefined;
  };
}

/** The readers of ordinary and of bulk bodies. */
export function bodyReaders(limits: BodyLimits): Readonly<Record<'json' | 'bulk', ReadBody>> {
  return { json: bodyReader(limits.jsonBodyMaxMib), bulk: bodyReader(limits.bulkBodyMaxMib) };
}

/** The body as an object, where it may be left out an empty one. */
export function requireObject(body: unknown, required: boolean): unknown {
  if (body === undefined && !required) return {};
  if (body === undefined)
    throw refuse('validation_error', { message: 'body_required', errors: fault('is required') });
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw refuse('validation_error', { message: 'body_not_object', errors: fault('must be a JSON object') });
}

function fault(message: string) {
  return [{ field: 'body', message }];
}
