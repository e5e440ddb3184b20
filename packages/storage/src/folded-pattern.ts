import { Prisma } from './generated/prisma/client.ts';

/**
 * `LIKE` pattern for a substring of a text folded by `svc_fold`. Wildcards match literally: they are escaped after
 * folding, because folding can turn a character into `%`.
 */
export function foldedPattern(q: string): Prisma.Sql {
  return Prisma.sql`'%' || regexp_replace(svc_fold(${q}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
