import { createAccount } from '@svc/domain/accounts/create-account';
import { createKey } from '@svc/domain/accounts/manage-keys';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { openDatabase, type Database } from '@svc/storage/prisma';
import { call } from '../stack/client.ts';
import { startStack, type Stack } from '../stack/stack.ts';
import { startReceiver, type Receiver } from './receiver.ts';

export const SITE_CREDITS = 100_000;

/** Installation with a paying customer and a subscriber to every event. */
export interface Site {
  readonly stack: Stack;
  readonly settings: Readonly<Record<string, string>>;
  readonly database: Database;
  readonly receiver: Receiver;
  readonly accountId: string;
  readonly key: string;
  close(): Promise<void>;
}

export async function openSite(given: Readonly<Record<string, string>> = {}): Promise<Site> {
  const receiver = await startReceiver();
  const settings = { ...given, WEBHOOK_ALLOW_HOSTS: receiver.host };
  const stack = await startStack(settings);
  const database = openDatabase(stack.databaseUrl, 2);
  const close = async (): Promise<void> => {
    await database.close();
    await stack.stop();
    receiver.close();
  };
  receiver.trust(await register(stack, receiver.host));

  return { stack, settings, database, receiver, ...(await payingAccount(database)), close };
}

async function register(stack: Stack, host: string): Promise<string> {
  const { status, body } = await call(stack, 'POST', '/api/webhooks', {
    url: `http://${host}/in`,
    events: [],
  });
  if (status !== 200) throw new Error(`the webhook was refused: ${JSON.stringify(body)}`);
  return (body as { readonly secret: string }).secret;
}

async function payingAccount({ client }: Database): Promise<{ accountId: string; key: string }> {
  const accounts = createAccountStore(client);
  const now = (): Date => new Date();
  const account = await createAccount(
    { accounts, signupCredits: String(SITE_CREDITS), now },
    { name: 'Customer', email: 'customer@example.com', role: 'entry', plan: null, password: null },
  );
  const { key } = await createKey(
    { accounts, now },
    { accountId: account.id, name: 'durability', role: 'entry' },
  );

  return { accountId: account.id, key };
}
