import { readHs6Text, type Hs6Text } from '@svc/domain/hs6/hs6-text';
import { readRowsOrText } from '@svc/table-file/read-table';
import { TableFileError } from '@svc/table-file/table-file-error';
import { parseJson, readBytes } from '../../files/read-bytes.ts';
import type { RejectedLine } from '../../files/json-lines.ts';
import { invalidOption } from '../../output/command-error.ts';

/** Texts of a file, and the lines without one. */
interface Hs6File {
  readonly texts: readonly Hs6Text[];
  readonly rejected: readonly RejectedLine[];
}

const CODE_COLUMNS = ['hs6', 'hscode', 'code'];
const TEXT_COLUMNS = ['text', 'description'];

interface Entry {
  readonly line: number;
  readonly code: string;
  readonly text: string;
}

/** Reads codes and texts from a table or JSON lines. Throws CommandError if the columns are missing. */
export async function readHs6File(path: string): Promise<Hs6File> {
  const bytes = await readBytes('file', path);
  const source = await readRowsOrText(bytes).catch((error: unknown) => {
    if (!(error instanceof TableFileError)) throw error;
    throw invalidOption('file', `is not a table: ${error.code.replaceAll('_', ' ')}`, error);
  });
  const entries = source.kind === 'text' ? entriesOfLines(source.text) : entriesOfRows(source.rows);
  const texts: Hs6Text[] = [];
  const rejected: RejectedLine[] = [];

  for (const entry of entries) {
    const read = 'reason' in entry ? entry.reason : readHs6Text(entry.code, entry.text);
    if (typeof read === 'string') rejected.push({ line: entry.line, reason: read });
    else texts.push(read);
  }

  return { texts, rejected };
}

function* entriesOfRows(rows: readonly (readonly string[])[]): Generator<Entry> {
  const titles = (rows[0] ?? []).map((title) => title.trim().toLowerCase());
  const [code, text] = [columnOf(titles, CODE_COLUMNS), columnOf(titles, TEXT_COLUMNS)];

  for (const [index, row] of rows.entries()) {
    const isBlank = row.every((cell) => cell.trim() === '');
    if (index > 0 && !isBlank) yield { line: index + 1, code: row[code] ?? '', text: row[text] ?? '' };
  }
}

function columnOf(titles: readonly string[], names: readonly string[]): number {
  const name = names.find((candidate) => titles.includes(candidate));
  if (name !== undefined) return titles.indexOf(name);

  throw invalidOption(
    'file',
    `has no column ${names.join(', ')}; its first row must contain the column names`,
  );
}

function* entriesOfLines(text: string): Generator<Entry | RejectedLine> {
  for (const [index, plain] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (plain.trim() !== '') yield entryOfLine(index + 1, plain);
  }
}

function entryOfLine(line: number, text: string): Entry | RejectedLine {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return { line, reason: 'the line is not a JSON object' };
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return { line, code: fieldOf(fields, CODE_COLUMNS), text: fieldOf(fields, TEXT_COLUMNS) };
}

function fieldOf(fields: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  const value = names.map((name) => fields[name]).find((candidate) => candidate !== undefined);
  return typeof value === 'string' ? value : '';
}
