import { Prisma } from './generated/prisma/client.ts';

/**
 * A pattern of `LIKE` that finds a caller's words anywhere in a text folded by `svc_fold`. Signs of patterns are ordinary
 * characters in it: folded first and escaped then, as folding can turn a sign into a plain `%`.
 */
export function foldedPattern(q: string): Prisma.Sql {
  return Prisma.sql`'%' || regexp_replace(svc_fold(${q}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
