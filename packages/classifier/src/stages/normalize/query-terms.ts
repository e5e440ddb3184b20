import { tokenize } from '@svc/tariff/search/text';

/** How much a word counts by where it stands: what the goods are called before what is said about them. */
const WEIGHTS = { head: 1, product: 0.9, rest: 0.6, stated: 0.7, context: 0.35 } as const;

/** Texts of a description by how much they tell. */
export interface TextParts {
  readonly head: string;
  readonly product: string;
  readonly rest: string;
  /** Material, composition and use as their own fields. */
  readonly stated: string;
  readonly context: string;
}

/** Index terms of all parts, each with the greatest weight of the parts it stands in. */
export function weighTerms(parts: TextParts): ReadonlyMap<string, number> {
  const terms = new Map<string, number>();
  for (const part of ['head', 'product', 'stated', 'rest', 'context'] as const) {
    for (const term of tokenize(parts[part])) {
      if (!terms.has(term)) terms.set(term, WEIGHTS[part]);
    }
  }
  return terms;
}
