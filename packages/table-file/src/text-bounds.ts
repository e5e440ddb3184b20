import { TableFileError } from './table-file-error.ts';

/** How much text a table may hold; what is left out is not bounded. */
export interface TextBounds {
  /** Characters of a cell that are kept: what follows is cut off. */
  readonly maxCellChars?: number;
  /** Characters of all cells together, before any is cut: more refuses the file. */
  readonly maxChars?: number;
}

/** Takes cells one by one and gives what is kept of each. Throws TableFileError `archive_inflates` when they become too many. */
export function boundedText({ maxCellChars = Infinity, maxChars = Infinity }: TextBounds) {
  let left = maxChars;
  return (text: string): string => {
    left -= text.length;
    if (left < 0) throw new TableFileError('archive_inflates', { limit: maxChars });
    return text.length > maxCellChars ? text.slice(0, maxCellChars) : text;
  };
}
