const PATH = /\bcategory:\s*([^.;\n]{3,200})/iu;
const LEVELS_USED = 2;
const ASCII_LETTER = /[a-z]/iu;

/** The deepest levels of a shop category (`Category: A > B > C`) in the notes; empty when there is none. */
export function categoryPath(notes: string): string {
  const path = PATH.exec(notes)?.[1];
  if (path === undefined) return '';
  const levels = path.split('>').map((level) => level.trim());
  return levels
    .filter((level) => ASCII_LETTER.test(level))
    .slice(-LEVELS_USED)
    .join(' ');
}
