import type { PartialFile } from './partial-file.ts';

export type DownloadFailure =
  | 'timeout'
  | 'connection'
  | 'status'
  | 'redirect'
  | 'too_large'
  | 'empty'
  | 'web_page';

/** Result of a download; `status` is the last HTTP status, null without a response. */
export type DownloadResult =
  | { readonly kind: 'arrived'; readonly bytes: Buffer }
  | { readonly kind: 'failed'; readonly reason: DownloadFailure; readonly status: number | null };

export interface DownloadOptions {
  /** Maximum bytes after decompression. */
  readonly maxBytes: number;
  /** Timeout from the first name lookup to the last byte. */
  readonly timeoutMs: number;
  /** Maximum silence of the server. */
  readonly idleMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Called as bytes arrive: the number so far and the total, if the source states it. */
  readonly onBytes?: ((bytes: number, total: number | null) => void) | undefined;
  /** Stores what arrives, so that a later attempt can resume. */
  readonly partial?: PartialFile | undefined;
}
