/** Version of the stages and their constants; each classification records the one that it was made with. */
export const ENGINE_VERSION = '0.11.2';
