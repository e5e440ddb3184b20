import { Prisma } from '../generated/prisma/client.ts';

/** Ends the claims of senders that are gone: due again at once, or failed when that was the last attempt. */
export function releaseLapsedSql(now: Date): Prisma.Sql {
  return Prisma.sql`
    UPDATE deliveries SET claim_token = NULL, lease_until = NULL, status_code = NULL, error = 'delivery_interrupted',
      status = (CASE WHEN attempts < attempts_max THEN 'pending' ELSE 'failed' END)::delivery_status,
      next_attempt_at = CASE WHEN attempts < attempts_max THEN ${now}::timestamptz END,
      finished_at = CASE WHEN attempts < attempts_max THEN NULL ELSE ${now}::timestamptz END
    WHERE status = 'sending' AND lease_until <= ${now}::timestamptz`;
}
