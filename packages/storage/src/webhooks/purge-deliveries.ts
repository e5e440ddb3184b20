import type { Db } from '../prisma.ts';

const PURGE_LIMIT = 5000;

/** Forgets finished deliveries, their events, test calls and deleted webhooks from before a time; at most 5,000 rows of each a call. */
export async function purgeDeliveries(db: Db, before: Date): Promise<number> {
  const deliveries = await db.$executeRaw`
    DELETE FROM deliveries WHERE id IN (
      SELECT id FROM deliveries WHERE created_at < ${before}::timestamptz
        AND status IN ('delivered', 'failed', 'cancelled') ORDER BY created_at LIMIT ${PURGE_LIMIT})`;
  const events = await db.$executeRaw`
    DELETE FROM outbox_events WHERE id IN (
      SELECT e.id FROM outbox_events e WHERE e.created_at < ${before}::timestamptz AND e.fanned_out_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM deliveries d WHERE d.outbox_id = e.id) ORDER BY e.created_at LIMIT ${PURGE_LIMIT})`;
  const tests = await db.$executeRaw`
    DELETE FROM webhook_tests WHERE id IN (
      SELECT id FROM webhook_tests WHERE at < ${before}::timestamptz LIMIT ${PURGE_LIMIT})`;
  const webhooks = await db.$executeRaw`
    DELETE FROM webhooks w WHERE w.deleted_at < ${before}::timestamptz
      AND NOT EXISTS (SELECT FROM deliveries d WHERE d.webhook_id = w.id)`;

  return deliveries + events + tests + webhooks;
}
