/** Dashes before a text, with blanks between and after. */
const DASHES = /^(?:\s*[-\u2013\u2014])*\s*/;

export function dashesOf(text: string): number {
  return (DASHES.exec(text)?.[0] ?? '').replaceAll(/\s/g, '').length;
}

export function withoutDashes(text: string): string | null {
  return text.replace(DASHES, '') || null;
}
