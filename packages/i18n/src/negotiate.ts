import Negotiator from 'negotiator';
import { LANGUAGES, type Language } from './language.ts';

/** Reads a language tag by its primary subtag in any case (`ja-JP` is `ja`); null if not supported. */
export function readLanguageTag(tag: string): Language | null {
  const primary = tag.trim().split(/[-_]/, 1)[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/**
 * Selects the response language for an `Accept-Language` header: the supported language of the highest quality, the
 * first one on a tie. `q=0` excludes a language, `*` matches the languages not named (the fallback first), and the
 * fallback applies if nothing matches.
 */
export function negotiateLanguage(acceptLanguage: string | undefined, fallback: Language): Language {
  if (acceptLanguage === undefined) return fallback;

  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  const known = [fallback, ...LANGUAGES.filter((language) => language !== fallback)];

  return readLanguageTag(negotiator.language(known) ?? '') ?? fallback;
}
