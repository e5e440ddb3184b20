export const ENGINE_VERSION = '0.11.5';
