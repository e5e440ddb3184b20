/** Encrypts signature keys for rest. What is sealed for one webhook does not open for another. */
export interface SecretSeal {
  seal(secret: string, webhookId: string): Uint8Array;
  /** Throws when the bytes were changed, belong to another webhook, or their key is not known. */
  open(sealed: Uint8Array, webhookId: string): string;
  /** True if the current key sealed it. Throws when the bytes are truncated. */
  isCurrent(sealed: Uint8Array): boolean;
}

/** A webhook's secret as it rests. */
export interface SealedSecret {
  readonly webhookId: string;
  readonly sealed: Uint8Array;
}

/** Store of the sealed secrets of webhooks; those of deleted webhooks are removed. */
export interface SecretStore {
  /** All secrets, those of the oldest webhooks first. */
  list(): Promise<readonly SealedSecret[]>;
  /** Replaces a secret; false when it is no longer the one that was read. */
  replace(webhookId: string, from: Uint8Array, to: Uint8Array): Promise<boolean>;
}
