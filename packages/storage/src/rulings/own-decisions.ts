import type { NearText, NearTexts } from '@svc/domain/learning/own-text';
import type { Lookup, LookupInput } from '@svc/domain/lookups/lookup';
import { sameWords } from '@svc/tariff/search/same-words';
import type { Db } from '../prisma.ts';

/** Finds the account's texts nearest to a lookup's description in memory; null while there is no index. */
export type FindNear = (lookup: AskingLookup, limit: number) => Promise<NearTexts | null>;

export interface OwnText extends OwnRow {
  readonly isByLetters: boolean;
}

export type OwnTextsOf = (lookup: AskingLookup, limit: number) => Promise<readonly OwnText[]>;

interface Answer {
  readonly rows: readonly OwnRow[];
  readonly near: ReadonlyMap<string, NearTexts | null>;
  readonly isUsed: boolean;
}

/** Queries once for all lookups of an account and market; after a failure the next lookup queries again. */
export function sharedDecisions(db: Db, lookups: readonly AskingLookup[], findNear: FindNear): OwnTextsOf {
  const asked = new Map<number, Promise<Answer>>();

  return async (lookup, limit) => {
    if (lookup.hasDecisions === false) return [];
    const question = asked.get(limit) ?? ask(db, lookups, findNear, limit);
    asked.set(limit, question);
    question.catch(() => asked.delete(limit));

    const { rows, near, isUsed } = await question;
    const found = rows.filter((row) => row.asked_by === lookup.id);
    return ownPrecedents(lookup.input.description, compared(found, near.get(lookup.id) ?? null), isUsed);
  };
}

async function ask(
  db: Db,
  lookups: readonly AskingLookup[],
  findNear: FindNear,
  limit: number,
): Promise<Answer> {
  const [first] = lookups;
  const near = new Map<string, NearTexts | null>();
  if (first === undefined) return { rows: [], near, isUsed: true };

  for (const lookup of lookups) near.set(lookup.id, await findNear(lookup, limit));
  const since = completeUntil([...near.values()]);
  const [decided, named, catalog] = await Promise.all([
    since === null ? findLike(db, lookups, limit) : findSince(db, lookups, since, limit),
    findNamed(db, first, textsNamed(near, 'decisions')),
    findCatalog(db, first, textsNamed(near, 'catalog')),
  ]);
  const isUsed = decided.every((row) => !('is_used' in row) || row.is_used === true);

  return { rows: [...decided, ...named, ...catalog], near, isUsed };
}

function completeUntil(near: readonly (NearTexts | null)[]): Date | null {
  const times = near.map((texts) => texts?.completeUntil?.getTime() ?? null);
  return times.includes(null) ? null : new Date(Math.min(...times.map((time) => time ?? 0)));
}

function textsNamed(near: ReadonlyMap<string, NearTexts | null>, kind: 'decisions' | 'catalog'): NamedTexts {
  const pairs = [...near].flatMap(([asking, texts]) =>
    (texts?.[kind] ?? []).map(({ id }) => [asking, id] as const),
  );
  return { askedBy: pairs.map(([asking]) => asking), ids: pairs.map(([, id]) => id) };
}

/** One broker's declarations share letters whatever the goods, so terms are compared if models exist. */
function compared(rows: readonly OwnRow[], near: NearTexts | null): readonly OwnText[] {
  if (near === null) return rows.map((row) => ({ ...row, isByLetters: true }));
  const likeness = new Map(
    [...near.decisions, ...near.catalog].map(({ id, likeness }: NearText) => [id, likeness]),
  );
  return rows.map((row) => ({
    ...row,
    similarity: likeness.get(row.id) ?? near.likenessTo(row.title),
    isByLetters: false,
  }));
}

export type AskingLookup = Pick<Lookup, 'id' | 'market' | 'accountId'> & {
  readonly input: Pick<LookupInput, 'description'>;
  /** False skips the search. */
  readonly hasDecisions?: boolean;
};

interface OwnRow extends FoundText {
  readonly asked_by: string;
  readonly id: string;
  readonly code: string;
}

/** A decision found by trigrams, and whether the account's neighbours are used. */
interface LikeRow extends OwnRow {
  readonly is_used: boolean;
}

interface NamedTexts {
  readonly askedBy: readonly string[];
  readonly ids: readonly string[];
}

/** Maximum decisions since an account's index was read; others wait for the next index. */
const SINCE_MAX = 500;

const idsOf = (lookups: readonly AskingLookup[]): string[] => lookups.map(({ id }) => id);
// Only the description: the search text includes its translation, which would lower the similarity of equal products.
const textsOf = (lookups: readonly AskingLookup[]): string[] => lookups.map(({ input }) => input.description);

