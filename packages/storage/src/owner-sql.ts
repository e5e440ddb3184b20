import { Prisma } from './generated/prisma/client.ts';

/** Ids of the sandboxes; independent of the row, so they are read once. */
export const SANDBOXES = Prisma.sql`ARRAY(SELECT id FROM accounts WHERE sandbox)`;

/** Restricts rows to an account; to all but sandboxes if null. */
export function ownedBy(accountId: string | null, column = Prisma.sql`account_id`): Prisma.Sql {
  return accountId === null
    ? Prisma.sql`${column} <> ALL (${SANDBOXES})`
    : Prisma.sql`${column} = ${accountId}`;
}

/** `ownedBy` for the client. */
export function ownerWhere(accountId: string | null) {
  return accountId === null ? { account: { sandbox: false } } : { accountId };
}
