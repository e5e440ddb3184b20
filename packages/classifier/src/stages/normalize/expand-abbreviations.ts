import { ABBREVIATIONS } from '@svc/knowledge/data/abbreviations';

const WORD = /(?<![\p{L}\p{N}])[\p{L}][\p{L}/-]{0,6}(?![\p{L}\p{N}])/gu;

/** Abbreviations of the text that are known, as written in lower case, with what they stand for. */
export function expandAbbreviations(text: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const word of text.toLowerCase().match(WORD) ?? []) {
    const meaning = Object.hasOwn(ABBREVIATIONS, word) ? ABBREVIATIONS[word] : undefined;
    if (meaning !== undefined) found[word] = meaning;
  }
  return found;
}
