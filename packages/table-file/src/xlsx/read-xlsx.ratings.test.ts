import { describe, expect, it } from '@jest/globals';
import xlsx from 'xlsx';
import { readXlsx } from './read-xlsx.ts';

type Sheets = Readonly<Record<string, readonly (readonly string[])[]>>;

function workbook(sheets: Sheets, hidden: readonly string[] = []): Buffer {
  const book = xlsx.utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  book.Workbook = {
    Sheets: book.SheetNames.map((name) => ({ name, Hidden: hidden.includes(name) ? 1 : 0 })),
  };

  const content: unknown = xlsx.write(book, { type: 'buffer', bookType: 'xlsx' });
  if (!Buffer.isBuffer(content)) throw new Error('no buffer');

  return content;
}

const rate = (rows: readonly (readonly string[])[]): number => Number(rows[0]?.[0] ?? 0);
const sheetOf = async (content: Buffer) => (await readXlsx(content, { rate })).sheet;

describe('a rated workbook', () => {
  it.each([
    ['the first that is sure', { A: [['2']], B: [['5']] }, [], 'A'],
    ['the best where the first is not', { A: [['1']], B: [['3']], C: [['4']] }, [], 'C'],
    ['the first of equals', { A: [['0']], B: [['0']] }, [], 'A'],
    ['a sheet in sight before a hidden one', { A: [['5']], B: [['1']] }, ['A'], 'B'],
    ['a hidden sheet where no other holds anything', { A: [], B: [['0']] }, ['B'], 'B'],
  ])('is read from %s', async (_which, sheets: Sheets, hidden: readonly string[], name) => {
    expect(await sheetOf(workbook(sheets, hidden))).toBe(name);
  });

  it('of four hundred empty sheets is rejected', async () => {
    const content = workbook(
      Object.fromEntries(Array.from({ length: 400 }, (_, place) => [`S${place}`, []])),
    );

    await expect(readXlsx(content, { rate })).rejects.toMatchObject({ code: 'empty' });
  });
});
