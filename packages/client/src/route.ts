export interface Route {
  readonly method: string;
  /** Path with its parameters in braces. */
  readonly path: string;
  /** Encoding of the body; null if there is none. */
  readonly body: 'json' | 'form' | null;
  /** True if the response is a file. */
  readonly isFile: boolean;
  /** True if a call accepts an `Idempotency-Key`. */
  readonly isIdempotent?: true;
}

export interface FileToSend {
  readonly name: string;
  readonly content: Uint8Array | string;
}

/** A downloaded file. */
export interface FileAnswer {
  /** Suggested name; null without one. */
  readonly name: string | null;
  readonly type: string;
  readonly content: Uint8Array;
}
