import { Prisma } from './generated/prisma/client.ts';

/** Restricts rows to an account; to all but sandboxes if null. */
export function ownedBy(accountId: string | null, column = Prisma.sql`account_id`): Prisma.Sql {
  return accountId === null ? notOfSandbox(column) : Prisma.sql`${column} = ${accountId}`;
}

/** `ownedBy` for the client. */
export function ownerWhere(accountId: string | null) {
  return accountId === null ? { account: { sandbox: false } } : { accountId };
}

// Does not depend on the row, so the sandboxes are read once.
function notOfSandbox(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${column} <> ALL (ARRAY(SELECT id FROM accounts WHERE sandbox))`;
}
