import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { invalidOption } from '../output/command-error.ts';
import { fileReason } from './read-bytes.ts';

/** One line of a file: its number from 1, and its JSON value or the parse error. */
type JsonLine =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly fault: string };

export interface RejectedLine {
  readonly line: number;
  readonly reason: string;
}

/** Reads JSON lines and skips blank ones. Throws CommandError if the file cannot be read. */
export async function* readJsonLines(option: string, path: string): AsyncGenerator<JsonLine> {
  const input = createReadStream(path, 'utf8');
  try {
    let line = 0;
    for await (const text of createInterface({ input, crlfDelay: Infinity })) {
      line += 1;
      const plain = text.replace(/^\uFEFF/, '').trim();
      if (plain !== '') yield parseLine(line, plain);
    }
  } catch (error) {
    throw invalidOption(option, `cannot be read: ${fileReason(error)} (${path})`, error);
  } finally {
    input.destroy();
  }
}

function parseLine(line: number, text: string): JsonLine {
  try {
    const value: unknown = JSON.parse(text);
    return { line, value };
  } catch {
    return { line, fault: 'the line is not JSON' };
  }
}

const SHOWN_MAX = 20;

export function lineList(kind: string, lines: readonly RejectedLine[]): readonly string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, SHOWN_MAX).map(({ line, reason }) => `  line ${line}: ${reason}`);
  const more = lines.length > SHOWN_MAX ? [`  and ${lines.length - SHOWN_MAX} more`] : [];
  return [`${lines.length} ${kind}:`, ...shown, ...more];
}
