import type { ConsoleCatalog } from '@svc/i18n/console/en';
import { consoleWords, type Words } from '@svc/i18n/console/translate';
import { LANGUAGES, type Language } from '@svc/i18n/language';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

const KEPT = 'svc.language';

const CATALOGS: Readonly<Record<Language, () => Promise<ConsoleCatalog>>> = {
  en: async () => (await import('@svc/i18n/console/en')).en,
  vi: async () => (await import('@svc/i18n/console/vi')).vi,
  ja: async () => (await import('@svc/i18n/console/ja')).ja,
  ko: async () => (await import('@svc/i18n/console/ko')).ko,
};

/** Names of the languages in themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  vi: 'Tiếng Việt',
  ja: '日本語',
  ko: '한국어',
};

interface Speech {
  readonly language: Language;
  readonly t: Words;
  readonly speak: (language: Language) => void;
}

const SpeechContext = createContext<Speech | null>(null);

function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** Chosen language, otherwise the first supported one of the browser, otherwise English. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  const wanted = [kept, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find(isLanguage) ?? 'en';
}

export interface LoadedWords {
  readonly language: Language;
  readonly t: Words;
}

export async function loadWords(language: Language): Promise<LoadedWords> {
  return { language, t: consoleWords(await CATALOGS[language](), language) };
}

export function WordsProvider({
  first,
  children,
}: {
  readonly first: LoadedWords;
  readonly children: ReactNode;
}): ReactNode {
  const [words, setWords] = useState(first);
  const speak = useCallback((language: Language): void => {
    localStorage.setItem(KEPT, language);
    void loadWords(language).then((loaded) => {
      document.documentElement.lang = language;
      setWords(loaded);
    });
  }, []);
  const speech = useMemo(() => ({ ...words, speak }), [words, speak]);

  return (
    <SpeechContext value={speech}>
      <I18nProvider locale={words.language}>{children}</I18nProvider>
    </SpeechContext>
  );
}

export function useWords(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === null) throw new Error('useWords needs a WordsProvider above it');
  return speech;
}
