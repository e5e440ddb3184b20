import Negotiator from 'negotiator';
import { LANGUAGES, type Language } from './language.ts';

/** Reads a language tag by its primary subtag in any case (`ja-JP` is `ja`); null if not supported. */
export function readLanguageTag(tag: string): Language | null {
  const primary = tag.trim().split(/[-_]/, 1)[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/**
 * Selects the response language for an `Accept-Language` header: the supported language of highest quality, the first
 * one on a tie, or the fallback. `q=0` excludes a language; `*` matches the languages not named, the fallback first.
 */
export function negotiateLanguage(acceptLanguage: string | undefined, fallback: Language): Language {
  if (acceptLanguage === undefined) return fallback;

  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  const known = [fallback, ...LANGUAGES.filter((language) => language !== fallback)];

  return readLanguageTag(negotiator.language(known) ?? '') ?? fallback;
}
