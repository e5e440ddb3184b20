import { describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@svc/testkit/folder';
import { BaseFileError, joinChapters, readChapter, readChapterTexts } from './base-folder.ts';

const folder = emptyFolder();

const entry = (code: string, name = 'goods'): string => `'${code}':\n  names:\n    en: ${name}\n`;

describe('readChapterTexts', () => {
  it('reads only chapter files, in chapter order', () => {
    for (const name of [
      '87.yaml',
      '01.yaml',
      '61.yaml',
      'README.md',
      '61.yml',
      '061.yaml',
      'xx.yaml',
      '61.yaml.bak',
    ]) {
      writeFileSync(join(folder, name), `'${name}'`);
    }
    expect(readChapterTexts(folder)).toEqual([
      { chapter: '01', text: "'01.yaml'" },
      { chapter: '61', text: "'61.yaml'" },
      { chapter: '87', text: "'87.yaml'" },
    ]);
  });

  it('is empty for a folder without chapters', () => {
    expect(readChapterTexts(folder)).toEqual([]);
  });
});

describe('readChapter', () => {
  it('names the file, line and column of a YAML error', () => {
    const read = () => readChapter({ chapter: '61', text: `${entry('610910')}  examples: [` });
    expect(read).toThrow(BaseFileError);
    expect(read).toThrow(/^61\.yaml: .*line 4, column/u);
  });

  it('rejects a duplicate code in a file', () => {
    expect(() => readChapter({ chapter: '61', text: entry('610910') + entry('610910') })).toThrow(
      BaseFileError,
    );
  });

  it.each(['', '# nothing yet\n', '[]', 'text'])('reads %j as a chapter without entries', (text) => {
    expect(readChapter({ chapter: '61', text })).toEqual({ headings: [], subheadings: [] });
  });
});

it('joinChapters preserves the order of chapters and entries', () => {
  const chapters = [entry('610821') + entry('610910'), entry('420221')].map((text) =>
    readChapter({ chapter: '61', text }),
  );
  expect(joinChapters(chapters).subheadings.map(({ code }) => code)).toEqual(['610821', '610910', '420221']);
  expect(joinChapters([])).toEqual({ headings: [], subheadings: [] });
});
