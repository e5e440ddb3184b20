import { promisify } from 'node:util';
import { DomainError } from '@svc/domain/errors/domain-error';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { createWaitingSlots } from '../waiting-slots.ts';
import type { ListRule } from './json-list.ts';
import { decodeUtf8, parseJsonText } from './json-text.ts';
import { bodyTooSlow, readInTime } from './arrival.ts';
import { readListBody } from './list-body.ts';

/** Maximum body sizes in MiB, and the idle time after which a large body is aborted. */
export interface BodyLimits {
  readonly jsonBodyMaxMib: number;
  readonly bulkBodyMaxMib: number;
  readonly uploadIdleSeconds: number;
}

export interface BodySource {
  readonly req: Request;
  readonly res: Response;
  readonly accountId: string;
}

/** Reads the JSON body of a request, with limits for a long list; undefined if there is no body. */
export type ReadBody = (source: BodySource, list: ListRule | undefined) => Promise<unknown>;

const BYTES_PER_MIB = 1024 * 1024;
const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json$/;
const UNPACKING_FAULT = /^(?:Z_|ERR__?ERROR_|ERR_BROTLI|ERR_ZLIB)/;
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)/i;
function hasBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}

function rejectOtherTypes(req: Request): void {
  const header = req.get('content-type') ?? 'application/json';
  const type = (header.split(';', 1)[0] ?? '').trim().toLowerCase();
  const charset = CHARSET.exec(header)?.[1]?.toLowerCase() ?? 'utf-8';
  if (JSON_TYPE.test(type) && (charset === 'utf-8' || charset === 'utf8')) return;

  throw new DomainError('unsupported_media_type', {
    message: 'media_type_expected',
    params: { expected: 'application/json (UTF-8)' },
  });
}

function textOf(error: unknown, field: 'type' | 'encoding' | 'code'): string {
  if (typeof error !== 'object' || error === null) return '';
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : '';
}

function readingError(error: unknown, limitMib: number): DomainError {
  if (error instanceof DomainError) return error;

  const type = textOf(error, 'type');
  if (type === 'entity.too.large') {
    return new DomainError('payload_too_large', {
      message: 'body_too_large',
      params: { limit: limitMib },
      cause: error,
    });
  }
  if (type === 'encoding.unsupported') {
    const params = { encoding: textOf(error, 'encoding') };
    return new DomainError('unsupported_media_type', {
      message: 'body_packing_unknown',
      params,
      cause: error,
    });
  }
  if (UNPACKING_FAULT.test(textOf(error, 'code'))) {
    return new DomainError('bad_request', { message: 'body_not_packed', cause: error });
  }

  // Otherwise the caller disconnected, or the body is shorter than its Content-Length.
  return new DomainError('bad_request', { cause: error });
}

/** Parses a JSON body; drops fields named `__proto__`. Throws an error with the position of invalid JSON. */
function parseJsonBody(bytes: Buffer): unknown {
  return parseJsonText(decodeUtf8(bytes));
}

function wholeBodyReader(limitMib: number, idleSeconds: number): (source: BodySource) => Promise<unknown> {
  const raw: RequestHandler = express.raw({ limit: limitMib * BYTES_PER_MIB, type: () => true });
  const read = promisify<Request, Response, void>(raw);

  return async ({ req, res }) => {
    await readInTime({ req, res, idleSeconds, failure: bodyTooSlow }, () => read(req, res));
    const bytes: unknown = req.body;
    return Buffer.isBuffer(bytes) && bytes.length > 0 ? parseJsonBody(bytes) : undefined;
  };
}

const TURNS = { max: 2, waitMs: 30_000, waitingMax: 100 } as const;

/** Creates the body reader of a process: bodies with a long list are parsed entry by entry, others whole. */
export function bodyReader(limits: BodyLimits): ReadBody {
  const readWhole = wholeBodyReader(limits.jsonBodyMaxMib, limits.uploadIdleSeconds);
  const listLimits = { maxMib: limits.bulkBodyMaxMib, idleSeconds: limits.uploadIdleSeconds };
  const turns = createWaitingSlots(TURNS);

  return async (source, list) => {
    if (!hasBody(source.req)) return undefined;

    rejectOtherTypes(source.req);
    const reading = list === undefined ? readWhole(source) : readListBody(source, list, listLimits, turns);

    return reading.catch((error: unknown) => {
      throw readingError(error, limits.jsonBodyMaxMib);
    });
  };
}

/** Returns the body as an object; an omitted optional body is an empty object. */
export function requireObject(body: unknown, required: boolean): unknown {
  if (body === undefined && !required) return {};
  if (body === undefined)
    throw new DomainError('validation_error', { message: 'body_required', errors: fault('is required') });
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new DomainError('validation_error', {
    message: 'body_not_object',
    errors: fault('must be a JSON object'),
  });
}

function fault(message: string) {
  return [{ field: 'body', message }];
}
