/** Supported response languages, the default first. */
export const LANGUAGES = ['en', 'vi', 'ja', 'ko'] as const;

export type Language = (typeof LANGUAGES)[number];
