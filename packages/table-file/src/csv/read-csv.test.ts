import { describe, expect, it } from '@jest/globals';
import { readCsv } from './read-csv.ts';

/** `Áo thun nam, cotton` in Windows-1258: tones are combining bytes after the base letter. */
const VIETNAMESE_1258 = Buffer.concat([
  Buffer.from('name;note\r\n', 'latin1'),
  Buffer.from([0xc1, 0x6f, 0x20, 0x74, 0x68, 0x75, 0x6e, 0x3b]),
  // "vải dệt kim": a + hook (0xd2), e-circumflex + dot below (0xf2)
  Buffer.from([0x76, 0x61, 0xd2, 0x69, 0x20, 0x64, 0xea, 0xf2, 0x74, 0x20, 0x6b, 0x69, 0x6d]),
]);
/** `品名,綿` and `Tシャツ,綿` in Shift_JIS. */
const JAPANESE = Buffer.from('956996bc2c96c80d0a548356838383632c96c80d0a', 'hex');
/** `품명,면` and `티셔츠,면` in EUC-KR. */
const KOREAN = Buffer.from('c7b0b8ed2cb8e90d0ac6bcbcc5c3f72cb8e90d0a', 'hex');

describe('encodings', () => {
  const text = 'tên;mô tả\nÁo thun nam;vải dệt kim\n';
  const rows = [
    ['tên', 'mô tả'],
    ['Áo thun nam', 'vải dệt kim'],
  ];

  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\ufeff${text}`)],
    ['utf-16le', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['utf-16be', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ])('reads %s with or without a byte order mark', (encoding, content) => {
    expect(readCsv(content)).toMatchObject({ encoding, delimiter: ';', rows });
  });

  it('detects UTF-16 without a byte order mark by its zero bytes', () => {
    const content = Buffer.from('code,description\n6109,T-shirts\n', 'utf16le');
    expect(readCsv(content)).toMatchObject({
      encoding: 'utf-16le',
      rows: [
        ['code', 'description'],
        ['6109', 'T-shirts'],
      ],
    });
    expect(readCsv(content.swap16()).encoding).toBe('utf-16be');
  });

  it('distinguishes single- and double-byte encodings', () => {
    const western = Buffer.from(
      'name;note\r\nCafé crème;Größe für Männer – 5 €\r\n'.replace('–', '\x96').replace('€', '\x80'),
      'latin1',
    );
    expect(readCsv(western)).toMatchObject({
      encoding: 'windows-1252',
      rows: [
        ['name', 'note'],
        ['Café crème', 'Größe für Männer – 5 €'],
      ],
    });
    expect(readCsv(VIETNAMESE_1258)).toMatchObject({
      encoding: 'windows-1258',
      rows: [
        ['name', 'note'],
        ['Áo thun', 'vải dệt kim'.normalize('NFC')],
      ],
    });
    expect(readCsv(JAPANESE)).toMatchObject({
      encoding: 'shift_jis',
      rows: [
        ['品名', '綿'],
        ['Tシャツ', '綿'],
      ],
    });
    expect(readCsv(KOREAN)).toMatchObject({
      encoding: 'euc-kr',
      rows: [
        ['품명', '면'],
        ['티셔츠', '면'],
      ],
    });
  });

  it('composes decomposed letters (NFC)', () => {
    expect(readCsv(Buffer.from('Cafe\u0301,x\n')).rows[0]?.[0]).toBe('Caf\u00e9');
  });
});

describe('delimiters', () => {
  it.each([',', ';', '\t', '|'])('detects %j', (delimiter) => {
    const text =
      ['sku', 'description', 'price'].join(delimiter) +
      '\n' +
      ['A1', '"a, b; c | d"', '1'].join(delimiter) +
      '\n';
    const table = readCsv(Buffer.from(text));

    expect(table.delimiter).toBe(delimiter);
    expect(table.rows).toEqual([
      ['sku', 'description', 'price'],
      ['A1', 'a, b; c | d', '1'],
    ]);
  });

  it('is not misled by commas in unquoted text', () => {
    const text = 'sku;description\nA1;shirt, cotton, men\nA2;shoe, leather, women\n';
    expect(readCsv(Buffer.from(text)).rows[1]).toEqual(['A1', 'shirt, cotton, men']);
  });

  it('defaults to a comma for a single column', () => {
    expect(readCsv(Buffer.from('description\nshirt\n'))).toMatchObject({
      delimiter: ',',
      rows: [['description'], ['shirt']],
    });
  });
});

describe('cells', () => {
  it('preserves line breaks, doubled quotes and blank lines', () => {
    const rows = readCsv(Buffer.from('a,b\r\n"one\ntwo","say ""hi"""\r\n\r\nx,y\r\n')).rows;
    expect(rows).toEqual([['a', 'b'], ['one\ntwo', 'say "hi"'], [''], ['x', 'y']]);
  });

  it('reads a quotation mark inside a cell as inches', () => {
    expect(readCsv(Buffer.from('a,b\nTV 55" set,y\n')).rows[1]).toEqual(['TV 55" set', 'y']);
  });

  it('reads at most the requested number of rows', () => {
    expect(readCsv(Buffer.from('a\nb\nc\n'), { maxRows: 2 }).rows).toEqual([['a'], ['b']]);
  });
});

it.each([
  ['empty', Buffer.alloc(0)],
  ['empty', Buffer.from('\ufeff \r\n')],
  ['not_a_table', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['quote_open', Buffer.from('a,b\n"x","cut off he')],
  ['quote_open', Buffer.from('a,b\nA1,"Shirt\nA2,"Flask",x\n')],
  // Russian in Windows-1251, Chinese in GBK, Japanese in EUC-JP, Polish in Windows-1250, text that was decoded twice.
  [
    'encoding_unknown',
    Buffer.from('ceefe8f1e0ede8e53bd1f2f0e0ede00ad5ebeeefeaeee2e0ff20f0f3e1e0f8eae03bcae8f2e0e90a', 'hex'),
  ],
  [
    'encoding_unknown',
    Buffer.from(
      'bbf5bac52cc6b7c3fb2cb2c4d6ca2cd4adb2fab9fa0d0a41312cb4bfc3dec4d0c9c02cc3de2cd6d0b9fa0d0a',
      'hex',
    ),
  ],
  [
    'encoding_unknown',
    Buffer.from('c9caccbe2cbae0bcc12cb8b6bbbab9f10d0acccac0bda5b7a5e3a5c42cccca2cc6fccbdc0d0a', 'hex'),
  ],
  ['encoding_unknown', Buffer.from('4f7069730d0a62617765b36e69616e61206dea736b61206bb3e4626b610d0a', 'hex')],
  ['encoding_unknown', Buffer.from('M\u00c3\u00b4 t\u00e1\u00ba\u00a3\n\u00c3\u0081o thun\n')],
])('errors %s', (code, content) => {
  expect(() => readCsv(content)).toThrow(expect.objectContaining({ name: 'TableFileError', code }));
});

describe('wide rows', () => {
  const CELLS_MAX = 16_384;

  it('have at most as many cells as a workbook has columns', () => {
    expect(readCsv(Buffer.from(`${','.repeat(CELLS_MAX - 1)}\na,b\n`)).rows[0]).toHaveLength(CELLS_MAX);
    expect(() => readCsv(Buffer.from(`a,b\n${','.repeat(CELLS_MAX)}\n`))).toThrow(
      expect.objectContaining({
        code: 'too_many_columns',
        params: expect.objectContaining({ limit: CELLS_MAX }),
      }),
    );
  });

  it('are counted per row, whatever the line ends', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const content = Buffer.from(`${'x,'.repeat(9999)}x${end}`.repeat(3));
      expect(readCsv(content).rows).toHaveLength(3);
    }
  });

  it('are also rejected after a quotation mark inside a cell', () => {
    const content = Buffer.from(`x"y,description\n${','.repeat(CELLS_MAX)}\nz",a\n`);
    expect(() => readCsv(content)).toThrow(expect.objectContaining({ code: 'too_many_columns' }));
  });

  it('are not caused by delimiters inside quotation marks', () => {
    const text = ','.repeat(20_000);
    expect(readCsv(Buffer.from(`a,b\nA1,"${text}"\n`)).rows[1]).toEqual(['A1', text]);
  });
});

describe('quoted cells', () => {
  it.each(['utf16le', 'utf8'] as const)('can contain line ends in %s', (encoding) => {
    const text = '\ufeffcode;text\r\n6109;"Áo thun\r\nnam; ""basic"""\r\n6110;x\r\n';
    expect(readCsv(Buffer.from(text, encoding)).rows).toEqual([
      ['code', 'text'],
      ['6109', 'Áo thun\r\nnam; "basic"'],
      ['6110', 'x'],
    ]);
  });

  it('can contain line ends if rows end with a carriage return only', () => {
    expect(readCsv(Buffer.from('a,b\r"one\rtwo",x\rc,d\r')).rows).toEqual([
      ['a', 'b'],
      ['one\rtwo', 'x'],
      ['c', 'd'],
    ]);
  });

  it('can be empty, and rows can be shorter or longer than the first', () => {
    expect(readCsv(Buffer.from('a,b,c\n"",x\n1,2,3,4\n,\n')).rows).toEqual([
      ['a', 'b', 'c'],
      ['', 'x'],
      ['1', '2', '3', '4'],
      ['', ''],
    ]);
  });
});

it('reads 36,000 rows of nine columns', () => {
  const line = '"6109.10.00.12","4","Men\'s (338)","[""doz."",""kg""]","","","","",""\n';
  const content = Buffer.from(line.repeat(36_000));

  expect(readCsv(content).rows).toHaveLength(36_000);
});
