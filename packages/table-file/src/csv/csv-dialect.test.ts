import { describe, expect, it } from '@jest/globals';
import { readCsv } from './read-csv.ts';

const rowsOf = (text: string): readonly string[][] => readCsv(Buffer.from(text)).rows;

it.each([
  ['here and there', 'Description\nShirt, blue cotton\nFlask\n'],
  ['in every line', 'Description\nShirt, blue\nFlask, steel\n'],
  ['in most lines', 'My products\nShirt, blue, cotton\nFlask, steel\nHat\n'],
])('one column stays whole with commas %s', (_where, text) => {
  const lines = text.trim().split('\n');
  expect(rowsOf(text)).toEqual(lines.map((line) => [line]));
});

describe('delimiters', () => {
  it('are detected below a title containing a comma', () => {
    const text = 'List 2026, all items\r\n\r\nSKU;Description\r\nA1;Shirt, blue\r\nA2;Flask, steel\r\n';
    expect(rowsOf(text).slice(2)).toEqual([
      ['SKU', 'Description'],
      ['A1', 'Shirt, blue'],
      ['A2', 'Flask, steel'],
    ]);
  });

  it('are taken from the file’s declaration', () => {
    const text = 'sep=;\r\nDescription\r\nShirt, blue\r\nFlask, steel\r\n';
    expect(rowsOf(text)).toEqual([['sep=', ''], ['Description'], ['Shirt, blue'], ['Flask, steel']]);
  });
});

describe('line ends', () => {
  it('all end a row when mixed', () => {
    const text = 'SKU,Description\r\nA1,Shirt\nA2,Flask\rA3,Hat\r\r\nA4,Shoe';
    expect(rowsOf(text)).toEqual([
      ['SKU', 'Description'],
      ['A1', 'Shirt'],
      ['A2', 'Flask'],
      ['A3', 'Hat'],
      ['A4', 'Shoe'],
    ]);
  });

  it('do not end a row inside an unquoted cell', () => {
    const text = 'SKU,Description,Origin\r\nA1,Shirt\nblue,VN\r\nA2,Flask\nsteel,CN\r\n';
    expect(rowsOf(text).slice(1)).toEqual([
      ['A1', 'Shirt\nblue', 'VN'],
      ['A2', 'Flask\nsteel', 'CN'],
    ]);
  });
});

describe('quotation marks', () => {
  it('may follow blanks', () => {
    expect(rowsOf('SKU, Description\nA1, "Shirt, blue"\n')).toEqual([
      ['SKU', 'Description'],
      ['A1', 'Shirt, blue'],
    ]);
  });

  it('may follow a backslash', () => {
    expect(rowsOf('SKU,Description\nA1,"Shirt \\"Basic\\", blue"\nA2,Flask\n')).toEqual([
      ['SKU', 'Description'],
      ['A1', 'Shirt "Basic", blue'],
      ['A2', 'Flask'],
    ]);
  });

  it.each([
    ['to the end', 'a,b\nA1,x\nA2,"y\nA3,z\n', 3],
    ['to the next one', 'a,b,c\nA1,"Shirt,x\nA2,"Flask",y\nA3,Hat,z\n', 2],
  ])('that are unclosed %s are reported with their row', (_how, text, row) => {
    expect(() => rowsOf(text)).toThrow(expect.objectContaining({ code: 'quote_open', params: { row } }));
  });
});

it.each([
  ['="0101210010"', '0101210010'],
  ['"=""0101210010"""', '0101210010'],
  ["'-10 degrees", '-10 degrees'],
  ["'=1+1", '=1+1'],
  ["'0012", '0012'],
  ["'tis", "'tis"],
  ['=A1', '=A1'],
])('text guards %s is read as %s', (written, cell) => {
  expect(rowsOf(`sku,text\nA1,${written}\n`)[1]).toEqual(['A1', cell]);
});
