import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ChapterFile } from '@svc/knowledge/base/entries';
import { readGlossaryTexts } from '@svc/knowledge/base/glossary-folder';
import { writeHeadingTitles } from '@svc/knowledge/base/heading-titles';
import { readLineGoodsTexts } from '@svc/knowledge/base/line-goods';
import { parseHsCodes } from '@svc/knowledge/base/hs-codes';
import { joinChapters, readChapter, readChapterTexts } from './base-folder.ts';
import { check } from './commands/check.ts';
import type { CommandResult } from './commands/command-result.ts';
import { show } from './commands/show.ts';

export const USAGE = ['check', 'show CODE', 'titles'].map((line) => `npm run knowledge -- ${line}`);

export class UsageError extends Error {}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true }).positionals;
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Runs a command on the data folder of packages/knowledge. Throws UsageError, and BaseFileError except in `check`. */
export function runCommand(args: readonly string[], data: string): CommandResult {
  const [command = '', code = ''] = parse(args);
  const texts = () => readChapterTexts(join(data, 'hs'));
  const titlesFile = join(data, 'heading-titles.tsv');
  const base = (): ChapterFile => joinChapters(texts().map(readChapter));

  switch (command) {
    case 'check':
      return check(
        {
          texts: texts(),
          glossary: readGlossaryTexts(join(data, 'glossary')),
          lineGoods: readLineGoodsTexts(join(data, 'lines')),
          titles: existsSync(titlesFile) ? readFileSync(titlesFile, 'utf8') : '',
        },
        parseHsCodes(readFileSync(join(data, 'hs2022-codes.txt'), 'utf8')),
      );
    case 'show':
      if (code === '') throw new UsageError('CODE is missing');
      return show(base(), code);
    case 'titles':
      writeFileSync(titlesFile, writeHeadingTitles(base()));
      return { lines: [titlesFile], exitCode: 0 };
    default:
      throw new UsageError(command === '' ? 'no command' : `unknown command "${command}"`);
  }
}
