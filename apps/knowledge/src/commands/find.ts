import type { ChapterFile } from '@svc/knowledge/base/chapter-file';
import { plainText } from '../plain-text.ts';
import { baseLines } from '../search/base-lines.ts';
import { indexLines } from '../search/base-search.ts';
import type { CommandResult } from './command-result.ts';

const HITS_MAX = 10;

/** Lists the subheadings nearest to the words; `leaveOut` ignores lines that are the words themselves. */
export function find({ subheadings }: ChapterFile, words: string, leaveOut: boolean): CommandResult {
  const lines = baseLines(subheadings);
  const asked = plainText(words);
  const isLeftOut = (at: number): boolean => leaveOut && plainText(lines[at]?.text ?? '') === asked;
  const hits = indexLines(lines).find(words, HITS_MAX, isLeftOut);
  if (hits.length === 0) return { lines: ['nothing found'], exitCode: 1 };

  return {
    lines: hits.map(({ code, score, line }) => `${code}  ${score.toFixed(3)}  ${line.text}`),
    exitCode: 0,
  };
}
