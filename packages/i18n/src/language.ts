/** Supported response languages, the default first. */
export const LANGUAGES = ['en', 'vi', 'ja', 'ko'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Locales of numbers and days. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  vi: 'vi-VN',
  ja: 'ja-JP',
  ko: 'ko-KR',
};
