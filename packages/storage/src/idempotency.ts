import { DAY_MS } from '@svc/domain/calendar-day';
import { DomainError, invalidField } from '@svc/domain/errors/domain-error';
import { inOneTransaction } from './ambient.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

/** Time during which a stored response is returned to repeated calls. */
export const REPEATED_MS = DAY_MS;
const RETRY_SECONDS = 1;
const PURGED_AT_ONCE = 1000;

export interface KeyedCall {
  readonly accountId: string;
  readonly operation: string;
  readonly key: string;
  /** SHA-256 of the request, hexadecimal. */
  readonly fingerprint: string;
  readonly at: Date;
}

export interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

export interface KeyedResponse extends StoredResponse {
  readonly isRepeated: boolean;
}

/**
 * Runs work once per key and stores its response in the same transaction; later calls get that response. Throws 409
 * while the first call is in progress, and 422 if the key was used for another request.
 * @param client the client from `joiningClient` that the stores of the work use
 */
export function runOnce(
  client: PrismaClient,
  call: KeyedCall,
  work: () => Promise<StoredResponse>,
): Promise<KeyedResponse> {
  const { accountId, operation, key, fingerprint, at } = call;
  const id = { accountId_operation_key: { accountId, operation, key } };

  return inOneTransaction(client, async () => {
    if (!(await isFirst(client, call))) throw underWay();

    const known = await client.idempotencyKey.findUnique({ where: id });
    if (known !== null && known.createdAt.getTime() > at.getTime() - REPEATED_MS) {
      if (known.fingerprint !== fingerprint) throw otherRequest();
      const headers = known.headers as StoredResponse['headers'];
      return { status: known.status, headers, body: known.body, isRepeated: true };
    }

    const { status, headers, body } = await work();
    const stored = { fingerprint, status, headers: { ...headers }, body, createdAt: at };
    await client.idempotencyKey.upsert({
      where: id,
      create: { accountId, operation, key, ...stored },
      update: stored,
    });

    return { status, headers, body, isRepeated: false };
  });
}

// The lock ends with the transaction, or with the process.
async function isFirst(client: PrismaClient, { accountId, operation, key }: KeyedCall): Promise<boolean> {
  const name = `svc.idempotency ${accountId} ${operation} ${key}`;
  const [lock] = await client.$queryRaw<{ taken: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS taken`;
  return lock?.taken === true;
}

function underWay() {
  return new DomainError('conflict', {
    message: 'idempotency_under_way',
    details: { idempotency: 'under_way' },
    retryAfterSeconds: RETRY_SECONDS,
  });
}

function otherRequest() {
  return invalidField('Idempotency-Key', 'must be another one for another request', {
    message: 'idempotency_other_request',
  });
}

/** Deletes expired responses, some at a time; returns their number. */
export async function purgeResponses(client: Pick<PrismaClient, '$executeRaw'>, now: Date): Promise<number> {
  return client.$executeRaw`
    DELETE FROM idempotency_keys WHERE ctid IN (
      SELECT ctid FROM idempotency_keys WHERE created_at < ${new Date(now.getTime() - REPEATED_MS)}::timestamptz
      LIMIT ${PURGED_AT_ONCE})`;
}
