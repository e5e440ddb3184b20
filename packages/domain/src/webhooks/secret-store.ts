/** A webhook's secret as it rests. */
export interface SealedSecret {
  readonly webhookId: string;
  readonly sealed: Uint8Array;
}

/** Keeps the sealed secrets of webhooks; those of deleted webhooks are gone. */
export interface SecretStore {
  /** All secrets, those of the oldest webhooks first. */
  list(): Promise<readonly SealedSecret[]>;
  /** Replaces a secret; false when it is no longer the one that was read. */
  replace(webhookId: string, from: Uint8Array, to: Uint8Array): Promise<boolean>;
}
