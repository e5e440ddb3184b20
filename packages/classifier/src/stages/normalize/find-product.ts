import { HEAD_BREAKERS, LEAD_INS } from '@svc/knowledge/data/text-signals';
import { productIndex } from '@svc/knowledge/lexicons';
import { phraseTokens } from '@svc/knowledge/phrase-index';
import type { NamedProduct } from '@svc/knowledge/product-type';

/** The part of a description that names the goods, and the kinds of goods recognised in it, the named one first. */
export interface FoundProduct {
  readonly head: string;
  readonly named: readonly NamedProduct[];
  /** Goods that the product is for or accompanies. */
  readonly related: readonly NamedProduct[];
}

const BREAKER = new RegExp(`\\s(?:${HEAD_BREAKERS.join('|')})\\s|[,;:(\\[]|\\.\\s|\\s[-–—]\\s`, 'iu');
const LEAD_IN = new RegExp(`^(?:${LEAD_INS.join('|')})\\s+`, 'iu');
const PURPOSE =
  /\b(?:used (?:for|to|in|as)|designed (?:for|to)|intended (?:for|to)|for)\s+([^,;.()]{3,80})/iu;

const withoutLeadIn = (text: string): string =>
  text.replace(LEAD_IN, '').replace(/^(?:an?|the|one|two|three)\s+/iu, '');

const headOf = (text: string): string => {
  const plain = withoutLeadIn(text.trim());
  const breaker = BREAKER.exec(plain);
  const head = breaker === null || breaker.index < 3 ? plain : plain.slice(0, breaker.index);
  return head.trim();
};

const namesIn = (text: string): NamedProduct[] =>
  productIndex
    .findAll(phraseTokens(text))
    .map((match) => match.entry)
    // The last noun of an English phrase names the product; those before it qualify it.
    .reverse();

const distinctTypes = (named: readonly NamedProduct[]): NamedProduct[] =>
  named.filter(({ type }, place) => named.findIndex((other) => other.type === type) === place);

/** Finds the product name; the head of the first sentence takes precedence. */
export function findProduct(text: string): FoundProduct {
  const head = headOf(text);
  const purpose = PURPOSE.exec(text);
  const others = purpose === null ? text : text.replace(purpose[0], ', ');

  return {
    head,
    named: distinctTypes([...namesIn(head), ...namesIn(others).reverse()]),
    related: distinctTypes(namesIn(purpose?.[0] ?? '')),
  };
}
