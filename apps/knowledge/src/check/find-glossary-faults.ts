import { GLOSSARY_LANGUAGES, readGlossaryFile } from '@svc/knowledge/base/glossary-file';
import type { GlossaryText } from '@svc/knowledge/base/glossary-folder';
import { error, warning, type Finding } from './find-faults.ts';

const COLUMNS = 1 + GLOSSARY_LANGUAGES.length;

function formFaults({ file, text }: GlossaryText): Finding[] {
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];

    const cells = line.split('\t');
    const isWhole = cells.length === COLUMNS && cells.every((cell) => cell.trim() !== '');
    const where = `${file}:${at + 1}`;

    return [
      ...(isWhole ? [] : [error(where, `a row has ${COLUMNS} cells with words, with tabs between them`)]),
      ...(line === line.normalize('NFC') ? [] : [error(where, 'text is not in Unicode form NFC')]),
    ];
  });
}

/** Finds rows without all four languages, text that is not NFC, and English terms with two rows. */
export function findGlossaryFaults(texts: readonly GlossaryText[]): Finding[] {
  const rows = texts.flatMap(({ file, text }) => readGlossaryFile(text).map((row) => ({ file, ...row })));
  const first = new Map<string, string>();
  const repeated = rows.flatMap(({ file, line, english: [word = ''] }) => {
    const before = first.get(word);
    if (before !== undefined) return [warning(`${file}:${line}`, `"${word}" has a row in ${before}`)];
    first.set(word, `${file}:${line}`);
    return [];
  });

  return [...texts.flatMap(formFaults), ...repeated];
}

export function glossaryCoverage(texts: readonly GlossaryText[]): string[] {
  const rows = texts.flatMap(({ text }) => readGlossaryFile(text));
  const terms = GLOSSARY_LANGUAGES.map(
    (language) => `${language} ${new Set(rows.flatMap((row) => row.terms[language])).size}`,
  );
  return [`glossary: ${rows.length} concepts; terms ${terms.join(', ')}`];
}
