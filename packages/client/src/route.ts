/** Where an operation is and how its body and its answer look. */
export interface Route {
  readonly method: string;
  /** Path with its parameters in braces. */
  readonly path: string;
  /** How the body is sent; null where there is none. */
  readonly body: 'json' | 'form' | null;
  /** Whether the answer is a file. */
  readonly isFile: boolean;
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
