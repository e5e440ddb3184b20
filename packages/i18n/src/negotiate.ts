import { LANGUAGES, type Language } from './language.ts';

interface LanguageRange {
  readonly tag: string;
  readonly quality: number;
}

const QUALITY = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

function readRange(part: string): LanguageRange[] {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const weight = parameters.find((parameter) => /^q\s*=/i.test(parameter));
  const quality = weight === undefined ? '1' : QUALITY.exec(weight)?.[1];
  return tag === '' || quality === undefined ? [] : [{ tag, quality: Number(quality) }];
}

/** Languages the ranges name; one that a bare tag refuses with q=0 stays refused whatever a region tag says. */
function refusedBy(ranges: readonly LanguageRange[]): Set<Language> {
  const bare = ranges.filter(({ tag, quality }) => quality === 0 && !tag.includes('-'));
  return new Set(bare.flatMap(({ tag }) => readLanguageTag(tag) ?? []));
}

/** Reads a language tag by its primary subtag in any letter case (`ja-JP` is `ja`); null when not supported. */
export function readLanguageTag(tag: string): Language | null {
  const primary = tag.trim().split(/[-_]/, 1)[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/**
 * The answer language for an `Accept-Language` header: the supported language of the highest quality, the
 * earlier one when equal. `q=0` excludes a language, `*` stands for the languages the header does not name (the
 * fallback first), a malformed entry is passed over, and the fallback answers when nothing matches.
 */
export function negotiateLanguage(acceptLanguage: string | undefined, fallback: Language): Language {
  if (acceptLanguage === undefined) return fallback;
  const ranges = acceptLanguage.split(',').flatMap(readRange);
  const refused = refusedBy(ranges);
  const named = new Set(ranges.flatMap(({ tag }) => readLanguageTag(tag) ?? []));
  const unnamed = [fallback, ...LANGUAGES].find((language) => !named.has(language));
  const wanted = ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .flatMap(({ tag }) => (tag === '*' ? unnamed : readLanguageTag(tag)) ?? []);
  return wanted.find((language) => !refused.has(language)) ?? fallback;
}
