import type { Lookup, LookupInput } from '@svc/domain/lookups/lookup';
import { tokenize } from '@svc/tariff/search/text';
import type { Db } from '../prisma.ts';

/** A ruling or an earlier decision on goods like these; `similarity` 0 to 1. */
interface FoundPrecedent {
  readonly source: 'ruling' | 'decision';
  readonly rulingNumber: string | null;
  readonly date: string | null;
  readonly code: string;
  readonly title: string;
  readonly similarity: number;
  readonly url: string | null;
}

/** The lookup that asks, with the words by which earlier decisions are told. */
type AskingLookup = Pick<Lookup, 'id' | 'market' | 'accountId'> & {
  readonly input: Pick<LookupInput, 'description'>;
};

interface Finder {
  find(text: string, limit: number): Promise<readonly FoundPrecedent[]>;
}

/** Finds precedents for lookups: rulings of the market, and decisions of the lookup's account. */
interface PrecedentFinder {
  forLookup(lookup: AskingLookup): Finder;
  /** For lookups of one account and market: the first that asks for decisions asks for all of them. */
  forLookups(lookups: readonly AskingLookup[]): (lookup: AskingLookup) => Finder;
}

interface RulingRow {
  readonly number: string;
  readonly date: string | null;
  readonly title: string;
  readonly text: string;
  readonly url: string | null;
  readonly code: string;
}

interface DecisionRow {
  readonly asked_by: string;
  readonly id: string;
  readonly description: string;
  readonly final_code: string;
  readonly decided_at: Date;
  readonly similarity: number;
}

/** Rows looked at for each precedent that is answered: the database ranks roughly, the words decide. */
const RANKED_PER_ANSWER = 4;
const QUERY_WORDS_MAX = 40;
const EMPTY_MARKET_MS = 10_000;

/** Precedents in PostgreSQL. */
export function createPrecedentSource(db: Db): PrecedentFinder {
  const emptySince = new Map<string, number>();

  const rulings = async (market: string, text: string, limit: number): Promise<readonly FoundPrecedent[]> => {
    // Most installations start without rulings: those spare the search.
    if (Date.now() - (emptySince.get(market) ?? 0) < EMPTY_MARKET_MS) return [];
    const rows = await findRulings(db, market, text, limit * RANKED_PER_ANSWER);
    if (rows.length === 0 && !(await hasRulings(db, market))) emptySince.set(market, Date.now());
    return rows.map((row) => toRuling(row, new Set(tokenize(text))));
  };

  const finder =
    (decisionsOf: DecisionsOf) =>
    (lookup: AskingLookup): Finder => ({
      find: async (text, limit) => {
        const [ruled, decided] = await Promise.all([
          rulings(lookup.market, text, limit),
          decisionsOf(lookup, limit),
        ]);
        return [...ruled, ...decided].toSorted((a, b) => b.similarity - a.similarity).slice(0, limit);
      },
    });

  return {
    forLookup: (lookup) => finder(sharedDecisions(db, [lookup]))(lookup),
    forLookups: (lookups) => finder(sharedDecisions(db, lookups)),
  };
}

type DecisionsOf = (lookup: AskingLookup, limit: number) => Promise<readonly FoundPrecedent[]>;

/** Asks once for all lookups; a question that failed is asked again by the next of them. */
function sharedDecisions(db: Db, lookups: readonly AskingLookup[]): DecisionsOf {
  const asked = new Map<number, Promise<readonly DecisionRow[]>>();
  return async (lookup, limit) => {
    const question = asked.get(limit) ?? findDecisions(db, lookups, limit);
    asked.set(limit, question);
    question.catch(() => asked.delete(limit));
    return (await question).filter((row) => row.asked_by === lookup.id).map(toDecision);
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

function toRuling(row: RulingRow, asked: ReadonlySet<string>): FoundPrecedent {
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

async function findDecisions(
  db: Db,
  lookups: readonly AskingLookup[],
  limit: number,
): Promise<readonly DecisionRow[]> {
  const [first] = lookups;
  if (first === undefined) return [];

  const ids = lookups.map((lookup) => lookup.id);
  // Not the text that is searched for: with its translation beside it the same product would be unlike itself.
  const descriptions = lookups.map((lookup) => lookup.input.description);

  // Asked for every product, and planned over all indexes of the lookups: planning took longer than answering. Most
  // accounts have decided nothing yet, and a plan that was made while the table was small reads all of it for each text.
  // The same decision on the same product counts once: twelve of them would leave no room for others.
  return db.$queryRaw<DecisionRow[]>`/* prepared as decisions_like */
    SELECT a.id AS asked_by, d.*
    FROM unnest(${ids}::text[], ${descriptions}::text[]) AS a(id, text) CROSS JOIN LATERAL (
      SELECT * FROM (
        SELECT DISTINCT ON (l.description, l.final_code) l.id, l.description, l.final_code, l.decided_at,
          similarity(svc_fold(l.description), svc_fold(a.text)) AS similarity
        FROM lookups l
        WHERE svc_fold(l.description) % svc_fold(a.text) AND l.decision IN ('approved', 'overridden')
          AND l.account_id = ${first.accountId} AND l.market = ${first.market}::market AND l.id <> a.id
        ORDER BY l.description, l.final_code, l.decided_at DESC, l.id
      ) latest
      ORDER BY similarity DESC, decided_at DESC, id
      LIMIT ${limit}
    ) d
    WHERE EXISTS (
      SELECT FROM lookups WHERE decision IN ('approved', 'overridden')
        AND account_id = ${first.accountId} AND market = ${first.market}::market
    )
    ORDER BY d.similarity DESC, d.decided_at DESC, d.id`;
}

function toDecision(row: DecisionRow): FoundPrecedent {
  return {
    source: 'decision',
    rulingNumber: null,
    date: row.decided_at.toISOString().slice(0, 10),
    code: row.final_code,
    title: row.description,
    similarity: row.similarity,
    url: null,
  };
}
