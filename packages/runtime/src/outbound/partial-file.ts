import type { IncomingHttpHeaders } from 'node:http';

/** The part left by an earlier download attempt, and the destination of a new one. */
export interface PartialFile {
  /** Stored bytes and their validator; null if there are none. */
  readonly held: () => { readonly bytes: Buffer; readonly validator: string } | null;
  readonly begin: (validator: string | null) => void;
  readonly append: (chunk: Buffer) => void;
}

/** Headers that request the rest of a file. A byte range counts encoded bytes, so no encoding is accepted. */
export function rangeHeaders(partial: PartialFile | undefined): Readonly<Record<string, string>> {
  if (partial === undefined) return {};
  const held = partial.held();
  const plain = { 'accept-encoding': 'identity' };
  if (held === null) return plain;
  return { ...plain, range: `bytes=${held.bytes.length}-`, 'if-range': held.validator };
}

/** Strong validator of a file version; null without one, or if ranges are not supported. */
export function validatorOf(headers: IncomingHttpHeaders): string | null {
  if (headers['accept-ranges'] !== 'bytes' || headers['content-encoding'] !== undefined) return null;
  const { etag } = headers;
  if (etag !== undefined) return etag.startsWith('W/') ? null : etag;
  return headers['last-modified'] ?? null;
}

const CONTENT_RANGE = /^bytes (\d+)-\d+\/(\d+|\*)$/;

/** Total bytes of a file as the response declares; null if it does not. */
export function totalOf(status: number, headers: IncomingHttpHeaders): number | null {
  const text =
    status === 206 ? CONTENT_RANGE.exec(headers['content-range'] ?? '')?.[2] : headers['content-length'];
  return text === undefined || !/^\d+$/.test(text) ? null : Number(text);
}

/** True if a response continues at the end of the stored bytes. */
export function continues(headers: IncomingHttpHeaders, heldBytes: number): boolean {
  return Number(CONTENT_RANGE.exec(headers['content-range'] ?? '')?.[1] ?? Number.NaN) === heldBytes;
}
