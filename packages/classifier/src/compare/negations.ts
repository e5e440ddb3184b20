import { cue } from '@svc/knowledge/read-table';
import type { TermTranslation } from '@svc/knowledge/translate-terms';
import { tokenize } from '@svc/tariff/search/text';

/** A denial in a text: `not roasted`, `without fittings`, `sugar-free`, `chưa rang`. */
interface Denial {
  readonly words: string;
  /** Index terms of the denied thing, one list per alternative. */
  readonly terms: readonly (readonly string[])[];
}

interface Exception {
  readonly words: string;
  readonly terms: readonly string[];
}

/** Affirmed and denied index terms, in text order. */
export interface Polarity {
  readonly text: string;
  readonly affirmed: readonly string[];
  readonly denials: readonly Denial[];
  /** Goods that the text excepts: `except witloof`; `excluding any backing` is of a measure. */
  readonly exceptions: readonly Exception[];
  /**
   * Index terms of single conditions: the only one after a name, `tufted` of `Carpets, tufted, whether or not made up`,
   * and states that are not one of several.
   */
  readonly conditions: readonly (readonly string[])[];
  /** Index terms of the substances of which a row requires one in any amount: `Containing lace, net or embroidery`. */
  readonly substances: readonly (readonly string[])[];
}

/** Phrases that leave a condition open: `whether or not`. */
const OPEN = cue('left open');

/** Removes phrases that leave a condition open: `whether or not roasted`. */
export const withoutOpen = (text: string): string => text.replace(OPEN, ' ');
const NO_DENIAL_EN = String.raw`(?! (?:over|exceeding|more|less|further|elsewhere|including|included|specified|only|of|for|in|to|a|an|subject)\b)`;
/** One thing of a denied list, without a preposition or another sign. */
const THING = String.raw`(?!(?:with|for|of|in|and|or|made|but|not|no|non|without|không|ko|chưa)\b)\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}`;
const DENIED = new RegExp(
  [
    String.raw`(?<![\p{L}-])(?:not${NO_DENIAL_EN}|without|no) ${THING}(?:, ${THING})+,? (?:or|nor) ${THING}`,
    String.raw`(?<![\p{L}-])(?:not${NO_DENIAL_EN}|nt|without|w\/o|no|free (?:of|from)|(?<!chân )(?:không|ko)(?! (?:quá|kể|bao|khí|gian)(?!\p{L}))(?: có| được| phải(?: là)?)?|chưa(?! được (?:chi tiết|ghi)(?!\p{L}))(?: được)?)[\s-]+[^,;:.()\d]{2,60}`,
    String.raw`(?<![\p{L}\p{N}])n\/\s?\p{L}{3,20}`,
    String.raw`\bnon[- ]?(?!metals\b)\p{L}{3,20}|\bun\p{L}{3,12}ed\b|\b\p{L}{3,14}[- ]free\b`,
  ].join('|'),
  'giu',
);
/** Phrases that neither affirm nor deny anything about the goods themselves: `not further worked`, `not in leather containers`. */
const NOT_FURTHER = cue('not further');
const SIGNS = cue('signs of denial', 'iu');
/** The denied thing as written: `đường` of `không đường`. */
export const deniedIn = (words: string): string => words.replace(SIGNS, '');
const CLAUSE_END = cue('end of denial', 'iu');
const ALTERNATIVES = /,?\s(?:or|nor|and|hoặc|hay|và)\s|,\s/iu;
/** Verbs that only mean presence in or on the goods. */
const CARRIERS: ReadonlySet<string> = new Set(
  tokenize('containing contain put up having added combined otherwise'),
);

/** A denial of the key also denies its value: unsweetened goods have no added sugar. */
const IMPLIED: Readonly<Record<string, string>> = { sweeten: 'sugar' };

const content = (text: string): string[] => tokenize(text).filter((term) => !CARRIERS.has(term));

const DANGLING = /(?:\s(?:for|of|in|with|by|to|from|on))+$/iu;

/** Terms after which a negation continues: `not containing products of heading 0401`, `without any joint in the shaft`. */
const GOES_ON = /^\s(?:of|with|in the)\s/iu;

const denialOf = (clause: string): Denial[] => {
  const words = (clause.trim().split(CLAUSE_END)[0] ?? '').replace(DANGLING, '');
  if (GOES_ON.test(clause.trim().slice(words.length))) return [];
  const terms = deniedIn(words)
    .split(ALTERNATIVES)
    .map(content)
    .filter(({ length }) => length > 0);
  const implied = terms.flatMap((each) => IMPLIED[each.join()] ?? []).map((term) => [term]);

  return terms.length === 0 ? [] : [{ words: words.trim(), terms: [...terms, ...implied] }];
};

/** Exceptions of a row, which affirm nothing: `Fish, frozen, excluding fish fillets`. */
const EXCEPTIONS = /[,;(]\s?(?:excluding|other than|except|trừ)(?!\p{L}).*$/iu;

const onlyCondition = (stated: string): readonly string[] => {
  const clauses = stated
    .replace(/\([^)]*\)/gu, '')
    .replace(EXCEPTIONS, '')
    .split(/[,;:]/u)
    .map(tokenize)
    .filter(({ length }) => length > 0);
  return clauses.length === 2 ? (clauses[1] ?? []) : [];
};

/** End of a list, denied with the items named before it: `added sugar or other sweetening matter`. */
const REST_OF_LIST = /\sor other\s.*$/iu;
const CONTAINING = /^[\s-]*containing\s(?!no\s|by\s)([^;:()\d]+):?$/iu;

