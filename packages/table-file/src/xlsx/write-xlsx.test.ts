import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { read } from 'xlsx';
import { fromBufferPromise } from 'yauzl';
import { inspectArchive } from './archive.ts';
import { readXlsx } from './read-xlsx.ts';
import { writeXlsx } from './write-xlsx.ts';
import type { XlsxCell, XlsxSheet } from './xlsx-sheet.ts';

function sheet(rows: XlsxSheet['rows'], name = 'Results'): XlsxSheet {
  return { name, columns: [{ width: 10 }], header: ['a', 'b'], rows };
}

async function written(...sheets: readonly XlsxSheet[]): Promise<Buffer> {
  return buffer(writeXlsx(sheets));
}

async function unzipped(content: Buffer, name: string): Promise<string> {
  const archive = await fromBufferPromise(content, { lazyEntries: true });
  for await (const entry of archive.eachEntry())
    if (entry.fileName === name) return text(await archive.openReadStreamPromise(entry));
  throw new Error(`the archive has no ${name}`);
}

async function roundTrip(...cells: XlsxCell[]): Promise<string[] | undefined> {
  return (await readXlsx(await written(sheet([cells])))).rows[1];
}

describe('writeXlsx', () => {
  it('round-trips with the reader', async () => {
    expect(await roundTrip('T-shirt <cotton> & "more"', 12.5, true, null, ' blank ends ', 'x')).toEqual([
      'T-shirt <cotton> & "more"',
      '12.5',
      'TRUE',
      '',
      ' blank ends ',
      'x',
    ]);
  });

  it('stores codes as text, with leading zeros', async () => {
    const workbook = read(await written(sheet([['0101.21.00.10', '0101210010']])));
    expect(workbook.Sheets['Results']?.['B2']).toMatchObject({ t: 's', v: '0101210010' });
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1'])(
    'writes %j as text that is not executed',
    async (value) => {
      const workbook = read(await written(sheet([[value]])), { cellFormula: true });
      const cell: unknown = workbook.Sheets['Results']?.['A2'];
      expect(cell).toMatchObject({ t: 's', v: value });
      expect(cell).not.toHaveProperty('f');
    },
  );

  it('removes characters not allowed in XML', async () => {
    const [control, escape] = (await roundTrip('a\u0001b', '_x0041_')) ?? [];
    expect(control).toBe('a\u0001b');
    expect(escape).toBe('_x0041_');
  });

  it('truncates text at the cell limit', async () => {
    const [kept] = (await roundTrip('x'.repeat(40_000))) ?? [];
    expect(kept).toHaveLength(32_767);
  });

  it('writes several sheets, with names valid in Excel', async () => {
    const workbook = read(await written(sheet([]), sheet([['x']], 'a/b:[c]'.padEnd(40, '!'))));
    expect(workbook.SheetNames).toHaveLength(2);
    expect(workbook.SheetNames[1]).toMatch(/^a b  c !{23,24}$/);
  });

  it('writes numbers, shares and dates natively, each in its column’s format', async () => {
    const at = new Date('2026-03-01T06:00:00Z');
    const workbook = read(
      await written({
        name: 'Results',
        columns: [
          { width: 9, kind: 'number' },
          { width: 9, kind: 'share' },
          { width: 9, kind: 'date' },
          { width: 9, kind: 'time' },
        ],
        header: ['n', 's', 'd', 't'],
        rows: [[1234.5, 0.875, new Date('2026-03-01T00:00:00Z'), at]],
      }),
      { cellNF: true },
    );
    const cells = ['A2', 'B2', 'C2', 'D2'].map((address) => workbook.Sheets['Results']?.[address]);
    expect(cells.map((cell) => [cell?.t, cell?.v, cell?.w])).toEqual([
      ['n', 1234.5, '1234.5'],
      ['n', 0.875, '0.88'],
      ['n', 46_082, '2026-03-01'],
      ['n', 46_082.25, '2026-03-01 06:00'],
    ]);
  });

  it('freezes the header and the first columns, and fits row heights to the text', async () => {
    const bytes = await written({
      name: 'Results',
      columns: [{ width: 20, kind: 'wrapped' }, { width: 20 }],
      header: ['a', 'b'],
      rows: [
        ['word '.repeat(7).trim(), 'x'],
        ['bolt', 'x'],
      ],
      frozenColumns: 1,
    });
    const archive = await unzipped(bytes, 'xl/worksheets/sheet1.xml');
    expect(archive).toContain('<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight"');
    expect([...archive.matchAll(/<row[^>]*>/g)].map(([row]) => row)).toEqual([
      '<row>',
      '<row ht="30" customHeight="1">',
      '<row>',
    ]);
  });

  it('sets a filter in the header for all rows', async () => {
    const rows = Array.from({ length: 4 }, () => ['x']);
    const header = Array.from({ length: 30 }, (_, place) => `c${place}`);
    const workbook = read(await written({ name: 'Results', columns: [], header, rows, filters: true }));
    expect(workbook.Sheets['Results']?.['!autofilter']).toEqual({ ref: 'A1:AD5' });
  });

  it('produces a valid archive', async () => {
    const { names } = await inspectArchive(await written(sheet([['x']])));
    expect(names).toContain('xl/worksheets/sheet1.xml');
    expect(names).toContain('[Content_Types].xml');
  });

  it('fails with the error of the rows', async () => {
    async function* failing(): AsyncGenerator<XlsxCell[]> {
      yield ['x'];
      throw new Error('the database left');
    }
    await expect(written(sheet(failing()))).rejects.toThrow('the database left');
  });

  it('requests rows no faster than it is read', async () => {
    let asked = 0;
    async function* rows(): AsyncGenerator<XlsxCell[]> {
      for (; asked < 100_000; asked += 1) yield [Math.random().toString(36).repeat(40)];
    }
    const stream = writeXlsx([sheet(rows())]);
    const reader = stream[Symbol.asyncIterator]();
    await reader.next();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(asked).toBeLessThan(20_000);
    stream.destroy();
  });
});
