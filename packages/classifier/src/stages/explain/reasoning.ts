import { tokenize } from '@svc/tariff/search/text';
import { LIST_SEPARATOR, type Reason } from '../../classification.ts';
import type { Reading } from '../../reading.ts';
import type { RankedLine } from '../rank.ts';
import type { Words } from './words.ts';

const SHARED_TERMS_MAX = 6;

/** Figures and bits of words are no reason that a person would give. */
const isTelling = (term: string): boolean => /\p{L}{3}|[^\x20-\x7e]/u.test(term);

/** Words of the description that the line or one above it has, as it writes them, and not within another word. */
const surfaceTerms = (reading: Reading, { path }: RankedLine): string[] => {
  const text = path.map(({ description }) => description.toLowerCase()).join(' ');
  const named = new Set(tokenize(text));
  return reading.normalized.search_terms
    .filter((term) => isTelling(term) && text.includes(term))
    .filter((term) => tokenize(term).some((word) => named.has(word)))
    .slice(0, SHARED_TERMS_MAX);
};

/** Stable names of what speaks for or against a line. */
export function signalsOf(reading: Reading, line: RankedLine): string[] {
  const heading = line.path[0]?.codeDigits ?? '';
  const signs: readonly (readonly [string, boolean])[] = [
    ['text_match', line.scores.overlap > 0],
    ['own_text_match', line.scores.leaf_overlap > 0],
    [
      'usual_heading',
      reading.products.some(({ type }) => type.headings.some((usual) => usual.startsWith(heading))),
    ],
    ['attributes_agree', line.scores.attributes > 0.5 && line.contradictions.length === 0],
    ['attributes_contradict', line.contradictions.length > 0],
    ['precedent', line.precedents.length > 0],
    ['residual_line', /^(?:other\b|loại khác)/iu.test(line.line.description)],
    ['legal_note', line.legal.rules.length > 0],
  ];
  return signs.filter(([, isOn]) => isOn).map(([name]) => name);
}

const attributeNames = (attributes: readonly string[], words: Words): string =>
  words.list(attributes.map((attribute) => words.named(`attribute_${attribute}`, attribute)));

/** What speaks for or against a line, without words; parameters that are lists are parted by `LIST_SEPARATOR`. */
export function reasonsOf(reading: Reading, line: RankedLine): Reason[] {
  const signals = new Set(signalsOf(reading, line));
  const terms = surfaceTerms(reading, line);
  const said: readonly (readonly [boolean, Reason])[] = [
    [terms.length > 0, { key: 'terms', params: { terms: terms.join(LIST_SEPARATOR) } }],
    [signals.has('usual_heading'), { key: 'usual_heading', params: { heading: line.path[0]?.code ?? '' } }],
    [signals.has('attributes_agree'), { key: 'attributes', params: {} }],
    [signals.has('precedent'), { key: 'precedents', params: { count: line.precedents.length } }],
    [signals.has('residual_line'), { key: 'residual', params: {} }],
    [
      signals.has('attributes_contradict'),
      { key: 'contradiction', params: { attributes: line.contradictions.join(LIST_SEPARATOR) } },
    ],
  ];
  return said.filter(([isSaid]) => isSaid).map(([, reason]) => reason);
}

function wordReason({ key, params }: Reason, words: Words): string {
  const { terms, attributes } = params;
  return words.say(`reason_${key}`, {
    ...params,
    ...(terms === undefined ? {} : { terms: words.list(String(terms).split(LIST_SEPARATOR)) }),
    ...(attributes === undefined
      ? {}
      : { attributes: attributeNames(String(attributes).split(LIST_SEPARATOR), words) }),
  });
}

/** What speaks for or against a line, sentence by sentence. */
export function factorsOf(reading: Reading, line: RankedLine, words: Words): string[] {
  return reasonsOf(reading, line).map((reason) => wordReason(reason, words));
}

/** Why a line ranks where it does, in one paragraph. */
export function reasoningOf(reading: Reading, line: RankedLine, words: Words): string {
  const factors = factorsOf(reading, line, words);
  return factors.length > 0 ? factors.join(' ') : words.say('reason_none');
}

/** Why a line is not the proposed one; null for the proposed one. */
export function exclusionOf(line: RankedLine, first: RankedLine, words: Words): string | null {
  if (line.legal.status === 'excluded') {
    const rule = line.legal.rules.find(({ effect }) => effect === 'excludes');
    return words.say('excluded_by', { reference: rule?.reference ?? '' });
  }
  if (line === first) return null;
  if (line.contradictions.length > 0) {
    return words.say('ranked_lower_contradiction', {
      attributes: attributeNames(line.contradictions, words),
    });
  }
  return words.say(
    line.path[0]?.position === first.path[0]?.position ? 'ranked_lower_branch' : 'ranked_lower_heading',
    { code: first.line.code ?? '' },
  );
}
