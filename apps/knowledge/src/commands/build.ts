import type { ChapterFile } from '@svc/knowledge/base/chapter-file';
import { packBase, unpackBase } from '@svc/knowledge/base/packed-base';
import { readFileSync, writeFileSync } from 'node:fs';
import type { CommandResult } from './command-result.ts';

/** Writes the base as a compact file; says its size and the time to read it back. `nowMs` counts milliseconds. */
export function build(base: ChapterFile, path: string, nowMs: () => number): CommandResult {
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
