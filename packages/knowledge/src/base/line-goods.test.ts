import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLineGoods, readLineGoodsTexts } from './line-goods.ts';

describe('readLineGoods', () => {
  it('reads a code and a description per line, and skips blank lines', () => {
    expect(readLineGoods('7323930060\tgarlic press\n\n7323930015\tkettle \n')).toEqual([
      { line: 1, code: '7323930060', description: 'garlic press' },
      { line: 3, code: '7323930015', description: 'kettle' },
    ]);
  });

  it('uses an empty description for a line without a tab', () => {
    expect(readLineGoods('7323930060 garlic press')).toEqual([
      { line: 1, code: '7323930060 garlic press', description: '' },
    ]);
  });
});

describe('readLineGoodsTexts', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lines-'));
    for (const market of ['us', 'vn']) mkdirSync(join(folder, market));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('reads only the chapters of all markets, in order', () => {
    writeFileSync(join(folder, 'README.md'), '');
    for (const name of ['73.tsv', '09.tsv', 'README.md']) writeFileSync(join(folder, 'us', name), name);
    writeFileSync(join(folder, 'vn', '01.tsv'), '');

    expect(readLineGoodsTexts(folder)).toEqual([
      { market: 'us', chapter: '09', text: '09.tsv' },
      { market: 'us', chapter: '73', text: '73.tsv' },
      { market: 'vn', chapter: '01', text: '' },
    ]);
  });
});
