import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGlossaryTerms, readGlossaryTexts } from './glossary-folder.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'glossary-'));
  mkdirSync(join(data, 'glossary'));
  writeFileSync(join(data, 'abbreviations.tsv'), 'shcs\tsocket head cap screw\n\nw/m\twashing machine\n');
});
afterEach(() => rmSync(data, { recursive: true }));

const write = (name: string, text: string): void => writeFileSync(join(data, 'glossary', name), text);

describe('readGlossaryTexts', () => {
  it('reads only the tables of a folder, ordered by name', () => {
    for (const name of ['b.tsv', 'a.tsv', 'README.md', '10.tsv']) write(name, name);
    expect(readGlossaryTexts(join(data, 'glossary'))).toEqual([
      { file: '10.tsv', text: '10.tsv' },
      { file: 'a.tsv', text: 'a.tsv' },
      { file: 'b.tsv', text: 'b.tsv' },
    ]);
  });
});

describe('readGlossaryTerms', () => {
  it('includes the terms of all tables, then the abbreviations, marked as such', () => {
    write('1.tsv', 'pump\tmáy bơm\tポンプ\t펌프\n');
    write('2.tsv', 'steel\tthép\t鋼\t강\n');
    const terms = readGlossaryTerms(data);
    expect(terms.map(({ term }) => term)).toEqual([
      'máy bơm',
      'ポンプ',
      '펌프',
      'thép',
      '鋼',
      '강',
      'shcs',
      'w/m',
    ]);
    expect(terms.filter(({ isAbbreviation }) => isAbbreviation).map(({ english }) => english)).toEqual([
      'socket head cap screw',
      'washing machine',
    ]);
  });

  it('uses the English of the first table for a term in two', () => {
    write('1.tsv', 'pump\tmáy bơm\tポンプ\t펌프\n');
    write('2.tsv', 'pumping unit\tMáy Bơm\t揚水機\t양수기\n');
    const english = readGlossaryTerms(data).filter(({ term }) => term === 'máy bơm');
    expect(english.map((term) => term.english)).toEqual(['pump']);
  });
});
