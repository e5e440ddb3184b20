import { authenticateKey } from '@svc/domain/accounts/authenticate-key';
import { createAccount } from '@svc/domain/accounts/create-account';
import { createKey } from '@svc/domain/accounts/create-key';
import type { AccountStore } from '@svc/domain/accounts/account-store';
import { systemClock } from '@svc/runtime/clock';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import type { Db } from '@svc/storage/prisma';
import { readAdminKey, writeAdminKey } from '../data-dir-files.ts';

const FIRST_ADMINISTRATOR = {
  name: 'Administrator',
  email: 'admin@localhost',
  plan: null,
  password: null,
} as const;

interface Options {
  readonly dataDir: string;
  readonly say: (line: string) => void;
}

/** Sees to it that there is an administrator and that the kept key is one of theirs. A key that was lost or revoked is replaced. */
export async function prepareAdministrator(db: Db, { dataDir, say }: Options): Promise<void> {
  const accounts = createAccountStore(db);
  const kept = readAdminKey(dataDir);
  if (kept !== null && (await isAdminKey(accounts, kept))) return;
  const accountId = await administratorId(accounts);
  const { key } = await createKey(
    { accounts, now: systemClock },
    { accountId, name: 'Administrator', role: 'admin' },
  );
  writeAdminKey(dataDir, key);
  say(
    kept === null
      ? 'made a key for the administrator'
      : 'the kept administrator key is no longer valid: made a new one',
  );
}

async function isAdminKey(accounts: AccountStore, key: string): Promise<boolean> {
  try {
    return (await authenticateKey(accounts, key))?.role === 'admin';
  } catch {
    // The owner is deactivated: the key is of no use.
    return false;
  }
}

async function administratorId(accounts: AccountStore): Promise<string> {
  const known = (await accounts.list()).find((account) => account.role === 'admin' && account.active);
  if (known !== undefined) return known.id;
  const made = await createAccount(
    { accounts, signupCredits: '0', now: systemClock },
    { ...FIRST_ADMINISTRATOR, role: 'admin' },
  );
  return made.id;
}
