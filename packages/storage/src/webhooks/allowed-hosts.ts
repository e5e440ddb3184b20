import type { PrismaClient } from '../generated/prisma/client.ts';

interface AllowedHostSettings {
  readonly environment: string;
  readonly webhookAllowHosts: readonly string[];
}

const FRESH_MS = 1000;

/** Receivers allowed by setting and by `tariff webhooks allow`, cached for at most a second; none in production. */
export function createAllowedHosts(
  db: Pick<PrismaClient, 'localReceiver'>,
  { environment, webhookAllowHosts }: AllowedHostSettings,
): () => Promise<readonly string[]> {
  let readAt = -Infinity;
  let reading: Promise<readonly string[]> = Promise.resolve([]);

  return async () => {
    if (environment === 'production') return [];
    if (performance.now() - readAt >= FRESH_MS) {
      readAt = performance.now();
      reading = db.localReceiver
        .findMany({ select: { host: true } })
        .then((rows) => [...webhookAllowHosts, ...rows.map(({ host }) => host)]);
    }
    return reading;
  };
}
