import type { AccountStore } from '@svc/domain/accounts/account-store';
import { authenticateKey } from '@svc/domain/accounts/api-key-secret';
import { createAccount } from '@svc/domain/accounts/create-account';
import { createKey } from '@svc/domain/accounts/manage-keys';
import type { AuditAction } from '@svc/domain/audit/audit-log';
import { systemClock } from '@svc/runtime/clock';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { createAuditLog } from '@svc/storage/audit-log';
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
  const accounts = createAccountStore(tx);
  const accountId = await administratorId(tx, accounts);
  const named = { name: 'Administrator', role: 'admin' } as const;
  const { id, key } = await createKey({ accounts, now: systemClock }, { accountId, ...named });

  await record(tx, 'key.create', id, { account: accountId, ...named });
  return key;
}

function record(tx: Db, action: AuditAction, subject: string, details: Readonly<Record<string, unknown>>) {
  return createAuditLog(tx).record({
    at: systemClock(),
    byId: null,
    via: 'command',
    action,
    subject,
    details,
  });
}

async function administratorId(tx: Db, accounts: AccountStore): Promise<string> {
  const known = (await accounts.list()).find((account) => account.role === 'admin' && account.active);
  if (known !== undefined) return known.id;

  const made = await createAccount(
    { accounts, signupCredits: '0', now: systemClock },
    { ...FIRST_ADMINISTRATOR, role: 'admin' },
  );
  await record(tx, 'account.create', made.id, { email: made.email, role: made.role, plan: made.plan });

  return made.id;
}
