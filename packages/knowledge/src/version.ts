export const KNOWLEDGE_VERSION = '2026.11';
