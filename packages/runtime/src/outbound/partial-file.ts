import type { IncomingHttpHeaders } from 'node:http';

/** What an earlier try of a download left, and where a new try keeps what arrives. */
export interface PartialFile {
  /** Bytes that are held with what names their version; null when there are none. */
  readonly held: () => { readonly bytes: Buffer; readonly validator: string } | null;
  /** A file begins anew; without a validator it cannot be resumed. */
  readonly begin: (validator: string | null) => void;
  readonly append: (chunk: Buffer) => void;
}

/** Headers that ask for the rest of a file. A byte range counts encoded bytes, so no encoding is asked for. */
export function rangeHeaders(partial: PartialFile | undefined): Readonly<Record<string, string>> {
  if (partial === undefined) return {};
  const held = partial.held();
  const plain = { 'accept-encoding': 'identity' };
  if (held === null) return plain;
  return { ...plain, range: `bytes=${held.bytes.length}-`, 'if-range': held.validator };
}

/** What names the version of a file beyond doubt; null where nothing does or ranges are not served. */
export function validatorOf(headers: IncomingHttpHeaders): string | null {
  if (headers['accept-ranges'] !== 'bytes' || headers['content-encoding'] !== undefined) return null;
  const { etag } = headers;
  if (etag !== undefined) return etag.startsWith('W/') ? null : etag;
  return headers['last-modified'] ?? null;
}

const CONTENT_RANGE = /^bytes (\d+)-\d+\/(\d+|\*)$/;

/** Bytes that a file has in all, as the answer says; null where it does not. */
export function totalOf(status: number, headers: IncomingHttpHeaders): number | null {
  const text =
    status === 206 ? CONTENT_RANGE.exec(headers['content-range'] ?? '')?.[2] : headers['content-length'];
  return text === undefined || !/^\d+$/.test(text) ? null : Number(text);
}

/** Whether an answer goes on where the held bytes end. */
export function continues(headers: IncomingHttpHeaders, heldBytes: number): boolean {
  return Number(CONTENT_RANGE.exec(headers['content-range'] ?? '')?.[1] ?? Number.NaN) === heldBytes;
}
