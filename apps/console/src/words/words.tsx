import type { Words } from '@svc/i18n/console/translate';
import type { Language } from '@svc/i18n/language';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { keepLanguage, loadWords, type LoadedWords } from './load-words.ts';

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

export function WordsProvider({
  first,
  children,
}: {
  readonly first: LoadedWords;
  readonly children: ReactNode;
}): ReactNode {
  const [words, setWords] = useState(first);
  const speak = useCallback((language: Language): void => {
    keepLanguage(language);
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
