/** The answer languages, the default first. */
export const LANGUAGES = ['en', 'vi', 'ja', 'ko'] as const;

/** A language the service answers in. */
export type Language = (typeof LANGUAGES)[number];
