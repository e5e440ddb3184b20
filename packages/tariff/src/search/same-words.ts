/** Text normalised for case and blanks, to compare descriptions as a reader would. */
export const sameWords = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
