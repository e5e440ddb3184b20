import type { ChapterFile } from '@svc/knowledge/base/entries';
import { readChapterFile } from '@svc/knowledge/base/chapter-file';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CHAPTER_FILE = /^\d{2}\.yaml$/u;

export interface ChapterText {
  /** Two digits. */
  readonly chapter: string;
  readonly text: string;
}

export function readChapterTexts(folder: string): ChapterText[] {
  return readdirSync(folder)
    .filter((name) => CHAPTER_FILE.test(name))
    .toSorted()
    .map((name) => ({ chapter: name.slice(0, 2), text: readFileSync(join(folder, name), 'utf8') }));
}

/** Thrown for a chapter file that is not valid YAML, with name, line and column. */
export class BaseFileError extends Error {}

export function readChapter({ chapter, text }: ChapterText): ChapterFile {
  try {
    return readChapterFile(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new BaseFileError(`${chapter}.yaml: ${reason}`, { cause });
  }
}

export function joinChapters(chapters: readonly ChapterFile[]): ChapterFile {
  return {
    headings: chapters.flatMap(({ headings }) => headings),
    subheadings: chapters.flatMap(({ subheadings }) => subheadings),
  };
}
