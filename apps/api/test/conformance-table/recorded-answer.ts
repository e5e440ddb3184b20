import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An answer that a test asked for. */
export interface RecordedAnswer {
  /** Id of the operation; null where the address or its method belongs to none. */
  readonly operation: string | null;
  readonly status: number;
  /** Code of a refusal; null of a success. */
  readonly code: string | null;
  /** Test file, from the root of the project. */
  readonly file: string;
  readonly test: string;
}

/** Everything that the runs into a folder recorded. */
export async function readRecordedAnswers(folder: string): Promise<readonly RecordedAnswer[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => text.split('\n').filter(Boolean).map(parsed));
}

// Each line was written by the recorder.
function parsed(line: string): RecordedAnswer {
  return JSON.parse(line) as RecordedAnswer;
}
