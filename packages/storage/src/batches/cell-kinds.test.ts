import { describe, expect, it } from '@jest/globals';
import type { CellKind } from '@svc/domain/batches/export-row';
import { EMPTY_MAPPING } from '@svc/domain/batches/column-mapping';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { batchKit } from '../../test/batch-kit.ts';
import { cellKinds } from './cell-kinds.ts';

const database = suiteDatabase();
const kit = perSuite(() => batchKit(database));

async function kindOf(cells: readonly string[], filename: string): Promise<CellKind | undefined> {
  const { id } = await kit.upload(cells.map((cell) => ['a', cell, '']));
  const batch = { ...(await kit.batch(id)), columnMapping: EMPTY_MAPPING, filename };
  return (await cellKinds(database.client, batch))[1];
}

describe('a text file column', () => {
  it.each<[string, readonly string[], CellKind]>([
    ['whole and decimal numbers, below zero too', ['1', '-2.5', '0', '0.75'], 'number'],
    ['mostly numbers', ['1', '2', 'n/a'], 'number'],
    ['numbers in half of its cells', ['1', 'n/a'], 'text'],
    ['numbers in all that is filled', ['1', '', '', ''], 'number'],
    ['nothing at all', ['', ''], 'text'],
    ['words', ['red', 'blue'], 'text'],
    ['one number that begins with a zero, as postcodes do', ['10115', '20095', '01067'], 'text'],
    ['one number below zero that begins with a zero', ['1', '2', '-07'], 'text'],
    ['a fraction below one', ['0.5', '0.25'], 'number'],
    ['numbers of 11 digits', ['12345678901', '22345678901'], 'number'],
    ['one number of 12 digits or more, as of an article', ['1', '2', '400638133393'], 'text'],
    ['one number of more digits than a workbook keeps', ['1.5', '2.5', '12345678901.12345'], 'text'],
    ['numbers of 15 digits', ['1234567890.12345', '0.0012345'], 'number'],
    ['commas, which may be decimal signs', ['1,234', '2,500'], 'text'],
    ['points only', ['.', '.5', '5.'], 'text'],
    ['signs of numbers as others write them', ['1e5', '+3', '12%'], 'text'],
    ['digits of full width', ['１２', '３４'], 'text'],
    ['days', ['2026-02-28', '1999-12-31'], 'date'],
    ['mostly days', ['2026-02-28', '2026-03-01', 'soon'], 'date'],
    ['days in half of its cells', ['2026-02-28', 'soon'], 'text'],
    ['months and days that no calendar has', ['2026-13-01', '2026-00-10', '2026-01-32'], 'text'],
    ['days from before a spreadsheet’s calendar', ['1899-12-31', '1789-07-14'], 'text'],
    ['days as other countries write them', ['28.02.2026', '02/28/2026'], 'text'],
  ])('with %s', async (_what, cells, kind) => {
    expect(await kindOf(cells, 'products.csv')).toBe(kind);
  });
});

describe('a workbook column', () => {
  it.each<[string, readonly string[], CellKind]>([
    ['commas between thousands', ['1,234', '12,345,678.5', '999'], 'grouped'],
    ['plain numbers', ['1', '2.5'], 'grouped'],
    ['commas elsewhere', ['12,34', '1,2345', '0,123'], 'text'],
    ['commas after a zero', ['0,500'], 'text'],
    ['days', ['2026-02-28'], 'date'],
  ])('with %s', async (_what, cells, kind) => {
    expect(await kindOf(cells, 'Products.XLSX')).toBe(kind);
  });
});

it('treats a mapped column as text, whatever its cells, by position', async () => {
  const { id } = await kit.upload([
    ['1', '2', '3'],
    ['4', '5', 'x'],
  ]);
  const batch = await kit.batch(id);
  const of = (columnMapping: typeof batch.columnMapping) =>
    cellKinds(database.client, { ...batch, columnMapping });
  expect(await of(EMPTY_MAPPING)).toEqual(['number', 'number', 'text']);
  expect(await of({ ...EMPTY_MAPPING, description: 'product' })).toEqual(['text', 'number', 'text']);
});

it('ignores rows of another batch', async () => {
  const [numbers, words] = [await kit.upload([['a', '1', '']]), await kit.upload([['a', 'x', '']])];
  const kinds = async (id: string) =>
    (await cellKinds(database.client, { ...(await kit.batch(id)), columnMapping: EMPTY_MAPPING }))[1];
  expect([await kinds(numbers.id), await kinds(words.id)]).toEqual(['number', 'text']);
});
