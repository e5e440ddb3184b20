import type { Ruling, RulingCode } from '@svc/domain/rulings/ruling';
import type {
  CurrentCode,
  FoundRuling,
  KeptRuling,
  RulingFilter,
  RulingReader,
} from '@svc/domain/rulings/ruling-reader';
import type { Page } from '@svc/domain/lookups/lookup-store';
import { codeDigits, formatCode } from '@svc/tariff/code';
import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

const EXCERPT_CHARS = 400;
const HEADING_DIGITS = 4;

interface FoundRow extends Omit<Ruling, 'text'> {
  readonly excerpt: string;
  readonly score: number;
}

interface CurrentRow {
  readonly code: string;
  readonly version: string | null;
  readonly declarable: boolean;
  readonly successor: string | null;
}

export function createRulingReader(db: Db): RulingReader {
  return {
    search: async (filter, offset, limit) => {
      const found = await searchRulings(db, filter, wholeMatch, offset, limit);
      // Descriptions rarely match a ruling's wording, so half of the terms suffice if no ruling has all.
      return found.total > 0 ? found : searchRulings(db, filter, partialMatch, offset, limit);
    },
    find: async (number, year) => {
      const row = await db.ruling.findFirst({
        where: { number, ...(year === null ? {} : { date: { startsWith: String(year) } }) },
        orderBy: [{ date: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
        include: { codes: { orderBy: { position: 'asc' } } },
      });
      if (row === null) return null;

      const { loadedAt: _loadedAt, codes, ...fields } = row;

      return { ...fields, codes: codes.map(({ code, codeDigits }): RulingCode => ({ code, codeDigits })) };
    },
    currentCodes: async (ruling) => {
      const rows = await db.$queryRaw<CurrentRow[]>(currentCodesSql(ruling));
      return rows.map((row): CurrentCode => ({
        ...row,
        successor: row.successor === null ? null : formatCode(row.successor, ruling.market),
      }));
    },
  };
}

interface Match {
  readonly condition: (q: string) => Prisma.Sql;
  readonly query: (q: string) => Prisma.Sql;
}

async function searchRulings(
  db: Db,
  filter: RulingFilter,
  match: Match,
  offset: number,
  limit: number,
): Promise<Page<FoundRuling>> {
  const where = whereSql(filter, match);
  const [items, counted] = await Promise.all([
    db.$queryRaw<FoundRow[]>(searchSql(filter, match, where, offset, limit)),
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM rulings r WHERE ${where}`,
  ]);

  return { items, total: counted[0]?.total ?? 0 };
}

function whereSql({ q, digits, market }: RulingFilter, match: Match): Prisma.Sql {
  const parts = [Prisma.sql`TRUE`];
  if (market !== undefined) parts.push(Prisma.sql`r.market = ${market}::market`);

  if (digits !== undefined) {
    parts.push(hasCode(digits));
  }

  if (q !== undefined) {
    const code = codeDigits(q);
    const byCode =
      code === null || code.length < HEADING_DIGITS ? Prisma.empty : Prisma.sql`OR ${hasCode(code)}`;
    parts.push(
      Prisma.sql`(${match.condition(q)} OR svc_fold(r.number) LIKE svc_fold(${`${likeText(q)}%`}) ${byCode})`,
    );
  }

  return Prisma.join(parts, ' AND ');
}

const wordsOf = Prisma.sql`to_tsvector('english', svc_fold(r.title || ' ' || r.text))`;

function hasCode(digits: string): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT FROM ruling_codes c WHERE c.ruling_id = r.id AND c.code_digits LIKE ${`${digits}%`}
  )`;
}

function allTerms(q: string): Prisma.Sql {
  return Prisma.sql`plainto_tsquery('english', svc_fold(${q}))`;
}

function anyTerm(q: string): Prisma.Sql {
  return Prisma.sql`replace(${allTerms(q)}::text, ' & ', ' | ')::tsquery`;
}

const wholeMatch: Match = {
  condition: (q) => Prisma.sql`${wordsOf} @@ ${allTerms(q)}`,
  query: allTerms,
};

const partialMatch: Match = {
  condition: (q) => Prisma.sql`(${wordsOf} @@ ${anyTerm(q)} AND (
    SELECT count(*) FILTER (WHERE term = ANY(tsvector_to_array(${wordsOf}))) >= greatest(2, ceil(count(*) / 2.0))
    FROM unnest(tsvector_to_array(to_tsvector('english', svc_fold(${q})))) AS term))`,
  query: anyTerm,
};

function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}

function searchSql(
  filter: RulingFilter,
  match: Match,
  where: Prisma.Sql,
  offset: number,
  limit: number,
): Prisma.Sql {
  const score =
    filter.q === undefined
      ? Prisma.sql`0::float8`
      : Prisma.sql`ts_rank(${wordsOf}, ${match.query(filter.q)}, 1)::float8`;

  return Prisma.sql`
    SELECT r.number, r.source, r.market::text AS market, r.title, r.date, r.origin, r.url,
      left(r.text, ${EXCERPT_CHARS}::int) AS excerpt, ${score} AS score,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'codeDigits', c.code_digits) ORDER BY c.position), '[]')
       FROM ruling_codes c WHERE c.ruling_id = r.id) AS codes
    FROM rulings r WHERE ${where}
    ORDER BY score DESC, r.date DESC NULLS LAST, r.number, r.id
    OFFSET ${offset} LIMIT ${limit}`;
}

// An undivided code may be zero-padded: both spellings are the same code. A successor comes from the change that
// removed the code.
function currentCodesSql(ruling: KeptRuling): Prisma.Sql {
  return Prisma.sql`
    SELECT c.code, d.version, coalesce(l.is_leaf, FALSE) AS declarable,
      CASE WHEN coalesce(l.is_leaf, FALSE) THEN NULL ELSE (
        SELECT t.successors -> 0 ->> 'code' FROM tariff_changes t
        WHERE t.market = ${ruling.market}::market AND t.code_digits = c.code_digits AND t.kind = 'removed'
        ORDER BY t.detected_at DESC, t.id DESC LIMIT 1
      ) END AS successor
    FROM ruling_codes c
    LEFT JOIN datasets d ON d.market = ${ruling.market}::market AND d.state = 'active'
    LEFT JOIN LATERAL (
      SELECT bool_or(is_leaf) AS is_leaf FROM tariff_lines
      WHERE dataset_id = d.id AND code_digits IN (c.code_digits, rpad(c.code_digits, d.national_digits, '0'))
    ) l ON TRUE
    WHERE c.ruling_id = ${ruling.id} ORDER BY c.position`;
}
