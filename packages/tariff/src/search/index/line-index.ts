import type { ScheduleLine } from '../../schedule/line.ts';
import { buildCodeTable, type CodeTable } from './code-table.ts';
import { FIELD_WEIGHTS } from './field-weights.ts';
import { fieldCounter } from './line-fields.ts';
import { postingsWriter, type Postings } from './postings.ts';
import { collectGroups } from './subtree-texts.ts';
import { letterMask, termDictionary } from './term-dictionary.ts';
import { packTerms, type TermTable } from './term-table.ts';

/** Bits of `LineIndex.kinds`. A line without `CODED` is a grouping row and not a document. */
export const LINE_KIND = { CODED: 1, LEAF: 2, HEADING: 4, SPECIAL: 8 } as const;

/** Text and code index of one schedule: plain arrays only, which a thread transfers without a copy. */
export interface LineIndex {
  readonly lineCount: number;
  readonly terms: TermTable;
  /** Letters in each term (bits a–z) and its length, to find misspelt terms without comparing all of them. */
  readonly termMasks: Uint32Array<ArrayBuffer>;
  readonly termLengths: Uint8Array<ArrayBuffer>;
  readonly idf: Float32Array<ArrayBuffer>;
  readonly byLine: Postings;
  /** Terms of everything under a heading; documents are heading numbers as in `groupOf`. */
  readonly byGroup: Postings;
  readonly groupOf: Uint32Array<ArrayBuffer>;
  readonly groupCount: number;
  readonly kinds: Uint8Array<ArrayBuffer>;
  /** First six digits of each line's code as a number, shorter codes zero-padded; 0 for a grouping row. */
  readonly subheadings: Uint32Array<ArrayBuffer>;
  readonly digitCounts: Uint8Array<ArrayBuffer>;
  readonly codes: CodeTable;
}

interface LineIndexOptions {
  readonly extraText?: (line: ScheduleLine) => string;
}

const kindOf = (line: ScheduleLine): number => {
  if (line.codeDigits === null) return 0;

  const special = line.codeDigits.startsWith('98') || line.codeDigits.startsWith('99');

  return (
    LINE_KIND.CODED |
    (line.isLeaf ? LINE_KIND.LEAF : 0) |
    (line.level === 'heading' ? LINE_KIND.HEADING : 0) |
    (special ? LINE_KIND.SPECIAL : 0)
  );
};

const writeLines = (lines: readonly ScheduleLine[], counter: ReturnType<typeof fieldCounter>) => {
  const { k1 } = FIELD_WEIGHTS;
  const writer = postingsWriter();
  for (const line of lines) {
    if (line.codeDigits === null) continue;
    counter.eachTerm(line, (term, weight) => writer.add(term, line.position, weight / (k1 + weight)));
  }

  return writer;
};

/** Builds the search index of a schedule; `lines` must be in schedule order with `position` equal to the index. */
export function buildLineIndex(lines: readonly ScheduleLine[], options: LineIndexOptions = {}): LineIndex {
  const dictionary = termDictionary();
  const counter = fieldCounter(lines, dictionary, FIELD_WEIGHTS, options.extraText);
  const lineRows = writeLines(lines, counter);
  const groups = collectGroups(lines, counter.rowTerms);
  const { terms, rankOf } = dictionary.sorted();
  const idf = new Float32Array(terms.length);

  rankOf.forEach((rank, term) => {
    const count = groups.groupsWith[term] ?? 0;
    idf[rank] = Math.log(1 + (groups.groupCount - count + 0.5) / (count + 0.5));
  });

  return {
    lineCount: lines.length,
    terms: packTerms(terms),
    termMasks: Uint32Array.from(terms, letterMask),
    termLengths: Uint8Array.from(terms, (term) => Math.min(255, term.length)),
    idf,
    byLine: lineRows.finish(rankOf),
    byGroup: groups.writer.finish(rankOf),
    groupOf: groups.groupOf,
    groupCount: groups.groupCount,
    kinds: Uint8Array.from(lines, kindOf),
    subheadings: Uint32Array.from(lines, (line) => Number(line.codeDigits?.slice(0, 6).padEnd(6, '0') ?? 0)),
    digitCounts: Uint8Array.from(lines, (line) => line.codeDigits?.length ?? 0),
    codes: buildCodeTable(lines),
  };
}
