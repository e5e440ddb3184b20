import type { Activation } from '@svc/domain/datasets/activation-store';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** Ends a switch: how many SKUs each change touched, and the event `tariff.changed` once, in one transaction. */
export async function finishActivation(
  db: PrismaClient,
  activation: Activation,
  last: number,
  now: Date,
): Promise<void> {
  const { id, market, fromVersion, toVersion } = activation;
  await db.$transaction([
    db.$executeRaw`
      UPDATE tariff_changes c SET affected_skus = a.skus
      FROM (SELECT code, count(*)::int AS skus FROM alerts WHERE activation_id = ${id} GROUP BY code) a
      WHERE c.market = ${market}::market AND c.from_version = ${fromVersion} AND c.to_version = ${toVersion} AND c.code = a.code`,
    db.$executeRaw`
      WITH counted AS (
        SELECT jsonb_object_agg(kind, changes) AS summary
        FROM (SELECT kind::text, count(*)::int AS changes FROM tariff_changes
          WHERE market = ${market}::market AND from_version = ${fromVersion} AND to_version = ${toVersion}
          GROUP BY kind) k
      ), done AS (
        UPDATE activations a SET step = 'done', lease_until = NULL, finished_at = ${now}::timestamptz,
          summary = coalesce(counted.summary, '{}'),
          affected_skus = (SELECT count(*)::int FROM alerts WHERE activation_id = ${id})
        FROM counted WHERE a.id = ${id} AND a.step = 'compared' AND a.last_sku_id = ${last}::int
        RETURNING a.summary, a.affected_skus
      )
      INSERT INTO outbox_events (event, dedupe_key, data, created_at)
      SELECT 'tariff.changed', 'tariff.changed:' || ${id},
        jsonb_build_object('market', ${market}::text, 'from_version', ${fromVersion}::text, 'to_version', ${toVersion}::text,
          'summary', done.summary, 'affected_skus', done.affected_skus), ${now}::timestamptz
      FROM done WHERE done.summary <> '{}'
      ON CONFLICT (dedupe_key) DO NOTHING`,
  ]);
}
