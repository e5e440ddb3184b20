/** Path of an operation, with the form of its body and its response. */
export interface Route {
  readonly method: string;
  /** Path with its parameters in braces. */
  readonly path: string;
  /** Encoding of the body; null if there is none. */
  readonly body: 'json' | 'form' | null;
  /** True if the response is a file. */
  readonly isFile: boolean;
  /** True if a call may have an `Idempotency-Key`. */
  readonly isIdempotent?: true;
}

/** A file to upload. */
export interface FileToSend {
  readonly name: string;
  readonly content: Uint8Array | string;
}

/** A file that was answered. */
export interface FileAnswer {
  /** Name that the service suggests; null when it suggests none. */
  readonly name: string | null;
  readonly type: string;
  readonly content: Uint8Array;
}
