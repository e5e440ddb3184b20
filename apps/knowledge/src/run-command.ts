import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { ChapterFile } from '@svc/knowledge/base/entries';
import { readGlossaryTexts } from '@svc/knowledge/base/glossary-folder';
import { writeHeadingTitles } from '@svc/knowledge/base/heading-titles';
import { readLineGoodsTexts } from '@svc/knowledge/base/line-goods';
import { parseHsCodes } from '@svc/knowledge/base/hs-codes';
import { packBase, unpackBase } from '@svc/knowledge/base/packed-base';
import type { Glossary } from '@svc/text-model/glossary';
import { joinChapters, readChapter, readChapterTexts, type ChapterText } from './base-folder.ts';
import { findFormFaults } from './check/find-form-faults.ts';
import { check } from './commands/check.ts';
import type { CommandResult } from './commands/command-result.ts';
import { show } from './commands/show.ts';
import { plainText } from './plain-text.ts';
import { baseLines } from './search/base-lines.ts';
import { indexLines } from './search/base-search.ts';
import { glossaryOf } from './search/glossary-of.ts';

export const USAGE = [
  'check [--search]',
  'show CODE',
  'find WORDS [--leave-out]',
  'titles',
  'build --out FILE',
].map((line) => `npm run knowledge -- ${line}`);

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

/** Runs a command on the data folder of packages/knowledge. Throws UsageError, and BaseFileError except in `check`. */
export function runCommand(args: readonly string[], data: string): CommandResult {
  const { values, positionals } = parse(args);
  const [command = '', ...words] = positionals;
  const text = words.join(' ');
  const texts = () => readChapterTexts(join(data, 'hs'));
  const titlesFile = join(data, 'heading-titles.tsv');
  const glossary = () => readGlossaryTexts(join(data, 'glossary'));
  const base = (): ChapterFile => joinChapters(texts().map(readChapter));

  switch (command) {
    case 'check':
      return check(
        {
          texts: texts(),
          glossary: glossary(),
          lineGoods: readLineGoodsTexts(join(data, 'lines')),
          titles: existsSync(titlesFile) ? readFileSync(titlesFile, 'utf8') : '',
        },
        parseHsCodes(readFileSync(join(data, 'hs2022-codes.txt'), 'utf8')),
        values.search,
      );
    case 'show':
      return show(base(), needed(text, 'CODE'));
    case 'find':
      return find(base(), glossaryOf(glossary()), needed(text, 'WORDS'), values['leave-out']);
    case 'titles':
      writeFileSync(titlesFile, writeHeadingTitles(base()));
      return { lines: [titlesFile], exitCode: 0 };
    case 'build':
      return checkedBuild(texts(), needed(values.out ?? '', '--out FILE'));
    default:
      throw new UsageError(command === '' ? 'no command' : `unknown command "${command}"`);
  }
}

/** Rejects malformed files, which parse incompletely. */
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

/** Writes the packed base; prints its size and read time. `nowMs` is the clock. */
function build(base: ChapterFile, path: string, nowMs: () => number): CommandResult {
  writeFileSync(path, packBase(base));

  const started = nowMs();
  const file = readFileSync(path);
  const { subheadings } = unpackBase(file);
  const tookMs = Math.round(nowMs() - started);

  return {
    lines: [`${path}: ${subheadings.length} subheadings, ${file.length} bytes, read in ${tookMs} ms`],
    exitCode: 0,
  };
}

const HITS_MAX = 10;

/** Lists the nearest subheadings; `leaveOut` ignores lines identical to the query. */
function find(
  { subheadings }: ChapterFile,
  glossary: Glossary,
  words: string,
  leaveOut: boolean,
): CommandResult {
  const lines = baseLines(subheadings);
  const asked = plainText(words);
  const same = lines.flatMap(({ text }, at) => (plainText(text) === asked ? [at] : []));
  const hits = indexLines(lines, glossary).find(words, HITS_MAX, leaveOut ? same : []);
  if (hits.length === 0) return { lines: ['nothing found'], exitCode: 1 };

  return {
    lines: hits.map(({ code, score, line }) => `${code}  ${score.toFixed(3)}  ${line.text}`),
    exitCode: 0,
  };
}