/** Finds decisions with trigrams similar to the lookups', all of one account and market. */
export async function findLike(
  db: Db,
  lookups: readonly AskingLookup[],
  limit: number,
): Promise<readonly LikeRow[]> {
  const [first] = lookups;
  if (first === undefined) return [];

  const { accountId, market } = first;

  // Prepared, because it runs for every product: planning over all indexes of the lookups took longer than executing.
  // Most accounts have no decisions yet, and a plan made while the table is small reads all of it for each text. Equal
  // decisions on the same product count once: twelve of them would leave no room for others.
  return db.$queryRaw<LikeRow[]>`/* prepared as decisions_like */
    SELECT a.id AS asked_by, 'decision' AS source, d.*, coalesce((
      SELECT m.used FROM account_models m WHERE m.account_id = ${accountId} AND m.market = ${market}::market
    ), true) AS is_used
    FROM unnest(${idsOf(lookups)}::text[], ${textsOf(lookups)}::text[]) AS a(id, text) CROSS JOIN LATERAL (
      SELECT * FROM (
        SELECT DISTINCT ON (l.description, l.final_code) l.id, l.description AS title, l.final_code AS code,
          l.decided_at AS at, similarity(svc_fold(l.description), svc_fold(a.text)) AS similarity
        FROM lookups l
        WHERE svc_fold(l.description) % svc_fold(a.text) AND l.decision IN ('approved', 'overridden')
          AND l.account_id = ${accountId} AND l.market = ${market}::market AND l.id <> a.id
        ORDER BY l.description, l.final_code, l.decided_at DESC, l.id
      ) latest
      ORDER BY similarity DESC, at DESC, id
      LIMIT ${limit}
    ) d
    WHERE EXISTS (
      SELECT FROM lookups WHERE decision IN ('approved', 'overridden')
        AND account_id = ${accountId} AND market = ${market}::market
    )
    ORDER BY d.similarity DESC, d.at DESC, d.id`;
}

/** Finds the decisions after a time that are most similar to each lookup, all of one account and market. */
export async function findSince(
  db: Db,
  lookups: readonly AskingLookup[],
  since: Date,
  limit: number,
): Promise<readonly OwnRow[]> {
  const [first] = lookups;
  if (first === undefined) return [];

  return db.$queryRaw<OwnRow[]>`/* prepared as decisions_since */
    WITH since AS MATERIALIZED (
      SELECT l.id, l.description AS title, l.final_code AS code, l.decided_at AS at FROM lookups l
      WHERE l.account_id = ${first.accountId} AND l.market = ${first.market}::market
        AND l.decision IN ('approved', 'overridden') AND l.decided_at > ${since}::timestamptz
      ORDER BY l.decided_at DESC LIMIT ${SINCE_MAX}
    )
    SELECT a.id AS asked_by, 'decision' AS source, d.*
    FROM unnest(${idsOf(lookups)}::text[], ${textsOf(lookups)}::text[]) AS a(id, text) CROSS JOIN LATERAL (
      SELECT s.*, similarity(svc_fold(s.title), svc_fold(a.text)) AS similarity FROM since s WHERE s.id <> a.id
      ORDER BY similarity DESC, at DESC, id LIMIT ${limit}
    ) d`;
}

export async function findNamed(
  db: Db,
  { accountId, market }: AskingLookup,
  { askedBy, ids }: NamedTexts,
): Promise<readonly OwnRow[]> {
  if (ids.length === 0) return [];
  return db.$queryRaw<OwnRow[]>`/* prepared as decisions_named */
    SELECT a.asked_by, 'decision' AS source, l.id, l.description AS title, l.final_code AS code, l.decided_at AS at,
      0::float8 AS similarity
    FROM unnest(${askedBy}::text[], ${ids}::text[]) AS a(asked_by, id) JOIN lookups l ON l.id = a.id
    WHERE l.decision IN ('approved', 'overridden') AND l.account_id = ${accountId} AND l.market = ${market}::market
      AND l.id <> a.asked_by`;
}

export async function findCatalog(
  db: Db,
  { market }: AskingLookup,
  { askedBy, ids }: NamedTexts,
): Promise<readonly OwnRow[]> {
  if (ids.length === 0) return [];
  return db.$queryRaw<OwnRow[]>`/* prepared as catalog_named */
    SELECT a.asked_by, 'catalog' AS source, s.id::text, s.description AS title, s.current_code AS code,
      coalesce(s.checked_at, s.updated_at) AS at, 0::float8 AS similarity
    FROM unnest(${askedBy}::text[], ${ids}::int[]) AS a(asked_by, id) JOIN skus s ON s.id = a.id
    WHERE s.market = ${market}::market AND s.code_digits IS NOT NULL AND s.code_status <> 'invalid'`;
}

export interface FoundText {
  readonly source: 'decision' | 'catalog';
  readonly title: string;
  readonly at: Date;
  /** 0 to 1. */
  readonly similarity: number;
}

/**
 * Own texts as precedents of a description: the latest decision per text, most similar first. Catalog codes for the
 * description itself are left out, because a code cannot confirm itself. Without `isUsed` only decisions on the
 * identical description count.
 */
export function ownPrecedents<Found extends FoundText>(
  description: string,
  found: readonly Found[],
  isUsed: boolean,
): readonly Found[] {
  const own = sameWords(description);
  const latest = new Map<string, Found>();

  for (const each of found.toSorted(decisionsFirst)) {
    const words = sameWords(each.title);
    const isCounted = words === own ? each.source === 'decision' : isUsed;
    if (isCounted && !latest.has(words)) latest.set(words, each);
  }

  return [...latest.values()].sort((a, b) => b.similarity - a.similarity);
}

function decisionsFirst(a: FoundText, b: FoundText): number {
  if (a.source !== b.source) return a.source === 'decision' ? -1 : 1;
  return b.at.getTime() - a.at.getTime();
}
