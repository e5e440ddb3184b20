import { isMessageKey, translator, type MessageKey, type MessageParams } from '@svc/i18n/translate';
import type { Language } from '@svc/i18n/language';

type ExplanationKey = MessageKey extends infer Key
  ? Key extends `explanation.${infer Name}`
    ? Name
    : never
  : never;

export interface Words {
  say(key: ExplanationKey, params?: MessageParams): string;
  /** Message with a computed name, or `otherwise` if the catalog lacks it. */
  named(name: string, otherwise: string, params?: MessageParams): string;
  list(items: readonly string[]): string;
}

const SEPARATORS: Readonly<Record<Language, string>> = { en: ', ', vi: ', ', ja: '、', ko: ', ' };

export function wordsIn(language: Language): Words {
  const translate = translator(language);

  return {
    say: (key, params = {}) => translate(`explanation.${key}`, params),
    named(name, otherwise, params = {}) {
      const key = `explanation.${name}`;
      return isMessageKey(key) ? translate(key, params) : otherwise;
    },
    list: (items) => items.join(SEPARATORS[language]),
  };
}
