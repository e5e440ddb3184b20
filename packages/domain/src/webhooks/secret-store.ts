/** Encrypts signature keys at rest. A secret sealed for one webhook cannot be opened for another. */
export interface SecretSeal {
  seal(secret: string, webhookId: string): Uint8Array;
  /** Throws if the bytes were changed, belong to another webhook, or were sealed with an unknown key. */
  open(sealed: Uint8Array, webhookId: string): string;
  /** True if sealed with the current key. Throws for truncated bytes. */
  isCurrent(sealed: Uint8Array): boolean;
}

export interface SealedSecret {
  readonly webhookId: string;
  readonly sealed: Uint8Array;
}

/** Store of sealed webhook secrets; a secret is deleted with its webhook. */
export interface SecretStore {
  /** All secrets, oldest webhooks first. */
  list(): Promise<readonly SealedSecret[]>;
  /** Replaces a secret; false if it has changed since it was read. */
  replace(webhookId: string, from: Uint8Array, to: Uint8Array): Promise<boolean>;
}
