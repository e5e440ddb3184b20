import type { ChapterFile } from '@svc/knowledge/base/chapter-file';
import { parseHsCodes } from '@svc/knowledge/base/hs-codes';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { joinChapters, readChapter, readChapterTexts, type ChapterText } from './base-folder.ts';
import { findFormFaults } from './check/find-form-faults.ts';
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import type { CommandResult } from './commands/command-result.ts';
import { find } from './commands/find.ts';
import { show } from './commands/show.ts';

/** How the tool is called. */
export const USAGE = ['check [--search]', 'show CODE', 'find WORDS [--leave-out]', 'build --out FILE'].map(
  (line) => `npm run knowledge -- ${line}`,
);

/** Thrown when the arguments are no call of the tool. */
export class UsageError extends Error {}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        search: { type: 'boolean', default: false },
        'leave-out': { type: 'boolean', default: false },
        out: { type: 'string' },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Runs a command on the data folder of packages/knowledge. Throws UsageError, and but in `check` BaseFileError. */
export function runCommand(args: readonly string[], data: string): CommandResult {
  const { values, positionals } = parse(args);
  const [command = '', ...words] = positionals;
  const text = words.join(' ');
  const texts = () => readChapterTexts(join(data, 'hs'));
  const base = (): ChapterFile => joinChapters(texts().map(readChapter));

  switch (command) {
    case 'check':
      return check(
        texts(),
        parseHsCodes(readFileSync(join(data, 'hs2022-codes.txt'), 'utf8')),
        values.search,
      );
    case 'show':
      return show(base(), needed(text, 'CODE'));
    case 'find':
      return find(base(), needed(text, 'WORDS'), values['leave-out']);
    case 'build':
      return checkedBuild(texts(), needed(values.out ?? '', '--out FILE'));
    default:
      throw new UsageError(command === '' ? 'no command' : `unknown command "${command}"`);
  }
}

/** A file with a fault of form reads as fewer texts than it holds: it is not packed. */
function checkedBuild(texts: readonly ChapterText[], path: string): CommandResult {
  const faults = texts.flatMap(findFormFaults);
  if (faults.length > 0) {
    return { lines: faults.map(({ where, message }) => `error  ${where}  ${message}`), exitCode: 1 };
  }

  return build(joinChapters(texts.map(readChapter)), path, () => performance.now());
}

function needed(value: string, what: string): string {
  if (value === '') throw new UsageError(`${what} is missing`);
  return value;
}
