import { unopenedSecrets } from '@svc/domain/webhooks/reseal-secrets';
import type { SecretSeal, SecretStore } from '@svc/domain/webhooks/secret-store';
import type { Logger } from '@svc/runtime/logger';

const NAMED_MAX = 50;

/** Logs at startup the webhook secrets that no key can decrypt; returns their number. */
export async function reportUnopened(
  store: Pick<SecretStore, 'list'>,
  secrets: Pick<SecretSeal, 'open'>,
  logger: Logger,
): Promise<number> {
  const ids = unopenedSecrets(await store.list(), secrets);
  if (ids.length > 0)
    logger.error('no key of SECRET_KEY opens the secrets of some webhooks; their deliveries fail', {
      count: ids.length,
      webhooks: ids.slice(0, NAMED_MAX),
    });

  return ids.length;
}
