import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

const JSON_TYPE = 'application/json; charset=utf-8';

type Headers = Readonly<Record<string, string>>;

export interface JsonReply<T> {
  readonly kind: 'json';
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

interface WrittenReply<T> {
  readonly kind: 'written';
  /** JSON in UTF-8. */
  readonly bytes: Buffer;
  /** Type-only; never set. */
  readonly body?: T;
  readonly etag: string;
}

interface FileReply {
  readonly kind: 'file';
  readonly filename: string;
  readonly contentType: string;
  readonly headers?: Headers;
  readonly content: Buffer | Readable;
}

interface JsonListReply<T> {
  readonly kind: 'list';
  readonly content: Readable;
  /** Type-only; never set. */
  readonly body?: T;
}

export type Reply<T = unknown> = JsonReply<T> | WrittenReply<T> | FileReply | JsonListReply<T>;

export function json<T>(status: number, body: T, headers: Headers = {}): JsonReply<T> {
  return { kind: 'json', status, body, headers };
}

/** A serialized JSON response with status 200; `etag` identifies its content. */
export function writtenJson<T>({ bytes, etag }: Omit<WrittenReply<T>, 'kind'>): WrittenReply<T> {
  return { kind: 'written', bytes, etag };
}

export function file(parts: Omit<FileReply, 'kind'>): FileReply {
  return { kind: 'file', ...parts };
}

async function* jsonArray(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let lead = '[';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield lead + page.map((item) => JSON.stringify(item)).join(',');
    lead = ',';
  }

  yield lead === '[' ? '[]' : ']';
}

/** A JSON array streamed page by page, in constant memory. */
export function jsonList<T>(pages: AsyncIterable<readonly T[]>): JsonListReply<readonly T[]> {
  return { kind: 'list', content: Readable.from(jsonArray(pages), { objectMode: false }) };
}

/** Waits for the first bytes or the end of a stream, so that an immediate failure still gets an error response. */
async function firstBytes(content: Readable): Promise<void> {
  if (content.errored !== null) throw content.errored;
  if (content.readableLength === 0 && !content.readableEnded) await once(content, 'readable');
}

async function sendFile(res: Response, reply: FileReply): Promise<void> {
  res.status(200).type(reply.contentType).attachment(reply.filename);
  // attachment() derives the content type from the file name; the operation's is more exact.
  res.set({ ...reply.headers, 'Content-Type': reply.contentType });
  if (Buffer.isBuffer(reply.content)) return void res.send(reply.content);
  await sendStream(res, reply.content);
}

async function sendStream(res: Response, content: Readable): Promise<void> {
  if (res.req.method === 'HEAD') {
    content.destroy();
    return void res.end();
  }

  await firstBytes(content);
  await pipeline(content, res);
}

export async function sendReply(res: Response, reply: Reply): Promise<void> {
  if (reply.kind === 'file') return sendFile(res, reply);
  if (reply.kind === 'list') {
    res.status(200).setHeader('Content-Type', JSON_TYPE);
    return sendStream(res, reply.content);
  }
  if (reply.kind === 'written') {
    res.setHeader('Content-Type', JSON_TYPE).setHeader('Content-Length', reply.bytes.length);
    return void res.setHeader('ETag', reply.etag).end(reply.bytes);
  }

  res.status(reply.status).set(reply.headers).json(reply.body);
}
