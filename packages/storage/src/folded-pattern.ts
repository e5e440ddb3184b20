import { Prisma } from './generated/prisma/client.ts';

/**
 * A `LIKE` pattern that finds a text anywhere in one folded by `svc_fold`. Wildcards are ordinary
 * characters in it: folded first and escaped then, as folding can turn a sign into a plain `%`.
 */
export function foldedPattern(q: string): Prisma.Sql {
  return Prisma.sql`'%' || regexp_replace(svc_fold(${q}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
