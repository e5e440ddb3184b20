import type { PartialFile } from './partial-file.ts';

/** Why a file did not arrive. */
export type DownloadFailure =
  'timeout' | 'connection' | 'status' | 'redirect' | 'too_large' | 'empty' | 'web_page';

/** Result of a download; `status` is the last HTTP status, null without a response. */
export type DownloadResult =
  | { readonly kind: 'arrived'; readonly bytes: Buffer }
  | { readonly kind: 'failed'; readonly reason: DownloadFailure; readonly status: number | null };

/** Bounds of one download. */
export interface DownloadOptions {
  /** Most bytes, counted after decompression. */
  readonly maxBytes: number;
  /** From the first look-up to the last byte. */
  readonly timeoutMs: number;
  /** Longest silence of the server. */
  readonly idleMs: number;
  /** Ends the download early. */
  readonly signal?: AbortSignal | undefined;
  /** Called as bytes arrive: how many are there, and how many there will be where the source says so. */
  readonly onBytes?: ((bytes: number, total: number | null) => void) | undefined;
  /** Stores what arrives, so that a later try can continue from there. */
  readonly partial?: PartialFile | undefined;
}
