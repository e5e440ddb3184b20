import { sameWords } from '@svc/tariff/search/same-words';

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
