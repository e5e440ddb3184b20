import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { utils, write, type WorkSheet } from 'xlsx';
import { readTable } from '../read-table.ts';
import { readXlsx } from './read-xlsx.ts';

function workbook(sheets: Readonly<Record<string, WorkSheet>>, date1904 = false): Buffer {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  book.Workbook = { ...book.Workbook, WBProps: { date1904 } };

  const written: unknown = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  return Buffer.isBuffer(written) ? written : Buffer.alloc(0);
}

function sheetOf(...rows: unknown[][]): WorkSheet {
  return utils.aoa_to_sheet(rows);
}

async function textOf(cell: object): Promise<string | undefined> {
  const table = await readXlsx(workbook({ S: { '!ref': 'A1:A1', A1: cell } }));
  return table.rows[0]?.[0];
}

describe('cells', () => {
  it.each([
    ['a code that became a number', { t: 'n', v: 6109100012 }, '6109100012'],
    ['one shown with an exponent', { t: 'n', v: 6109100012, z: '0.00E+00' }, '6109100012'],
    ['one that a format gives its zero back', { t: 'n', v: 101210010, z: '0000000000' }, '0101210010'],
    [
      'one that a format gives its points',
      { t: 'n', v: 6109100012, z: '0000\\.00\\.00\\.00' },
      '6109.10.00.12',
    ],
    ['a price rounded only for the eye', { t: 'n', v: 3.14159, z: '0.00' }, '3.14159'],
    ['a share', { t: 'n', v: 0.165, z: '0.0%' }, '16.5%'],
    ['a share rounded for the eye', { t: 'n', v: 0.165, z: '0%' }, '0.165'],
    ['a very small number', { t: 'n', v: 1e-7 }, '0.0000001'],
    ['a very large number', { t: 'n', v: 1.5e21 }, '1500000000000000000000'],
    ['a date', { t: 'n', v: 46077, z: 'dd/mm/yyyy' }, '2026-02-24'],
    ['a date with a time', { t: 'n', v: 46077.5, z: 'dd/mm/yyyy hh:mm' }, '2026-02-24T12:00:00'],
    ['a truth value', { t: 'b', v: true }, 'TRUE'],
    ['a formula, by its last value', { t: 'n', v: 12, f: '3*4' }, '12'],
    ['an error', { t: 'e', v: 42 }, '#N/A'],
    ['letters that come apart', { t: 's', v: 'Cafe\u0301' }, 'Caf\u00e9'],
    ['a text that is a code', { t: 's', v: '0101.21.00' }, '0101.21.00'],
  ])('%s', async (_what, cell, text) => {
    expect(await textOf(cell)).toBe(text);
  });

  it('counts days from 1904 if the workbook does', async () => {
    const content = workbook({ S: { '!ref': 'A1:A1', A1: { t: 'n', v: 0, z: 'yyyy-mm-dd' } } }, true);
    expect((await readXlsx(content)).rows[0]?.[0]).toMatch(/^(?:1904-01-01|00:00:00)$/);
    const later = workbook({ S: { '!ref': 'A1:A1', A1: { t: 'n', v: 1, z: 'yyyy-mm-dd' } } }, true);
    expect((await readXlsx(later)).rows[0]?.[0]).toBe('1904-01-02');
  });
});

describe('rows', () => {
  it('reads hidden and blank rows, and drops trailing blank ones', async () => {
    const sheet = sheetOf(['title'], [], ['code', 'text'], ['6109', 'T-shirts'], ['', ''], ['', ' ']);
    sheet['!rows'] = [{}, {}, {}, { hidden: true }];

    const table = await readXlsx(workbook({ S: sheet }));
    expect(table).toMatchObject({ sheet: 'S', encoding: null, delimiter: null });
    expect(table.rows).toEqual([
      ['title', ''],
      ['', ''],
      ['code', 'text'],
      ['6109', 'T-shirts'],
    ]);
  });

  it('reads at most the requested number of rows', async () => {
    const content = workbook({ S: sheetOf(['a'], ['b'], ['c']) });
    expect((await readXlsx(content, { maxRows: 2 })).rows).toEqual([['a'], ['b']]);
  });
});

describe('sheets', () => {
  const content = workbook({ Empty: sheetOf(), First: sheetOf(['one']), Second: sheetOf(['two']) });

  it('picks the first with data', async () => {
    expect(await readXlsx(content)).toMatchObject({ sheet: 'First', rows: [['one']] });
  });

  it('picks one by name or by index', async () => {
    expect((await readXlsx(content, { sheet: 'Second' })).rows).toEqual([['two']]);
    expect((await readXlsx(content, { sheet: 1 })).rows).toEqual([['one']]);
  });

  it.each(['Third', 7])('rejects the unknown sheet %j', async (sheet) => {
    await expect(readXlsx(content, { sheet })).rejects.toMatchObject({ code: 'unknown_sheet' });
  });

  it('rejects a workbook without data', async () => {
    await expect(readXlsx(workbook({ A: sheetOf(), B: sheetOf() }))).rejects.toMatchObject({ code: 'empty' });
  });
});

describe('readTable', () => {
  it('detects the format by content, not by name', async () => {
    expect((await readTable(workbook({ S: sheetOf(['a', 'b']) }))).sheet).toBe('S');
    expect((await readTable(Buffer.from('a;b\n'))).delimiter).toBe(';');
  });

  it('rejects an old or encrypted workbook, and any other zip', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]);
    await expect(readTable(old)).rejects.toMatchObject({ code: 'old_workbook' });
    await expect(readTable(zipOf('readme.txt', Buffer.from('hello')))).rejects.toMatchObject({
      code: 'not_xlsx',
    });
  });

  it('rejects a truncated workbook', async () => {
    const content = workbook({ S: sheetOf(['a'], ['b']) });
    await expect(readTable(content.subarray(0, content.length / 2))).rejects.toMatchObject({
      code: 'broken_archive',
    });
  });

  it('rejects text instead of a workbook', async () => {
    await expect(readXlsx(Buffer.from('a,b\n'))).rejects.toMatchObject({ code: 'not_xlsx' });
  });
});

/** A zip archive of one deflated file without checksum, enough for a reader that looks at names. */
function zipOf(name: string, content: Buffer): Buffer {
  const data = deflateRawSync(content);
  const local = Buffer.alloc(30);

  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);

  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt32LE(content.length, 24);
  central.writeUInt16LE(name.length, 28);

  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + data.length, 16);

  return Buffer.concat([local, Buffer.from(name), data, central, Buffer.from(name), end]);
}
