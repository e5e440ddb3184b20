import { tokenize } from '@svc/tariff/search/text';

/** A denial in a text: `not roasted`, `without fittings`, `sugar-free`, `chưa rang`. */
interface Denial {
  readonly words: string;
  /** Index terms of the denied thing, one list per alternative. */
  readonly terms: readonly (readonly string[])[];
}

/** Affirmed and denied index terms, in text order. */
export interface Polarity {
  readonly text: string;
  readonly affirmed: readonly string[];
  readonly denials: readonly Denial[];
}

/** Phrases that leave a condition open: `whether or not`. */
const OPEN =
  /(?<!\p{L})(?:whether or not|with or without|if not|including those|đã hoặc chưa|có hoặc không|đã hoặc không)(?!\p{L})[^,;:()]*/giu;

/** Removes phrases that leave a condition open: `whether or not roasted`. */
export const withoutOpen = (text: string): string => text.replace(OPEN, ' ');
const DENIED =
  /(?<![\p{L}-])(?:not(?! (?:over|exceeding|more|less|further|elsewhere|including|included|specified|only|of|for|in|to|a|an|subject)\b)|nt|without|no|free (?:of|from)|không(?! (?:quá|kể|bao|khí|gian)(?!\p{L}))(?: có| được)?|chưa(?: được)?)[\s-]+[^,;:.()\d]{2,60}|\bnon[- ]?\p{L}{3,20}|\bun\p{L}{3,12}ed\b|\b\p{L}{3,14}[- ]free\b/giu;
const SIGNS =
  /^(?:not|nt|without|no|free (?:of|from)|không(?: có| được)?|chưa(?: được)?)[\s-]+|^non[- ]?|^un(?=\p{L}+ed$)|[- ]free$/iu;
const CLAUSE_END = /\s(?:but|with|for|than|by|in|on|of|which|that|as|from|at|when|to|is|are)\s|\s-\s/iu;
const ALTERNATIVES = /\s(?:or|nor|and|hoặc|hay|và)\s/iu;
/** Verbs that only mean presence in or on the goods. */
const CARRIERS: ReadonlySet<string> = new Set(
  tokenize('containing contain put up having added combined otherwise'),
);

const content = (text: string): string[] => tokenize(text).filter((term) => !CARRIERS.has(term));

/** Words after which a negation continues: `not containing products of heading 0401`, `not coated with silver`. */
const GOES_ON = /^\s(?:of|with)\s/iu;

const denialOf = (clause: string): Denial[] => {
  const [words = ''] = clause.trim().split(CLAUSE_END);
  if (GOES_ON.test(clause.trim().slice(words.length))) return [];
  const terms = words
    .replace(SIGNS, '')
    .split(ALTERNATIVES)
    .map(content)
    .filter(({ length }) => length > 0);

  return terms.length === 0 ? [] : [{ words: words.trim(), terms }];
};

/** Parses affirmations and denials; `whether or not …` is neither. */
export function polarityOf(text: string): Polarity {
  const stated = withoutOpen(text);
  const denials = [...stated.matchAll(DENIED)].flatMap(([clause]) => denialOf(clause));
  const rest = stated.replace(DENIED, ' , ');

  return { text, affirmed: content(rest), denials };
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

const written = (text: string, terms: readonly string[]): string =>
  [
    ...new Set(
      (text.match(WORD) ?? []).filter((word) => tokenize(word).some((term) => terms.includes(term))),
    ),
  ].join(' ');

export const says = (affirmed: readonly string[], terms: readonly string[]): boolean =>
  affirmed.some((_, at) => terms.every((term, place) => affirmed[at + place] === term));

/** True if one text denies what the other affirms and does not itself deny. */
export const areOpposite = (one: Polarity, other: Polarity): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([denying, affirming]) =>
    (denying?.denials ?? []).some(({ terms }) =>
      terms.some((each) => says(affirming?.affirmed ?? [], each) && !says(denying?.affirmed ?? [], each)),
    ),
  );

const beginsWith = (terms: readonly string[], start: readonly string[]): boolean =>
  start.every((term, at) => terms[at] === term);

const isSame = (terms: readonly string[], others: readonly string[]): boolean =>
  terms.length === others.length && terms.every((term, at) => others[at] === term);

/** Verdict of a negation in the goods or the row, with the description's words; null if neither denies anything. */
export function negationVote(
  goods: Polarity,
  row: Polarity,
): { readonly vote: 1 | -1; readonly words: string } | null {
  if (goods.denials.length === 0 && row.denials.length === 0) return null;
  for (const terms of row.denials.flatMap((denial) => denial.terms)) {
    if (says(row.affirmed, terms)) continue;
    if (says(goods.affirmed, terms)) return { vote: -1, words: written(goods.text, terms) };
    const same = goods.denials.find((denial) => denial.terms.some((denied) => beginsWith(denied, terms)));
    if (same !== undefined) return { vote: 1, words: same.words };
  }
  const denied = goods.denials.find(({ terms }) =>
    terms.some((each) => isSame(each, row.affirmed) && !says(goods.affirmed, each)),
  );

  return denied === undefined ? null : { vote: -1, words: denied.words };
}
