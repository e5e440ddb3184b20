/** Dashes before a text, with blanks between and after them. */
const DASHES = /^(?:\s*[-\u2013\u2014])*\s*/;

/** The depth that a text has by its dashes. */
export function dashesOf(text: string): number {
  return (DASHES.exec(text)?.[0] ?? '').replaceAll(/\s/g, '').length;
}

/** A text without its dashes; null when nothing is left. */
export function withoutDashes(text: string): string | null {
  return text.replace(DASHES, '') || null;
}
