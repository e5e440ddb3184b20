import { newId } from '@svc/domain/id';
import type { LookupOutcome, NewLookup } from '@svc/domain/lookups/lookup-store';
import { newAccount, newLookup, outcome } from '@svc/testkit/records';
import { createAccountStore } from '../src/accounts/account-store.ts';
import { createLookupStore } from '../src/lookups/lookup-store.ts';
import type { Database } from '../src/prisma.ts';

const AT = new Date('2026-11-21T12:00:00Z');

export interface LookupFixture {
  readonly accountId: string;
  readonly datasetId: string;
  /** Creates a queued lookup with a reserved fee of 1; returns its id. */
  create(changes?: Partial<NewLookup>): Promise<string>;
  balance(): Promise<{ readonly balance: string; readonly held: string }>;
}

export function proposal(changes: Partial<LookupOutcome> = {}): LookupOutcome {
  const recommendedDescription = 'T-shirts > of cotton > men';
  return outcome({ recommendedDescription, engineVersion: 'test', knowledgeVersion: 'test', ...changes });
}

export async function lookupFixture(database: Database, credits: string): Promise<LookupFixture> {
  const db = database.client;
  const accountId = newId();
  await createAccountStore(db).create(newAccount({ id: accountId, signupCredits: credits, createdAt: AT }));
  const datasetId = newId();
  await db.dataset.create({
    data: {
      id: datasetId,
      market: 'US',
      version: `v-${datasetId}`,
      name: 'Test',
      state: 'staged',
      nationalDigits: 10,
      loadedAt: AT,
    },
  });
  const lookups = createLookupStore(db);
  const owner = { accountId, accountName: 'Ana', sandbox: false };
  const version = { id: datasetId, market: 'US', version: 'v' } as const;
  return {
    accountId,
    datasetId,
    create: async (changes = {}) => {
      const lookup = newLookup(owner, version, { createdAt: AT, ...changes });
      if ((await lookups.create(lookup, '1')) === null)
        throw new Error('the balance does not cover the lookup');
      return lookup.id;
    },
    balance: async () => {
      const row = await db.account.findUniqueOrThrow({ where: { id: accountId } });
      return { balance: row.balance.toString(), held: row.held.toString() };
    },
  };
}
