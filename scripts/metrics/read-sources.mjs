import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { sourceFiles } from '../import-rules/source-files.mjs';

const FOLDERS = ['apps', 'packages', 'scripts', 'examples'];
const TEST = /\.test\.tsx?$|^(?:apps|packages)\/[^/]+\/test\/|^packages\/testkit\//;
const COMMENT = /^\s*(?:\/\/|\/\*|\*(?:\s|\/|$))/;

/** Every source file with its lines, its syntax tree and whether it is test-only. */
export function readSources(root) {
  return sourceFiles(root, FOLDERS).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const lines = text.split('\n');
    if (lines.at(-1) === '') lines.pop();

    return {
      path,
      lines,
      isTest: TEST.test(path),
      comments: lines.filter((line) => COMMENT.test(line)).length,
      lineAt: lineFinder(text),
      tree: parse(path, text),
    };
  });
}

function parse(path, text) {
  return parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' });
}

/** Converts the parser's positions, in bytes from 1, to line indexes. */
function lineFinder(text) {
  const bytes = Buffer.from(text);
  const starts = [0];
  for (let index = bytes.indexOf(10); index !== -1; index = bytes.indexOf(10, index + 1))
    starts.push(index + 1);

  return (position) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (starts[middle] <= position - 1) low = middle;
      else high = middle - 1;
    }

    return low;
  };
}
