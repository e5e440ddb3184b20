import type { ConsoleCatalog } from '@svc/i18n/console/en';
import { consoleWords, type Words } from '@svc/i18n/console/translate';
import { LANGUAGES, type Language } from '@svc/i18n/language';

const KEPT = 'svc.language';

const CATALOGS: Readonly<Record<Language, () => Promise<ConsoleCatalog>>> = {
  en: async () => (await import('@svc/i18n/console/en')).en,
  vi: async () => (await import('@svc/i18n/console/vi')).vi,
  ja: async () => (await import('@svc/i18n/console/ja')).ja,
  ko: async () => (await import('@svc/i18n/console/ko')).ko,
};

function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** Chosen language, otherwise the first supported one of the browser, otherwise English. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  const wanted = [kept, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find(isLanguage) ?? 'en';
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT, language);
}

export interface LoadedWords {
  readonly language: Language;
  readonly t: Words;
}

export async function loadWords(language: Language): Promise<LoadedWords> {
  return { language, t: consoleWords(await CATALOGS[language](), language) };
}
