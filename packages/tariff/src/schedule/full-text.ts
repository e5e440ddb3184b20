import type { ScheduleLine } from './line.ts';

export const PATH_SEPARATOR = ' > ';
const CLOSING_MARKS = /[\s:]+$/;

export type TextLine = Pick<ScheduleLine, 'level' | 'codeDigits' | 'description'>;

/**
 * Full text of a line: its own text preceded by its ancestors' from the heading down, joined by ` > `.
 * @param above its parent in the tree, or null
 * @param aboveText full text of `above`
 */
export function fullText(line: TextLine, above: TextLine | null, aboveText: string): string {
  const own = line.description.replace(CLOSING_MARKS, '');
  // A chapter title is not part of the path: the HS reads a line from its heading down.
  if (above === null || above.level === 'chapter' || aboveText === '') return own;
  return own === '' || repeats(line, above) ? aboveText : aboveText + PATH_SEPARATOR + own;
}

/** A zero-padded code may repeat its parent (an undivided heading); the text is shown once. */
function repeats({ codeDigits, description }: TextLine, above: TextLine): boolean {
  if (codeDigits === null || above.codeDigits === null || above.description !== description) return false;
  return (
    codeDigits.length > above.codeDigits.length &&
    codeDigits === above.codeDigits.padEnd(codeDigits.length, '0')
  );
}
