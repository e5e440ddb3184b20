/** A text without regard to case and blanks: equal for descriptions that are the same to a reader. */
export const sameWords = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
