import { readChapterFile, type ChapterFile } from '@svc/knowledge/base/chapter-file';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CHAPTER_FILE = /^\d{2}\.yaml$/u;

/** The text of a chapter file. */
export interface ChapterText {
  /** Two digits. */
  readonly chapter: string;
  readonly text: string;
}

/** Reads the chapter files of a folder, in the order of the chapters. */
export function readChapterTexts(folder: string): ChapterText[] {
  return readdirSync(folder)
    .filter((name) => CHAPTER_FILE.test(name))
    .toSorted()
    .map((name) => ({ chapter: name.slice(0, 2), text: readFileSync(join(folder, name), 'utf8') }));
}

/** Thrown for a chapter file that is not YAML, with its name, line and column. */
export class BaseFileError extends Error {}

/** Reads the entries of a chapter. Throws BaseFileError. */
export function readChapter({ chapter, text }: ChapterText): ChapterFile {
  try {
    return readChapterFile(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new BaseFileError(`${chapter}.yaml: ${reason}`, { cause });
  }
}

/** Chapters as one base. */
export function joinChapters(chapters: readonly ChapterFile[]): ChapterFile {
  return {
    headings: chapters.flatMap(({ headings }) => headings),
    subheadings: chapters.flatMap(({ subheadings }) => subheadings),
  };
}
