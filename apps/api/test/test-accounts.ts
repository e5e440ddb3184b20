import type { Role } from '@svc/domain/accounts/account';
import { newKeySecret } from '@svc/domain/accounts/api-key-secret';
import { newId } from '@svc/domain/id';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import type { Database } from '@svc/storage/prisma';
import { newAccount } from '@svc/testkit/records';

export interface TestAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly key: string;
}

/** Account of a test; by default an active `entry` account without a plan and with 1,000 credits. */
export interface TestAccountOptions {
  readonly role?: Role;
  readonly keyRole?: Role;
  /** Decimal text. */
  readonly credits?: string;
  /** `bare` is a plan that grants no feature; `trial`, `team` and `enterprise` are the seeded ones. */
  readonly plan?: string | null;
  readonly trialEndsAt?: Date | null;
  readonly active?: boolean;
  readonly sandbox?: boolean;
}

const CREATED_AT = new Date('2026-11-01T00:00:00Z');

async function createBarePlan({ client }: Database): Promise<void> {
  await client.plan.create({ data: { key: 'bare', name: 'Bare', position: 9 } });
}

export async function createTestAccount(
  { client }: Database,
  name: string,
  options: TestAccountOptions = {},
): Promise<TestAccount> {
  const { role = 'entry', keyRole = role, credits = '1000', plan = null } = options;
  const accounts = createAccountStore(client);
  const id = newId();
  const email = `${name.toLowerCase()}-${id.slice(0, 6)}@example.com`;
  const { trialEndsAt = null, active = true, sandbox = false } = options;

  const terms = { role, plan, trialEndsAt, signupCredits: credits, sandbox };
  await accounts.create(newAccount({ id, name, email, ...terms, createdAt: CREATED_AT }));

  const { key, hash, prefix } = newKeySecret();
  await accounts.createKey({
    id: newId(),
    accountId: id,
    name: 'tests',
    role: keyRole,
    hash,
    prefix,
    createdAt: CREATED_AT,
  });
  if (!active) await client.account.update({ where: { id }, data: { active } });

  return { id, name, email, key };
}

const SEATS = {
  entry: {},
  otherEntry: {},
  reviewer: { role: 'reviewer' },
  otherReviewer: { role: 'reviewer' },
  admin: { role: 'admin' },
  /** May everything by role and nothing by plan. */
  noPlanFeature: { role: 'admin', plan: 'bare' },
  noCredits: { credits: '0' },
  /** Trial in progress: batches of at most 100 rows. */
  trial: { role: 'reviewer', plan: 'trial', trialEndsAt: new Date('2099-01-01T00:00:00Z') },
  trialEnded: { role: 'reviewer', plan: 'trial', trialEndsAt: new Date('2026-11-02T00:00:00Z') },
  deactivated: { active: false },
  sandbox: { sandbox: true },
  /** Entry account with an admin key: the account's role limits the key. */
  cutKey: { role: 'entry', keyRole: 'admin' },
} as const satisfies Record<string, TestAccountOptions>;

export type Seat = keyof typeof SEATS;

const SEAT_NAMES = Object.keys(SEATS) as Seat[];

export async function createTestAccounts(database: Database): Promise<Readonly<Record<Seat, TestAccount>>> {
  await createBarePlan(database);
  const made = await Promise.all(
    SEAT_NAMES.map(async (seat) => [seat, await createTestAccount(database, seat, SEATS[seat])] as const),
  );

  return Object.fromEntries(made) as Record<Seat, TestAccount>;
}
