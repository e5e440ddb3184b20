import { accountSubject } from '@svc/domain/sign-in/sign-in-bounds';
import type { Db } from '../prisma.ts';
import { deleteWebhookSql } from '../webhooks/webhook.sql.ts';
import { updateAccount } from './update-account.ts';

const ERASED_NAME = 'Erased account';
const ERASED_URL = 'https://erased.invalid/';

/** Result of erasing an account: counts of deleted and anonymised rows, or the reason why nothing changed. */
export type Erasure =
  | { readonly kind: 'unknown' | 'last_admin' | 'busy' | 'other_email' }
  | { readonly kind: 'erased'; readonly keys: number; readonly webhooks: number; readonly events: number };

/**
 * Erases an account's personal data: name, address, password, sessions, keys, webhooks, uploaded files not yet started,
 * and its name in lookup history. Ledger, lookups, decisions and the audit log remain under its id. `db` must be a
 * transaction, which the caller rolls back for any result other than `erased`.
 * @param email address of the account, as a safeguard against a wrong id
 */
export async function eraseAccount(db: Db, id: string, email: string, at: Date): Promise<Erasure> {
  const account = await db.account.findUnique({ where: { id }, select: { email: true } });
  if (account === null) return { kind: 'unknown' };
  if (account.email !== email) return { kind: 'other_email' };
  if ((await updateAccount(db, id, { active: false })) === 'last_admin') return { kind: 'last_admin' };
  // The account is locked from here on, so it can start no work.
  if (await hasWork(db, id)) return { kind: 'busy' };

  await db.account.update({
    where: { id },
    data: {
      name: ERASED_NAME,
      email: `${id}@erased.invalid`,
      passwordHash: null,
      avatarUrl: null,
      identityIssuer: null,
      identitySubject: null,
      lastLoginAt: null,
    },
  });
  await db.session.deleteMany({ where: { accountId: id } });
  await db.signInLink.deleteMany({ where: { accountId: id } });
  await db.signInFailure.deleteMany({ where: { subject: accountSubject(email) } });
  await db.accountModel.deleteMany({ where: { accountId: id } });
  await db.batch.deleteMany({ where: { accountId: id, status: 'uploaded' } });
  await db.$executeRaw`DELETE FROM idempotency_keys WHERE account_id = ${id}`;
  const keys = await db.$executeRaw`
    UPDATE api_keys SET name = ${ERASED_NAME}, revoked_at = coalesce(revoked_at, ${at}::timestamptz)
    WHERE account_id = ${id}`;
  const events = await db.lookupEvent.updateMany({ where: { byId: id }, data: { byName: ERASED_NAME } });

  return { kind: 'erased', keys, webhooks: await eraseWebhooks(db, id, at), events: events.count };
}

async function hasWork(db: Db, accountId: string): Promise<boolean> {
  const [lookups, batches] = [
    await db.lookup.count({ where: { accountId, status: { in: ['queued', 'processing'] } } }),
    await db.batch.count({ where: { accountId, status: { in: ['queued', 'running'] } } }),
  ];
  return lookups + batches > 0;
}

async function eraseWebhooks(db: Db, accountId: string, at: Date): Promise<number> {
  const webhooks = await db.webhook.findMany({ where: { accountId }, select: { id: true, deletedAt: true } });
  for (const { id, deletedAt } of webhooks)
    if (deletedAt === null) await db.$queryRaw(deleteWebhookSql(id, at));
  await db.webhook.updateMany({ where: { accountId }, data: { url: ERASED_URL } });
  return webhooks.length;
}
