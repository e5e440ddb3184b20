/** Print markup in the cells of some editions; any other "<" is text. */
const BREAK_TAG = /<\s*(?:br|nl|newline)\s*\/?\s*>|<\/newline>/gi;
const PRINT_TAG = /<\\?\/?\s*(?:sup|sub|il?|u|b|em|strong|span|p)(?:\s[^<>]*)?>/gi;
/** Rare in cells: a "<", whitespace other than single blanks between words, characters that NFC may change. */
const TO_MEND = /<|[^\0-\u02ff]|[^\S ]|  |^ | $/;

/**
 * Text of a cell without markup, with single blanks and composed accents (NFC); empty unless the cell is text or a
 * number.
 */
export function plainText(cell: unknown): string {
  const text = typeof cell === 'string' ? cell : typeof cell === 'number' ? String(cell) : '';
  if (text === '' || !TO_MEND.test(text)) return text;
  const composed = text.normalize('NFC');
  const unmarked = composed.includes('<')
    ? composed.replace(BREAK_TAG, ' ').replace(PRINT_TAG, '')
    : composed;
  return unmarked.replace(/\s+/g, ' ').trim();
}

/** Like `plainText`, with null for an empty cell. */
export function textOrNull(cell: unknown): string | null {
  return plainText(cell) || null;
}
