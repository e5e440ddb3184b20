import { readFileSync } from 'node:fs';

/** Rows of a table of the data folder, cells between tabs; blank lines and comments (`# `) are no rows. */
export const readTable = (name: string): readonly (readonly string[])[] =>
  readFileSync(new URL(`../data/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => line.split('\t'));

const PHRASES = readTable('lexicon/phrases');
const CUES = readTable('lexicon/cues');

function cellsOf(table: typeof PHRASES, list: string): readonly string[] {
  const cells = table.flatMap(([name, cell = '']) => (name === list ? [cell] : []));
  if (cells.length === 0) throw new Error(`no list "${list}" in the lexicon`);
  return cells;
}

/** Phrases of a list in `lexicon/phrases.tsv`. */
export const phrasesOf = (list: string): readonly string[] =>
  cellsOf(PHRASES, list).flatMap((cell) => cell.split('|'));

/** Patterns of a list in `lexicon/cues.tsv`, in order. */
export const patternsOf = (list: string): readonly string[] => cellsOf(CUES, list);

/** Finds any pattern of a list. */
export const cue = (list: string, flags: 'giu' | 'iu' | 'u' = 'giu'): RegExp =>
  new RegExp(patternsOf(list).join('|'), flags);
