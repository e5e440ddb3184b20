import type { PasswordChange, PasswordStore } from '@svc/domain/sign-in/password-store';
import { accountSubject } from '@svc/domain/sign-in/sign-in-bounds';
import type { Db } from '../prisma.ts';

type PasswordTables = Pick<Db, 'account' | 'session' | 'signInFailure' | 'signInLink'>;

export function createPasswordStore(db: PasswordTables): PasswordStore {
  return { set: (change) => setPassword(db, change) };
}

// A separate statement also ends sessions that began while the first one waited for the account.
async function setPassword(
  db: PasswordTables,
  { accountId, email, hash, from, keptSessionId }: PasswordChange,
): Promise<boolean> {
  const where = { id: accountId, ...(from === null ? {} : { passwordHash: from }) };
  const { count } = await db.account.updateMany({ where, data: { passwordHash: hash } });
  if (count === 0) return false;

  const kept = keptSessionId === null ? {} : { id: { not: keptSessionId } };
  await db.session.deleteMany({ where: { accountId, ...kept } });
  await db.signInLink.deleteMany({ where: { accountId } });
  await db.signInFailure.deleteMany({ where: { subject: accountSubject(email) } });

  return true;
}
