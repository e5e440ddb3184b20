import { LANGUAGES } from '@svc/i18n/language';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, useWords } from '../words/words.tsx';
import { useTheme, type Theme } from './theme.ts';

interface SmallChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

function SmallChoice<T extends string>({ label, value, options, onChange }: SmallChoiceProps<T>): ReactNode {
  return (
    <select
      className="small-choice"
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

export function LanguageChoice(): ReactNode {
  const { t, language, speak } = useWords();
  const options = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  return <SmallChoice label={t('shell.language')} value={language} options={options} onChange={speak} />;
}

export function ThemeChoice(): ReactNode {
  const { t } = useWords();
  const [theme, choose] = useTheme();
  const options: readonly { value: Theme; label: string }[] = [
    { value: 'system', label: t('shell.theme_system') },
    { value: 'light', label: t('shell.theme_light') },
    { value: 'dark', label: t('shell.theme_dark') },
  ];

  return <SmallChoice label={t('shell.theme')} value={theme} options={options} onChange={choose} />;
}
