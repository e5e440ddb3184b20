import type { Precedent, PrecedentSource } from '@svc/domain/rulings/precedent';
import type { Ruling } from '@svc/domain/rulings/ruling';
import { tokenize } from '@svc/tariff/search/text';
import type { Db } from '../prisma.ts';
import {
  type AskingLookup,
  type FindNear,
  type OwnText,
  type OwnTextsOf,
  sharedDecisions,
} from './own-decisions.ts';

/** Finds precedents for lookups: rulings of the market, decisions of the account, codes of the catalog. */
interface PrecedentFinder {
  forLookup(lookup: AskingLookup): PrecedentSource;
  /** For lookups of one account and market; the first request for decisions loads them for all. */
  forLookups(lookups: readonly AskingLookup[]): (lookup: AskingLookup) => PrecedentSource;
}

interface RulingRow extends Pick<Ruling, 'number' | 'date' | 'title' | 'text' | 'url'> {
  readonly code: string;
}

/** Rows fetched per returned precedent: the database ranks roughly, terms decide. */
const RANKED_PER_ANSWER = 4;
const QUERY_WORDS_MAX = 40;
const EMPTY_MARKET_MS = 10_000;

const noIndex: FindNear = () => Promise.resolve(null);

export function createPrecedentSource(db: Db, findNear = noIndex): PrecedentFinder {
  const emptySince = new Map<string, number>();

  const rulings = async (market: string, text: string, limit: number): Promise<readonly Precedent[]> => {
    // Most installations start without rulings, so the search is skipped.
    if (Date.now() - (emptySince.get(market) ?? 0) < EMPTY_MARKET_MS) return [];
    const rows = await findRulings(db, market, text, limit * RANKED_PER_ANSWER);
    if (rows.length === 0 && !(await hasRulings(db, market))) emptySince.set(market, Date.now());
    return rows.map((row) => toRuling(row, new Set(tokenize(text))));
  };

  const finder =
    (decisionsOf: OwnTextsOf) =>
    (lookup: AskingLookup): PrecedentSource => ({
      find: async (text, limit) => {
        const [ruled, decided] = await Promise.all([
          rulings(lookup.market, text, limit),
          decisionsOf(lookup, limit),
        ]);
        return [...ruled, ...decided.map(toPrecedent)]
          .toSorted((a, b) => b.similarity - a.similarity)
          .slice(0, limit);
      },
    });

  return {
    forLookup: (lookup) => finder(sharedDecisions(db, [lookup], findNear))(lookup),
    forLookups: (lookups) => finder(sharedDecisions(db, lookups, findNear)),
  };
}

async function hasRulings(db: Db, market: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`SELECT 1 FROM rulings WHERE market = ${market}::market LIMIT 1`;
  return rows.length > 0;
}

function findRulings(db: Db, market: string, text: string, limit: number): Promise<RulingRow[]> {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const query = [...new Set(words)].slice(0, QUERY_WORDS_MAX).join(' ');

  return db.$queryRaw<RulingRow[]>`/* prepared as rulings_like */
    WITH asked AS (
      SELECT replace(plainto_tsquery('english', svc_fold(${query}))::text, '&', '|')::tsquery AS words
    )
    SELECT r.number, r.date, r.title, r.text, r.url, c.code
    FROM asked, rulings r JOIN ruling_codes c ON c.ruling_id = r.id AND c.position = 0
    WHERE r.market = ${market}::market AND to_tsvector('english', svc_fold(r.title || ' ' || r.text)) @@ asked.words
    ORDER BY ts_rank(to_tsvector('english', svc_fold(r.title || ' ' || r.text)), asked.words, 1) DESC, r.number, r.id
    LIMIT ${limit}`;
}

function toRuling(row: RulingRow, asked: ReadonlySet<string>): Precedent {
  const { number, date, code, title, url } = row;

  return {
    source: 'ruling',
    rulingNumber: number,
    date,
    code,
    title,
    similarity: cosine(asked, new Set(tokenize(`${title} ${row.text}`))),
    url,
  };
}

function cosine(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size === 0 || right.size === 0) return 0;
  const common = [...left].filter((word) => right.has(word)).length;
  return common / Math.sqrt(left.size * right.size);
}

function toPrecedent({ source, at, code, title, similarity, isByLetters }: OwnText): Precedent {
  return {
    source,
    rulingNumber: null,
    date: at.toISOString().slice(0, 10),
    code,
    title,
    similarity,
    isByLetters,
    url: null,
  };
}
