import type { SealedSecret, SecretSeal, SecretStore } from './secret-store.ts';

interface ResealReport {
  readonly resealed: number;
  readonly current: number;
  readonly unopened: readonly string[];
}

/** Re-encrypts every webhook secret with the current key, so that earlier keys can be dropped. Repeatable. */
export async function resealSecrets(store: SecretStore, secrets: SecretSeal): Promise<ResealReport> {
  const stored = await store.list();
  const unopened = unopenedSecrets(stored, secrets);
  let [resealed, current] = [0, 0];

  for (const secret of stored.filter(({ webhookId }) => !unopened.includes(webhookId))) {
    if (secrets.isCurrent(secret.sealed)) current += 1;
    else if (await reseal(store, secrets, secret)) resealed += 1;
  }

  return { resealed, current, unopened };
}

async function reseal(
  store: Pick<SecretStore, 'replace'>,
  secrets: SecretSeal,
  { webhookId, sealed }: SealedSecret,
): Promise<boolean> {
  const text = secrets.open(sealed, webhookId);
  return store.replace(webhookId, sealed, secrets.seal(text, webhookId));
}

export function unopenedSecrets(
  stored: readonly SealedSecret[],
  secrets: Pick<SecretSeal, 'open'>,
): readonly string[] {
  return stored.filter((secret) => !opens(secret, secrets)).map(({ webhookId }) => webhookId);
}

function opens({ sealed, webhookId }: SealedSecret, secrets: Pick<SecretSeal, 'open'>): boolean {
  try {
    secrets.open(sealed, webhookId);
    return true;
  } catch {
    // The cause is irrelevant: the operator needs the key or must register the webhook again.
    return false;
  }
}
