export interface Route {
  readonly method: string;
  readonly path: string;
  /** Encoding of the body; null if there is none. */
  readonly body: 'json' | 'form' | null;
  readonly isFile: boolean;
  readonly isIdempotent?: true;
}

export interface FileToSend {
  readonly name: string;
  readonly content: Uint8Array | string;
}

export interface FileAnswer {
  readonly name: string | null;
  readonly type: string;
  readonly content: Uint8Array;
}
