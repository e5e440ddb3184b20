/** Version of the lexicons; each classification records the one that it was made with. */
export const KNOWLEDGE_VERSION = '2026.10';
