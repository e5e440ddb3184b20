import { readChapterFile, type ChapterFile } from '@svc/knowledge/base/chapter-file';
import { parseHsCodes } from '@svc/knowledge/base/hs-codes';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { joinChapters, readChapterTexts } from './base-folder.ts';
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

/** Runs a command on the data folder of packages/knowledge. Throws UsageError, and YAMLParseError but in `check`. */
export function runCommand(args: readonly string[], data: string): CommandResult {
  const { values, positionals } = parse(args);
  const [command = '', ...words] = positionals;
  const text = words.join(' ');
  const texts = () => readChapterTexts(join(data, 'hs'));
  const base = (): ChapterFile => joinChapters(texts().map((chapter) => readChapterFile(chapter.text)));

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
      return build(base(), needed(values.out ?? '', '--out FILE'), () => performance.now());
    default:
      throw new UsageError(command === '' ? 'no command' : `unknown command "${command}"`);
  }
}

function needed(value: string, what: string): string {
  if (value === '') throw new UsageError(`${what} is missing`);
  return value;
}
