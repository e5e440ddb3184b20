import type { ClaimedDelivery, DeliveryStore } from '@svc/domain/webhooks/delivery-store';
import type { Db } from '../prisma.ts';
import { claimDeliveriesSql, startPingSql } from './claim-deliveries.sql.ts';
import { purgeDeliveries } from './purge-deliveries.ts';
import { releaseLapsedSql } from './release-lapsed.sql.ts';

interface ClaimedRow {
  readonly id: number;
  readonly claim_token: string;
  readonly webhook_id: string;
  readonly url: string;
  readonly secret_sealed: Uint8Array;
  readonly event: string;
  readonly body: string;
  readonly attempts: number;
  readonly attempts_max: number;
  readonly doubtful: boolean;
}

/** Deliveries in PostgreSQL. */
export function createDeliveryStore(db: Db): DeliveryStore {
  return {
    claim: async (request) => (await db.$queryRaw<ClaimedRow[]>(claimDeliveriesSql(request))).map(toClaimed),
    startPing: async (ping) => {
      const [row] = await db.$queryRaw<ClaimedRow[]>(startPingSql(ping));
      return row === undefined ? null : toClaimed(row);
    },
    record: async (outcomes) => {
      if (outcomes.length > 0)
        await db.$executeRaw`SELECT svc_record_attempts(${JSON.stringify(outcomes)}::jsonb)`;
    },
    releaseLapsed: (now) => db.$executeRaw(releaseLapsedSql(now)),
    cancelStranded: (now) => db.$executeRaw`
      UPDATE deliveries d SET status = 'cancelled', next_attempt_at = NULL, finished_at = ${now}::timestamptz
      FROM webhooks w JOIN accounts a ON a.id = w.account_id
      WHERE w.id = d.webhook_id AND d.status = 'pending' AND NOT (w.active AND w.deleted_at IS NULL AND a.active)`,
    purge: (before) => purgeDeliveries(db, before),
  };
}

function toClaimed(row: ClaimedRow): ClaimedDelivery {
  return {
    id: row.id,
    token: row.claim_token,
    webhookId: row.webhook_id,
    url: row.url,
    secretSealed: row.secret_sealed,
    event: row.event,
    body: row.body,
    attempt: row.attempts,
    attemptsMax: row.attempts_max,
    doubtful: row.doubtful,
  };
}
