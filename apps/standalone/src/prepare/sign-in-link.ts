import { makeSignInLink } from '@svc/domain/accounts/sign-in-link';
import { systemClock } from '@svc/runtime/clock';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { createSessionStore } from '@svc/storage/accounts/session-store';
import { createSignInLinkStore } from '@svc/storage/accounts/sign-in-link-store';
import { openDatabase } from '@svc/storage/prisma';

/** Token of a one-time sign-in link for the first administrator without a password; null when every administrator has one. */
export async function administratorLink(databaseUrl: string): Promise<string | null> {
  const database = openDatabase(databaseUrl, 1);
  try {
    const sessions = createSessionStore(database.client);
    for (const { id, email, role, active } of await createAccountStore(database.client).list()) {
      if (role !== 'admin' || !active) continue;
      const credentials = await sessions.findCredentials(email);
      if (credentials?.passwordHash !== null) return null;
      return await makeSignInLink(createSignInLinkStore(database.client), id, systemClock());
    }
    return null;
  } finally {
    await database.close();
  }
}
