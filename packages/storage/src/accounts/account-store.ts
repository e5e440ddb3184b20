import { type Account, lesserRole, type Role } from '@svc/domain/accounts/account';
import type { AccountStore, KeyOwner } from '@svc/domain/accounts/account-store';
import type { CreditStore } from '@svc/domain/accounts/actor';
import { Prisma, type Account as AccountRow } from '../generated/prisma/client.ts';
import { runPrepared } from '../prepared.ts';
import type { Db } from '../prisma.ts';
import { createAccountSql, grantCreditsSql } from './ledger.sql.ts';
import { actorOf, OWNER_COLUMNS, type OwnerRow } from './owner-row.ts';
import { updateAccount } from './update-account.ts';

// Frequent calls are recorded once a minute; concurrent ones do not wait for each other.
const NOTE_AFTER_SECONDS = 60;

interface KeyOwnerRow extends OwnerRow {
  readonly key_id: string;
  readonly key_role: Role;
  readonly key_name: string;
  readonly read_only: boolean;
}

export function createAccountStore(db: Db): AccountStore {
  return {
    create: async (account) => (await db.$queryRaw<object[]>(createAccountSql(account))).length > 0,
    find: async (id) => {
      const row = await db.account.findUnique({ where: { id } });
      return row === null ? null : toAccount(row);
    },
    findByEmail: async (email) => {
      const row = await db.account.findUnique({ where: { email } });
      return row === null ? null : toAccount(row);
    },
    list: async () =>
      (await db.account.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })).map(toAccount),
    update: (id, change) => updateAccount(db, id, change),
    planExists: async (key) => (await db.plan.count({ where: { key } })) > 0,
    trialDays: async (key) => (await db.plan.findUnique({ where: { key } }))?.trialDays ?? null,
    createKey: async (key) => {
      await db.apiKey.create({ data: key });
    },
    listKeys: async (accountId) => {
      const rows = await db.apiKey.findMany({
        where: { accountId },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        omit: { hash: true },
      });

      return rows;
    },
    findKey: (id) => findLockedKey(db, id),
    expireKey: async (id, at) => {
      const where = { id, OR: [{ expiresAt: null }, { expiresAt: { gt: at } }] };
      await db.apiKey.updateMany({ where, data: { expiresAt: at } });
    },
    revokeKey: async (id, at) => {
      await db.apiKey.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: at } });
      return (await db.apiKey.count({ where: { id } })) > 0;
    },
    findPlan: async (id) => {
      const rows = await db.$queryRaw<OwnerRow[]>`
        SELECT ${OWNER_COLUMNS} FROM accounts a LEFT JOIN plans p ON p.key = a.plan_key WHERE a.id = ${id}`;
      return rows[0] === undefined ? null : actorOf(rows[0]);
    },
    findKeyOwner: (hash) => findKeyOwner(db, hash),
    grant: async (accountId, amount, note, byId, at) => {
      const rows = await db.$queryRaw<{ balance: string }[]>(
        grantCreditsSql({ accountId, amount, note, byId, at }),
      );
      return rows[0]?.balance ?? null;
    },
  };
}

async function findLockedKey(db: Db, id: string): ReturnType<AccountStore['findKey']> {
  await db.$queryRaw`SELECT 1 FROM api_keys WHERE id = ${id} FOR NO KEY UPDATE`;
  return db.apiKey.findFirst({ where: { id, revokedAt: null }, omit: { hash: true } });
}

export function createCreditStore(db: Db): CreditStore {
  return {
    spendable: async (accountId) => {
      const row = await db.account.findUniqueOrThrow({
        where: { id: accountId },
        select: { balance: true, held: true },
      });
      return row.balance.sub(row.held).toString();
    },
  };
}

function toAccount(row: AccountRow): Account {
  const {
    id,
    name,
    email,
    role,
    active,
    sandbox,
    planKey,
    trialEndsAt,
    balance,
    held,
    createdAt,
    lastLoginAt,
  } = row;

  return {
    id,
    name,
    email,
    role,
    active,
    sandbox,
    plan: planKey,
    trialEndsAt,
    balance: balance.toString(),
    held: held.toString(),
    spendable: balance.sub(held).toString(),
    createdAt,
    lastLoginAt,
  };
}

/** Finds account, role and plan of an unrevoked key and records its use, in one query because it runs on every call. */
export async function findKeyOwner(db: Db, hash: string): Promise<KeyOwner | null> {
  const [row] = await runPrepared<KeyOwnerRow>(
    db,
    Prisma.sql`/* prepared as key_owner */
    WITH due AS (
      SELECT id FROM api_keys
      WHERE hash = ${hash} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())
        AND (last_used_at IS NULL OR last_used_at < now() - make_interval(secs => ${NOTE_AFTER_SECONDS}))
      FOR NO KEY UPDATE SKIP LOCKED
    ), noted AS (
      UPDATE api_keys u SET last_used_at = now() FROM due WHERE u.id = due.id
    )
    SELECT k.id AS key_id, k.role::text AS key_role, k.name AS key_name, k.read_only, ${OWNER_COLUMNS}
    FROM api_keys k JOIN accounts a ON a.id = k.account_id LEFT JOIN plans p ON p.key = a.plan_key
    WHERE k.hash = ${hash} AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())`,
  );
  if (row === undefined) return null;
  if (!row.active) return { kind: 'deactivated' };

  const role = lesserRole(row.role, row.key_role);
  const key = { keyName: row.key_name, keyId: row.key_id, ...(row.read_only ? { readOnly: true } : {}) };
  const via = { via: 'api_key', ...key } as const;

  return { kind: 'active', actor: { ...actorOf(row), role, ...via } };
}
