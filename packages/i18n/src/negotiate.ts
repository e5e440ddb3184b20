import Negotiator from 'negotiator';
import { LANGUAGES, type Language } from './language.ts';

/** Reads a language tag by its primary subtag in any letter case (`ja-JP` is `ja`); null when not supported. */
export function readLanguageTag(tag: string): Language | null {
  const primary = tag.trim().split(/[-_]/, 1)[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/**
 * The response language for an `Accept-Language` header: the supported language of the highest quality, the earlier one
 * when equal. `q=0` excludes a language, `*` means the languages the header does not name (the fallback first),
 * and the fallback is used when nothing matches.
 */
export function negotiateLanguage(acceptLanguage: string | undefined, fallback: Language): Language {
  if (acceptLanguage === undefined) return fallback;

  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  const known = [fallback, ...LANGUAGES.filter((language) => language !== fallback)];

  return readLanguageTag(negotiator.language(known) ?? '') ?? fallback;
}