const EXCEPTED = cue('excepted goods');
const LETTER = /\p{L}/u;
const OR = /\/|\s(?:or|and)\s/iu;
/** Goods after an abbreviation need no comma: `EXC FILLET LIVER ROE`. */
const SHORT = /^EXCL?\.?\s/u;
/** Goods for other uses than one: `other than for bicycles`. */
const OF_PURPOSE = /^\p{L}+ than for\s/iu;

const exceptionsIn = (text: string): Exception[] =>
  [...text.matchAll(EXCEPTED)].flatMap(([words, list = '']) =>
    list
      .split(SHORT.test(words) ? /[/\s]+/u : OR)
      .map((goods) => ({ words: words.trim(), terms: LETTER.test(goods) ? tokenize(goods) : [] }))
      .filter(({ terms }) => terms.length > 0),
  );

const isOneOfSeveral = (state: string, text: string): boolean =>
  new RegExp(`(?:,|\\bor|\\band)\\s+${state}\\b|\\b${state}(?:,|\\s+(?:or|and)\\b)`, 'iu').test(text);

/** Parses affirmations, denials and exceptions, for a row with its states; `whether or not …` is none of them. */
export function polarityOf(text: string, states: readonly string[] = []): Polarity {
  const stated = withoutOpen(text);
  const denials = [...stated.matchAll(DENIED)].flatMap(([clause]) => denialOf(clause));
  const rest = stated.replace(DENIED, ' , ').replace(NOT_FURTHER, ' , ');
  const alone = states.filter((state) => !isOneOfSeveral(state, text));

  return {
    text,
    affirmed: content(rest),
    denials,
    exceptions: exceptionsIn(text),
    conditions: [onlyCondition(stated), ...alone.map(tokenize)],
    substances: (CONTAINING.exec(stated)?.[1] ?? '')
      .replace(REST_OF_LIST, '')
      .split(ALTERNATIVES)
      .map(content)
      .filter(({ length }) => length > 0),
  };
}

interface ExceptedRow {
  readonly terms: readonly string[];
  readonly isResidual: boolean;
  readonly polarity: Polarity;
}

/** Text of an exception that takes the goods out of a row: `except fillets` of `Fish fillets`; null if none. */
export function exceptionFrom({ exceptions }: Polarity, row: ExceptedRow): string | null {
  if (exceptions.length === 0 || row.isResidual || row.terms.length === 0) return null;

  const own = row.polarity.exceptions.map(({ terms }) => terms.join());
  const excepted = exceptions.find(
    ({ words, terms }) =>
      !own.includes(terms.join()) &&
      (terms.every((term) => row.terms.includes(term)) ||
        (OF_PURPOSE.test(words) && row.terms.every((term) => terms.includes(term)))),
  );
  return excepted?.words ?? null;
}

/** Adds things denied in another language, by their English names and head nouns: `hen egg`, `egg`. */
export const withDenials = (polarity: Polarity, denied: TermTranslation['denied']): Polarity => {
  const denials = denied.map(({ source, english }) => {
    const terms = content(english);
    return { words: source, terms: [terms, terms.slice(-1)] };
  });
  return { ...polarity, denials: [...polarity.denials, ...denials] };
};

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

export const says = (affirmed: readonly string[], terms: readonly string[]): boolean =>
  affirmed.some((_, at) => terms.every((term, place) => affirmed[at + place] === term));

const WORDS_MAX = 8;

/** Shortest passage of a text, as written, with the terms in order. */
export const written = (text: string, terms: readonly string[]): string => {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => [index, index + word.length] as const);
  for (let length = 1; length <= WORDS_MAX; length += 1) {
    for (const [at, [start]] of words.entries()) {
      const span = text.slice(start, words[at + length - 1]?.[1]);
      if (at + length <= words.length && says(tokenize(span), terms)) return span;
    }
  }
  return '';
};

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

/** True if a row affirms a denied thing: alone, as a kind of it (`beet sugar`), or after a noun of the goods (`thép hợp kim`). */
const affirms = (row: Polarity, denied: readonly string[], nouns: readonly string[]): boolean =>
  [row.affirmed, ...row.conditions].some((stated) => isSame(denied, stated)) ||
  (row.denials.length === 0 && nouns.some((noun) => says(row.affirmed, [noun, ...denied])));

/** The first denial of goods that deny every substance of which a row requires one: `no sugar`, of `cane and beet sugar`. */
function denialOfAll({ affirmed, denials }: Polarity, { substances }: Polarity): Denial | undefined {
  const denied = substances.map((substance) =>
    denials.find(({ terms }) =>
      terms.some((each) => !says(affirmed, each) && isSame(each, substance.slice(-each.length))),
    ),
  );
  return denied.includes(undefined) ? undefined : denied[0];
}

/** Verdict of a negation in the goods or the row, with its quote; null if neither denies anything. */
export function negationVote(
  goods: Polarity,
  row: Polarity,
): { readonly vote: 1 | -1; readonly words: string } | null {
  if (goods.denials.length === 0 && row.denials.length === 0) return null;
  for (const terms of row.denials.flatMap((denial) => denial.terms)) {
    if (says(row.affirmed, terms)) continue;
    const words = says(goods.affirmed, terms) ? written(goods.text, terms) : '';
    if (words !== '') return { vote: -1, words };
    const same = goods.denials.find((denial) => denial.terms.some((denied) => beginsWith(denied, terms)));
    if (same !== undefined) return { vote: 1, words: same.words };
  }
  const denied =
    denialOfAll(goods, row) ??
    goods.denials.find(({ terms }) =>
      terms.some((each) => !says(goods.affirmed, each) && affirms(row, each, goods.affirmed)),
    );

  return denied === undefined ? null : { vote: -1, words: denied.words };
}
