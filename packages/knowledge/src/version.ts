/** Version of the lexicons, recorded with each classification. */
export const KNOWLEDGE_VERSION = '2026.10';
