import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glossaryTerms, readGlossaryFile, type GlossaryRow } from './glossary-file.ts';

export interface GlossaryText {
  readonly file: string;
  readonly text: string;
}

/** Reads the glossary files of a folder, in name order. */
export function readGlossaryTexts(folder: string): GlossaryText[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  return files.sort().map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

function readGlossaryFolder(folder: string): GlossaryRow[] {
  return readGlossaryTexts(folder).flatMap(({ text }) => readGlossaryFile(text));
}

/** Translation entry: a term, or an English abbreviation of item masters and labels. */
interface GlossaryTerm {
  readonly term: string;
  readonly english: string;
  readonly isAbbreviation?: boolean;
}

/**
 * Terms of `glossary/*.tsv` and abbreviations of `abbreviations.tsv` (one per line, lower case, a tab, its meaning) in
 * the data folder.
 */
export function readGlossaryTerms(folder: string): GlossaryTerm[] {
  const abbreviations = readFileSync(join(folder, 'abbreviations.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .map(([term = '', english = '']) => ({ term, english, isAbbreviation: true }));

  return [...glossaryTerms(readGlossaryFolder(join(folder, 'glossary'))), ...abbreviations];
}
