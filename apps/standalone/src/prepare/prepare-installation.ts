import type { AccountStore } from '@svc/domain/accounts/account-store';
import { authenticateKey } from '@svc/domain/accounts/api-key-secret';
import { makeSignInLink } from '@svc/domain/sign-in/sign-in-link';
import { chooseBackend, prepareBackend } from '@svc/queues/backend';
import { createProducer } from '@svc/queues/producer';
import { systemClock } from '@svc/runtime/clock';
import { silentLogger } from '@svc/runtime/logger';
import { COMMAND_LINE, createAdministration, type Administration } from '@svc/service/administration';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { createSessionStore } from '@svc/storage/accounts/session-store';
import { createSignInLinkStore } from '@svc/storage/accounts/sign-in-link-store';
import { applyMigrations } from '@svc/storage/migrate';
import { openDatabase, withDatabase, type Database, type Db } from '@svc/storage/prisma';
import { grantServiceRole } from '@svc/storage/runtime-role';
import { readAdminKey, writeAdminKey } from '../data-dir-files.ts';
import { prepareMeasures } from './prepare-measures.ts';
import { requestSampleSchedules } from './sample-schedules.ts';

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
async function prepareAdministrator(db: Database['client'], { dataDir, say }: Options): Promise<void> {
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

interface PrepareOptions {
  readonly databaseUrl: string;
  /** The same database as the table owner. */
  readonly ownerUrl: string;
  readonly redisUrl: string | null;
  readonly dataDir: string;
  readonly sampleData: boolean;
  readonly say: (line: string) => void;
}

const POOL_SIZE = 2;

/** Prepares the database for the apps: tables, first administrator, sample schedules. */
export async function prepareInstallation(options: PrepareOptions): Promise<void> {
  const { databaseUrl, ownerUrl, redisUrl, say } = options;
  const applied = await applyMigrations(ownerUrl);
  if (applied.length > 0) say(`applied ${applied.length} database migrations`);

  await prepareBackend(chooseBackend(redisUrl, ownerUrl));
  await grantServiceRole(ownerUrl, databaseUrl);

  const database = openDatabase(databaseUrl, POOL_SIZE);
  const producer = createProducer(chooseBackend(redisUrl, databaseUrl), silentLogger);

  try {
    await prepareMeasures(database.client, say);
    await prepareAdministrator(database.client, options);
    if (options.sampleData) await requestSampleSchedules(database.client, producer, say);
  } finally {
    await producer.close();
    await database.close();
  }
}

/**
 * Fragment of a one-time sign-in link for the first administrator without a password: token and, for password managers,
 * e-mail address. Null if every administrator has a password.
 */
export async function administratorLink(databaseUrl: string): Promise<string | null> {
  return withDatabase(databaseUrl, 1, async (database) => {
    const sessions = createSessionStore(database.client);
    for (const { id, email, role, active } of await createAccountStore(database.client).list()) {
      if (role !== 'admin' || !active) continue;
      const credentials = await sessions.findCredentials(email);
      if (credentials?.passwordHash !== null) return null;
      const token = await makeSignInLink(createSignInLinkStore(database.client), id, systemClock());
      return `${token}&email=${encodeURIComponent(email)}`;
    }
    return null;
  });
}
