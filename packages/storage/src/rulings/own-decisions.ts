import { ownPrecedents } from '@svc/domain/learning/own-precedents';
import type { NearText, NearTexts } from '@svc/domain/learning/own-text';
import type { Db } from '../prisma.ts';
import {
  findCatalog,
  findLike,
  findNamed,
  findSince,
  type AskingLookup,
  type NamedTexts,
  type OwnRow,
} from './find-decisions.ts';

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
