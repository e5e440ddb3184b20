import { isWellFormedText } from '@svc/domain/well-formed-text';
import type { AskedLanguage } from '@svc/domain/lookups/lookup';
import { readLanguageTag } from '@svc/i18n/negotiate';
import { Expectation, scalar } from './scalar.ts';
import type { Schema } from './schema.ts';

interface TagRule {
  readonly max: number;
}

/** A language tag, parsed by its primary subtag in any case; an unsupported language becomes English. */
export function languageTag({ max }: TagRule): Schema<AskedLanguage> {
  const expectation = new Expectation(`must be a language tag of at most ${max} characters`);
  const json = { type: 'string', maxLength: max, description: 'Response language: en, vi, ja or ko' };

  return scalar(json, (value) => {
    if (typeof value !== 'string' || value.length > max || !isWellFormedText(value)) return expectation;
    const language = readLanguageTag(value);
    return language === null ? { language: 'en', unsupported: value } : { language, unsupported: null };
  });
}
