import { UNIT_ROWS } from '@svc/knowledge/data/units';
import { productIndex } from '@svc/knowledge/lexicons';
import { phraseTokens } from '@svc/knowledge/phrase-index';
import type { NamedProduct } from '@svc/knowledge/product-type';
import { cue, phrasesOf } from '@svc/knowledge/read-table';

/** The part of a description that names the product, and the kinds of goods in it, the product first. */
export interface FoundProduct {
  readonly head: string;
  readonly named: readonly NamedProduct[];
}

const BREAKER = new RegExp(
  `\\s(?:${phrasesOf('head breakers').join('|')})\\s|[,;:(\\[]|\\.\\s|\\s[-–—]\\s`,
  'iu',
);
const LEAD_IN = new RegExp(`^(?:${phrasesOf('lead-ins').join('|')})\\s+`, 'iu');
const PURPOSE = cue('purpose', 'iu');

const withoutLeadIn = (text: string): string =>
  text.replace(LEAD_IN, '').replace(/^(?:an?|the|one|two|three)\s+/iu, '');

const headOf = (text: string): string => {
  const plain = withoutLeadIn(text.trim());
  const breaker = BREAKER.exec(plain);
  const head = breaker === null || breaker.index < 3 ? plain : plain.slice(0, breaker.index);
  return head.trim();
};

const UNITS = UNIT_ROWS.flatMap(([, , units]) => units.split(' ')).join('|');
const SIZES = new RegExp(`(?:\\s+(?:\\p{L}{0,2}\\d\\S*(?:\\s(?:${UNITS})(?!\\p{L}))?|[x×]))+$`, 'iu');

/** A product name without the sizes at its end: `bolts M10 x 60`, `bicycle 16 inch`. */
export const withoutSizes = (name: string): string => name.replace(SIZES, '');

const namesIn = (text: string): NamedProduct[] =>
  productIndex
    .findAll(phraseTokens(text))
    .map((match) => match.entry)
    // The last noun of an English phrase is the product; preceding ones qualify it.
    .reverse();

const distinctTypes = (named: readonly NamedProduct[]): NamedProduct[] =>
  named.filter(({ type }, place) => named.findIndex((other) => other.type === type) === place);

/** Finds the product name; the head of the first sentence takes precedence. */
export function findProduct(text: string): FoundProduct {
  const head = headOf(text);
  const others = text.replace(PURPOSE, ', ');

  return {
    head,
    named: distinctTypes([...namesIn(head), ...namesIn(others).reverse()]),
  };
}
