import { Prisma } from './generated/prisma/client.ts';

/**
 * `LIKE` pattern for a text anywhere in one folded by `svc_fold`. Wildcards match literally: they are escaped after
 * folding, as folding can turn a character into `%`.
 */
export function foldedPattern(q: string): Prisma.Sql {
  return Prisma.sql`'%' || regexp_replace(svc_fold(${q}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
