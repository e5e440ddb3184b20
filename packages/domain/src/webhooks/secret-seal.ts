/** Encrypts signature keys for rest. What is sealed for one webhook does not open for another. */
export interface SecretSeal {
  seal(secret: string, webhookId: string): Uint8Array;
  /** Throws when the bytes were changed, belong to another webhook, or their key is not known. */
  open(sealed: Uint8Array, webhookId: string): string;
  /** Whether the key in use sealed it. Throws when the bytes are cut short. */
  isCurrent(sealed: Uint8Array): boolean;
}
