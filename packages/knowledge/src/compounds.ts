import { GLOSSARY } from './data/glossary.ts';
import { materialIndex } from './lexicons.ts';
import { buildPhraseIndex, phraseTokens, type PhraseIndex } from './phrase-index.ts';

let vietnamese: PhraseIndex<string> | undefined;

const namesMaterial = (word: string): boolean =>
  materialIndex.findAll(phraseTokens(GLOSSARY.vi.get(word) ?? '')).length > 0;

/**
 * The Vietnamese words of a text that the glossary has, longest first at each place: `cao su` is one word, `cao` none in
 * it. One syllable counts only where it names a material: others are mostly halves of words that no list has.
 */
export function vietnameseWords(text: string): string[] {
  vietnamese ??= buildPhraseIndex([...GLOSSARY.vi.keys()], (word) => [word]);
  return vietnamese
    .findAll(phraseTokens(text.normalize('NFC')))
    .map(({ entry }) => entry)
    .filter((word) => word.includes(' ') || namesMaterial(word))
    .map((word) => word.toLowerCase());
}
