import { LANGUAGES, type Language } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';
import type { Reader } from '@svc/wire/lookups/lookup-detail';
import * as v from '../../http/schema/index.ts';

export const textLanguageField = () => ({
  text_language: v.optional(
    v.oneOf(LANGUAGES, {
      about:
        'Language of all texts of the response, including reasons and questions; without it these are in the ' +
        'language of the lookup, labels in that of `Accept-Language`',
    }),
  ),
});

interface AskedTexts {
  readonly text_language?: Language | undefined;
}

/** Reader of a response: `text_language` sets the language of all its texts. */
export function readerOf(
  { language, t }: Pick<Reader, 'language' | 't'>,
  { text_language: textLanguage }: AskedTexts,
): Reader {
  if (textLanguage === undefined) return { language, t };
  return { language: textLanguage, t: translator(textLanguage), textLanguage };
}

export const languageHeader = ({ textLanguage }: Reader): Readonly<Record<string, string>> =>
  textLanguage === undefined ? {} : { 'Content-Language': textLanguage };
