/** Version of the stages and their constants, recorded with each classification. */
export const ENGINE_VERSION = '0.11.2';
