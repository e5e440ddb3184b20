import type { OutboxEvent } from '@svc/domain/webhooks/outbox-event';
import type { EventBody, OutboxStore, UnreadableEvent } from '@svc/domain/webhooks/outbox-store';
import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { readEventContent } from './event-content.ts';

interface OutboxRow {
  readonly id: bigint;
  readonly event: string;
  readonly data: unknown;
  readonly created_at: Date;
  readonly account_name: string | null;
}

export function createOutboxStore(db: Db): OutboxStore {
  return {
    waiting: async (limit, except) => {
      const rows = await db.$queryRaw<OutboxRow[]>`
        SELECT e.id, e.event, e.data, e.created_at, a.name AS account_name
        FROM outbox_events e LEFT JOIN accounts a ON a.id = e.account_id
        WHERE e.fanned_out_at IS NULL AND e.id <> ALL(${[...except]}::bigint[])
        ORDER BY e.id LIMIT ${limit}`;
      const events: OutboxEvent[] = [];
      const unreadable: UnreadableEvent[] = [];

      for (const row of rows) {
        const { id, event } = row;
        try {
          const content = readEventContent(event, row.data, row.account_name);
          events.push({ id, createdAt: row.created_at, content });
        } catch (fault) {
          unreadable.push({ id, event, fault });
        }
      }

      return { events, unreadable };
    },
    fanOut: async (bodies, at) => {
      const rows = await db.$queryRaw<{ id: number }[]>(fanOutSql(bodies, at));
      return rows.map(({ id }) => id);
    },
  };
}

/**
 * One statement: a delivery for each webhook subscribed to an event, and the event's mark. An event goes to the
 * webhooks of its account and, unless that is a sandbox, of administrators; an event of the installation goes to all.
 * The webhook's account must be active and its plan have webhooks. The body ends with the delivery's id.
 */
function fanOutSql(bodies: readonly EventBody[], at: Date): Prisma.Sql {
  const rows = bodies.map(({ id, bodyStart }) => ({ id: String(id), body_start: bodyStart }));

  return Prisma.sql`
    WITH ready AS MATERIALIZED (
      SELECT e.id, e.event, e.account_id, e.created_at, b.body_start
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS b(id bigint, body_start text)
      JOIN outbox_events e ON e.id = b.id
      WHERE e.fanned_out_at IS NULL ORDER BY e.id FOR UPDATE OF e SKIP LOCKED
    ), listeners AS MATERIALIZED (
      SELECT r.id AS outbox_id, r.event, r.body_start, w.id AS webhook_id
      FROM ready r JOIN webhooks w ON w.active AND w.deleted_at IS NULL
        AND (cardinality(w.events) = 0 OR r.event = ANY(w.events))
        AND (w.starts_at IS NULL OR r.created_at >= w.starts_at) AND (w.retires_at IS NULL OR r.created_at < w.retires_at)
      JOIN accounts a ON a.id = w.account_id AND a.active
        AND (a.plan_key IS NULL OR EXISTS (SELECT FROM entitlements e
          WHERE e.plan_key = a.plan_key AND e.key = 'feature.webhooks' AND e.enabled))
      WHERE r.account_id IS NULL OR r.account_id = w.account_id
        OR a.role = 'admin' AND NOT EXISTS (SELECT FROM accounts s WHERE s.id = r.account_id AND s.sandbox)
      ORDER BY r.id, w.created_at, w.id
    ), numbered AS MATERIALIZED (
      SELECT nextval('deliveries_id_seq')::int AS id, l.* FROM listeners l
    ), made AS (
      INSERT INTO deliveries (id, webhook_id, outbox_id, event, body, next_attempt_at, created_at)
      SELECT id, webhook_id, outbox_id, event, body_start || id || '}', ${at}::timestamptz, ${at}::timestamptz
      FROM numbered ON CONFLICT (outbox_id, webhook_id) DO NOTHING
      RETURNING id
    ), done AS (
      UPDATE outbox_events e SET fanned_out_at = ${at}::timestamptz FROM ready r WHERE e.id = r.id
    )
    SELECT id FROM made ORDER BY id`;
}
