import { FILLER_WORDS } from '@svc/knowledge/data/filler-words';
import type { LegalRule } from '@svc/knowledge/legal-rule';
import { phraseTokens } from '@svc/knowledge/phrase-index';
import type { LegalFinding } from '../../classification.ts';
import type { Reading } from '../../reading.ts';
import { wordsIn, type Words } from './words.ts';

const LETTERS_MIN = 4;
const FILLERS: ReadonlySet<string> = new Set(FILLER_WORDS.en);
const ENGLISH = wordsIn('en');

/** Tokens of what the goods are called and made of; a word in passing is no name of the goods. */
const namingTokens = ({ head, normalized }: Reading): ReadonlySet<string> => {
  const { extra, materials, product_type } = normalized;
  const texts = [
    head,
    product_type ?? '',
    ...materials.map(({ name }) => name),
    extra.material,
    extra.composition,
  ];
  return new Set(texts.flatMap(phraseTokens));
};

const telling = new Map<string, readonly string[]>();

/** What a note speaks of: the telling words of its English wording, read once. */
const subjectsOf = ({ id, reference }: LegalRule): readonly string[] => {
  const before = telling.get(id);
  if (before !== undefined) return before;
  const tokens = phraseTokens(ENGLISH.named(`legal_${id}`, reference));
  const found = tokens.filter((token) => token.length >= LETTERS_MIN && !FILLERS.has(token));
  telling.set(id, found);
  return found;
};

/**
 * The rules that concern the goods of an answer. A note that defines a word and has no condition of its own holds for
 * every line of its chapter; it is shown only where the description names the goods by that word.
 */
export function concerningRules(reading: Reading, rules: readonly LegalRule[]): LegalRule[] {
  return rules.filter((rule) => {
    const isGeneral = rule.scope === 'general_rule' || rule.effect !== 'defines';
    if (isGeneral || Object.keys(rule.when).length > 0) return true;
    const named = namingTokens(reading);
    return subjectsOf(rule).some((subject) => named.has(subject));
  });
}

/** Puts legal rules into the answer language; their own reference when no wording is known. */
export function legalFindings(rules: readonly LegalRule[], words: Words): LegalFinding[] {
  return rules.map(({ id, scope, reference, effect, code }) => ({
    id,
    scope,
    reference,
    effect,
    code,
    text: words.named(`legal_${id}`, reference),
  }));
}
