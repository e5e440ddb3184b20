import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { readRowsOrText, readTable } from './read-table.ts';
import { writeXlsx } from './xlsx/write-xlsx.ts';

const ROWS = [
  ['code', 'text'],
  ['6109', 'Áo thun'],
];

function workbook(): Promise<Buffer> {
  const [header = [], ...rows] = ROWS;
  return buffer(writeXlsx([{ name: 'S', columns: [{ width: 9 }, { width: 9 }], header, rows }]));
}

describe('a row or text file', () => {
  it.each([
    ['comma separated', 'code,text\n6109,Áo thun\n'],
    ['behind a byte order mark', '\ufeffcode;text\r\n6109;Áo thun\r\n'],
    ['behind blank lines', '\n \ncode,text\n6109,Áo thun\n'],
  ])('returns rows from text that is %s', async (_what, text) => {
    const read = await readRowsOrText(Buffer.from(text));
    expect(read.kind === 'rows' ? read.rows.slice(-2) : read).toEqual(ROWS);
  });

  it('returns rows from a workbook', async () => {
    expect(await readRowsOrText(await workbook())).toEqual({ kind: 'rows', rows: ROWS });
  });

  it('returns rows from UTF-16, without mistaking its byte order mark', async () => {
    const content = Buffer.from('\ufeffcode\ttext\n6109\tÁo thun\n', 'utf16le');
    expect(await readRowsOrText(content)).toEqual({ kind: 'rows', rows: ROWS });
  });

  it.each([
    '[{"htsno":"0101"}]',
    '{"number":"N1"}\n{"number":"N2"}\n',
    '<!doctype html>',
    '<goods/>',
    ' \r\n[',
  ])('preserves %j', async (text) =>
    expect(await readRowsOrText(Buffer.from(text))).toEqual({ kind: 'text', text }),
  );

  it('recognizes JSON after a byte order mark', async () => {
    const read = await readRowsOrText(Buffer.from('\ufeff [1]'));
    expect(read).toMatchObject({ kind: 'text', text: expect.stringMatching(/\[1\]$/) });
  });

  it('reads only the view of a longer array', async () => {
    const all = Buffer.from('xx,yy\na,b\nzz,zz\n');
    const part = new Uint8Array(all.buffer, all.byteOffset + 6, 4);
    expect(await readRowsOrText(part)).toEqual({ kind: 'rows', rows: [['a', 'b']] });
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['empty', Buffer.from('\ufeff\r\n')],
    ['old_workbook', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(100)])],
    ['not_a_table', Buffer.from('%PDF-1.7\nobj\u0001\u0002 stream of figures')],
    ['broken_archive', Buffer.from('PK\u0003\u0004')],
  ])('rejects %s', async (code, content) => {
    await expect(readRowsOrText(content)).rejects.toMatchObject({ name: 'TableFileError', code });
  });
});

describe('a table', () => {
  it('has at most the requested number of rows, of either kind', async () => {
    for (const content of [await workbook(), Buffer.from('code,text\n6109,Áo thun\n')]) {
      expect((await readTable(content, { maxRows: 1 })).rows).toEqual([ROWS[0]]);
    }
  });

  it('has cells truncated alike, of either kind', async () => {
    for (const content of [await workbook(), Buffer.from('code,text\n6109,Áo thun\n')]) {
      expect((await readTable(content, { maxCellChars: 2 })).rows).toEqual([
        ['co', 'te'],
        ['61', 'Áo'],
      ]);
    }
  });

  it('with too much text is rejected, of either kind', async () => {
    for (const content of [await workbook(), Buffer.from('code,text\n6109,Áo thun\n')]) {
      await expect(readTable(content, { maxChars: 18 })).rejects.toMatchObject({ code: 'archive_inflates' });
      await expect(readTable(content, { maxChars: 19 })).resolves.toBeDefined();
    }
  });
});
