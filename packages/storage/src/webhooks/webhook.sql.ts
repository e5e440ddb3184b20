import { DELIVERY_MOVES } from '@svc/domain/webhooks/delivery-status';
import type {
  RedeliveryFilter,
  TestRates,
  WebhookChange,
  WebhookStore,
} from '@svc/domain/webhooks/webhook-store';
import { Prisma } from '../generated/prisma/client.ts';
import { allowsSql, stateAfterSql } from '../state-sql.ts';

const TEST_WINDOW_MS = 60_000;

/** Updates a webhook; if that pauses it, cancels its waiting deliveries. */
export function changeWebhookSql(id: string, change: WebhookChange, at: Date): Prisma.Sql {
  const events = change.events === undefined ? null : [...change.events];

  return Prisma.sql`
    WITH changed AS (
      UPDATE webhooks SET url = coalesce(${change.url ?? null}::text, url),
        events = coalesce(${events}::text[], events), active = coalesce(${change.active ?? null}::boolean, active)
      WHERE id = ${id} AND deleted_at IS NULL
      RETURNING id, active
    )
    UPDATE deliveries d SET status = ${stateAfterSql(DELIVERY_MOVES, 'cancel')}, next_attempt_at = NULL, finished_at = ${at}::timestamptz
    FROM changed c WHERE NOT c.active AND d.webhook_id = c.id AND ${allowsSql(DELIVERY_MOVES, 'cancel', 'd.status')}`;
}

/**
 * Deletes a webhook: its row remains for the delivery history, its secret is deleted, waiting deliveries are cancelled.
 */
export function deleteWebhookSql(id: string, at: Date): Prisma.Sql {
  return Prisma.sql`
    WITH gone AS (
      UPDATE webhooks SET deleted_at = ${at}::timestamptz, active = false, secret_sealed = ''::bytea
      WHERE id = ${id} AND deleted_at IS NULL
      RETURNING id
    ), cancelled AS (
      UPDATE deliveries d SET status = ${stateAfterSql(DELIVERY_MOVES, 'cancel')}, next_attempt_at = NULL, finished_at = ${at}::timestamptz
      FROM gone g WHERE d.webhook_id = g.id AND ${allowsSql(DELIVERY_MOVES, 'cancel', 'd.status')}
    )
    SELECT count(*)::int AS deleted FROM gone`;
}

/** Creates the successor of a webhook; nothing if the old one is deleted or already replaced. */
export function replaceWebhookSql(
  id: string,
  successor: Parameters<WebhookStore['replace']>[1],
  retiresAt: Date,
): Prisma.Sql {
  const { id: newId, url, events, secretSealed, createdAt } = successor;

  return Prisma.sql`
    WITH old AS (
      UPDATE webhooks SET retires_at = ${retiresAt}::timestamptz
      WHERE id = ${id} AND deleted_at IS NULL AND retires_at IS NULL
      RETURNING account_id, url
    )
    INSERT INTO webhooks (id, account_id, url, events, secret_sealed, created_at, starts_at)
    SELECT ${newId}, account_id, ${url}, ${[...events]}::text[], ${Buffer.from(secretSealed)}, ${createdAt}::timestamptz,
      CASE WHEN url = ${url} THEN ${retiresAt}::timestamptz END
    FROM old`;
}

/** Deletes replaced webhooks that have no more deliveries in progress. */
export function retireWebhooksSql(now: Date): Prisma.Sql {
  return Prisma.sql`
    UPDATE webhooks w SET deleted_at = ${now}::timestamptz, active = false, secret_sealed = ''::bytea
    WHERE w.retires_at <= ${now}::timestamptz AND w.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM deliveries d WHERE d.webhook_id = w.id AND d.status IN ('pending', 'sending'))
      AND NOT EXISTS (SELECT FROM outbox_events e WHERE e.fanned_out_at IS NULL AND e.created_at < w.retires_at)`;
}

/** Makes finished deliveries due again, a millisecond apart to preserve their order. */
export function redeliverManySql(webhookId: string, filter: RedeliveryFilter, at: Date): Prisma.Sql {
  const { status, since, until } = filter;

  return Prisma.sql`
    WITH chosen AS MATERIALIZED (
      SELECT d.id FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id AND w.deleted_at IS NULL
      WHERE d.webhook_id = ${webhookId} AND d.status = ${status}::delivery_status AND d.event <> 'ping'
        AND (${since}::timestamptz IS NULL OR d.created_at >= ${since}::timestamptz)
        AND (${until}::timestamptz IS NULL OR d.created_at < ${until}::timestamptz)
        AND ${allowsSql(DELIVERY_MOVES, 'redeliver', 'd.status')}
      FOR UPDATE OF d
    ), placed AS (
      SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM chosen
    )
    UPDATE deliveries d SET status = ${stateAfterSql(DELIVERY_MOVES, 'redeliver')}, attempts = 0, finished_at = NULL,
      next_attempt_at = ${at}::timestamptz + p.place * interval '1 millisecond'
    FROM placed p WHERE d.id = p.id`;
}

export function reserveTestSql(id: string, accountId: string, at: Date, rates: TestRates): Prisma.Sql {
  const since = new Date(at.getTime() - TEST_WINDOW_MS);

  return Prisma.sql`
    INSERT INTO webhook_tests (webhook_id, account_id, at)
    SELECT w.id, ${accountId}, ${at}::timestamptz FROM webhooks w
    WHERE w.id = ${id} AND w.deleted_at IS NULL
      AND (SELECT count(*) FROM webhook_tests t WHERE t.webhook_id = w.id AND t.at > ${since}::timestamptz)
        < ${rates.perWebhook}
      AND (SELECT count(*) FROM webhook_tests t WHERE t.account_id = ${accountId} AND t.at > ${since}::timestamptz)
        < ${rates.perAccount}`;
}

/** Makes a finished delivery due again with its attempts reset; returns its previous state. */
export function redeliverSql(webhookId: string, deliveryId: number, at: Date): Prisma.Sql {
  return Prisma.sql`
    WITH found AS (
      SELECT d.id, d.status FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id
      WHERE d.id = ${deliveryId}::int AND d.webhook_id = ${webhookId} AND w.deleted_at IS NULL
      FOR UPDATE OF d
    ), again AS (
      UPDATE deliveries d SET status = ${stateAfterSql(DELIVERY_MOVES, 'redeliver')}, attempts = 0, next_attempt_at = ${at}::timestamptz, finished_at = NULL
      FROM found f WHERE d.id = f.id AND ${allowsSql(DELIVERY_MOVES, 'redeliver', 'f.status')}
    )
    SELECT status::text AS status FROM found`;
}
