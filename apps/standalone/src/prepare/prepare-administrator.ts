import type { AccountStore } from '@svc/domain/accounts/account-store';
import { authenticateKey } from '@svc/domain/accounts/api-key-secret';
import { systemClock } from '@svc/runtime/clock';
import { COMMAND_LINE, createAdministration, type Administration } from '@svc/service/administration';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import type { Database, Db } from '@svc/storage/prisma';
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

/** Ensures an administrator and a valid stored key; replaces a lost or revoked key. */
export async function prepareAdministrator(db: Database['client'], { dataDir, say }: Options): Promise<void> {
  const kept = readAdminKey(dataDir);
  if (kept !== null && (await isAdminKey(createAccountStore(db), kept))) return;

  const key = await db.$transaction((tx) => makeKey(tx));
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
    // The owner is deactivated.
    return false;
  }
}

async function makeKey(tx: Db): Promise<string> {
  const acts = createAdministration(tx, COMMAND_LINE, systemClock);
  const accountId = await administratorId(acts);
  const { key } = await acts.createKey({ accountId, name: 'Administrator', role: 'admin' });
  return key;
}

async function administratorId({ accounts, createAccount }: Administration): Promise<string> {
  const known = (await accounts.list()).find((account) => account.role === 'admin' && account.active);
  if (known !== undefined) return known.id;

  const made = await createAccount('0', { ...FIRST_ADMINISTRATOR, role: 'admin' });
  return made.id;
}
