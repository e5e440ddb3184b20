import { describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suiteFolder } from '@svc/testkit/folder';
import { readHs6File } from './read-hs6-file.ts';

const folder = suiteFolder();

function read(content: string | Buffer) {
  const path = join(folder, 'texts');
  writeFileSync(path, content);
  return readHs6File(path);
}

describe('texts of the Harmonized System in a table', () => {
  it.each([
    ['in any order and case', ' TEXT ,Section,Code\nHorses,I,0101\n'],
    ['behind a byte order mark', '\ufeffhs6;description\r\n01.01;Horses\r\n'],
    ['with the name that says most first', 'code,hs6,text\n0202,0101,Horses\n'],
  ])('are found by their column names %s', async (_how, content) => {
    expect(await read(content)).toEqual({ texts: [{ hs6: '0101', text: 'Horses' }], rejected: [] });
  });

  it('are numbered by the rows of the file, including blank ones', async () => {
    const { texts, rejected } = await read('code,text\n\n0101,Horses\n,\nx,y\n');
    expect(texts).toHaveLength(1);
    expect(rejected).toEqual([{ line: 5, reason: expect.stringContaining('"x"') }]);
  });

  it.each([
    ['a code that is none', 'TOTAL,All', /"TOTAL" is not a code/],
    ['a code of a market', '6109100012,Shirt', /more than six digits/],
    ['no text', '0101,', /text is empty/],
    ['a row that is too short', '0101', /text is empty/],
  ])('are rejected with their line: %s', async (_what, row, reason) => {
    const { texts, rejected } = await read(`code,text\n0102,Bovines\n${row}\n`);
    expect(texts).toEqual([{ hs6: '0102', text: 'Bovines' }]);
    expect(rejected).toEqual([{ line: 3, reason: expect.stringMatching(reason) }]);
  });

  it.each([
    ['the code', 'number,text\n0101,x\n', 'hs6, hscode, code'],
    ['the text', 'code,words\n0101,x\n', 'text, description'],
    ['both, below a title', 'Chapter 1\n\ncode,text\n0101,x\n', 'hs6, hscode, code'],
  ])('need a column for %s', async (_what, content, names) => {
    await expect(read(content)).rejects.toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'file', message: expect.stringContaining(names) }],
    });
  });

  it('are NFC-normalised and trimmed', async () => {
    const { texts } = await read(`code,text\n0101,"  ${'Ngựa sống'.normalize('NFD')}  "\n`);
    expect(texts).toEqual([{ hs6: '0101', text: 'Ngựa sống' }]);
  });
});

describe('texts of the Harmonized System in JSON lines', () => {
  it('are read line by line, also with Windows line endings', async () => {
    const { texts, rejected } = await read(
      '{"hs6":"0101","text":"Horses"}\r\n\r\n{"code":"02","description":"Meat"}\r\n',
    );
    expect([texts, rejected]).toEqual([
      [
        { hs6: '0101', text: 'Horses' },
        { hs6: '02', text: 'Meat' },
      ],
      [],
    ]);
  });

  it.each([
    ['no JSON', '{"hs6":', /not a JSON object/],
    ['a word', '"0101"', /not a JSON object/],
    ['null', 'null', /not a JSON object/],
    ['a code that is a number', '{"hs6":101,"text":"x"}', /is not a code/],
    ['no code', '{"text":"x"}', /is not a code/],
    ['a text that is no text', '{"hs6":"0101","text":7}', /text is empty/],
  ])('are rejected with their line: %s', async (_what, line, reason) => {
    const { texts, rejected } = await read(`{"hs6":"0102","text":"Bovines"}\n${line}\n`);
    expect(texts).toHaveLength(1);
    expect(rejected).toEqual([{ line: 2, reason: expect.stringMatching(reason) }]);
  });
});

describe('a file that is not a table', () => {
  it.each([
    ['is empty', '', 'empty'],
    ['is a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'not a table: not a table'],
    ['is a broken workbook', 'PK\u0003\u0004', 'broken archive'],
  ])('is rejected with its option if it %s', async (_how, content, words) => {
    await expect(read(content)).rejects.toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'file', message: expect.stringMatching(words) }],
    });
  });
});
