import type { OutboxEvent } from '@svc/domain/webhooks/outbox-event';
import type { OutboxStore, UnreadableEvent } from '@svc/domain/webhooks/outbox-store';
import type { Db } from '../prisma.ts';
import { fanOutSql } from './fan-out.sql.ts';
import { readEventContent } from './event-content.ts';

interface OutboxRow {
  readonly id: bigint;
  readonly event: string;
  readonly data: unknown;
  readonly created_at: Date;
  readonly account_name: string | null;
}

/** The outbox in PostgreSQL. */
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
