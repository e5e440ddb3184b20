import { expect, it } from '@jest/globals';
import { CODE_ACTIONS, CODE_FINDINGS, CODE_STATUSES } from '@svc/domain/skus/code-status';
import { suiteDatabase } from '@svc/testkit/suite';
import { Prisma } from '../generated/prisma/client.ts';
import { settledStatusSql } from './code-check.sql.ts';

const database = suiteDatabase();

/** The rules of the interface: expired until replaced, changed until acknowledged or saved, else the finding. */
function expected(from: string, action: string, finding: string): string {
  if (from === 'expired' && finding !== 'valid') return 'expired';
  if (from === 'changed' && action === 'check' && finding === 'valid') return 'changed';
  return finding;
}

it.each(CODE_ACTIONS)('settledStatusSql follows the interface for every pair, on %s', async (action) => {
  const settled = settledStatusSql(action, Prisma.sql`p.before`, Prisma.sql`p.finding`);
  const pairs = CODE_STATUSES.flatMap((from) => CODE_FINDINGS.map((finding) => ({ from, finding })));
  const rows = await database.client.$queryRaw<{ after: string }[]>`
      SELECT (${settled})::text AS after
      FROM unnest(${pairs.map((pair) => pair.from)}::text[]::code_status[],
        ${pairs.map((pair) => pair.finding)}::text[]::code_status[]) WITH ORDINALITY AS p(before, finding, place)
      ORDER BY p.place`;

  expect(rows.map((row) => row.after)).toEqual(
    pairs.map(({ from, finding }) => expected(from, action, finding)),
  );
});
