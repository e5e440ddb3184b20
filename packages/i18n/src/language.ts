/** The response languages, the default first. */
export const LANGUAGES = ['en', 'vi', 'ja', 'ko'] as const;

/** A response language of the service. */
export type Language = (typeof LANGUAGES)[number];
