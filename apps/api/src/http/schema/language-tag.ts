import { isWellFormedText } from '@svc/domain/well-formed-text';
import type { AskedLanguage } from '@svc/domain/lookups/lookup';
import { readLanguageTag } from '@svc/i18n/negotiate';
import * as v from './index.ts';

interface TagRule {
  readonly max: number;
}

/** A language tag, parsed by its primary subtag in any case; an unsupported language becomes English. */
export function languageTag({ max }: TagRule): v.Schema<AskedLanguage> {
  const expectation = new v.Expectation(`must be a language tag of at most ${max} characters`);
  const json = { type: 'string', maxLength: max, description: 'Response language: en, vi, ja or ko' };

  return v.scalar(json, (value) => {
    if (typeof value !== 'string' || value.length > max || !isWellFormedText(value)) return expectation;
    const language = readLanguageTag(value);
    return language === null ? { language: 'en', unsupported: value } : { language, unsupported: null };
  });
}
