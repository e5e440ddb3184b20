import { describe, expect, it } from '@jest/globals';
import type { XlsxCell, XlsxKind } from './xlsx-sheet.ts';
import { rowXml, sheetEnd, sheetPart, sheetStart, workbookParts, rowHeight } from './xlsx-xml.ts';

function cell(value: XlsxCell, kind: XlsxKind = 'text'): string {
  const [, content = ''] = /^<row[^>]*>(.*)<\/row>$/s.exec(rowXml([value], [{ width: 10, kind }])) ?? [];
  return content.replace(/ s="\d+"/, '');
}

const textIn = (value: string): string | undefined => /<t[^>]*>(.*)<\/t>/s.exec(cell(value))?.[1];

describe('a date in a cell', () => {
  // Day numbers of spreadsheets: 25,569 is 1 January 1970.
  it.each([
    ['1900-03-01', 61],
    ['1970-01-01', 25_569],
    ['2000-01-01', 36_526],
    ['2024-02-29', 45_351],
    ['2026-12-31', 46_387],
    ['2026-12-31T12:00:00Z', 46_387.5],
  ])('%s is the number %d', (text, days) => {
    expect(cell(new Date(text), 'date')).toBe(`<c><v>${days}</v></c>`);
  });

  it('that is missing is left blank', () =>
    expect(cell(new Date('2026-02-30T00:00:00Z x'), 'date')).toBe('<c/>'));
});

it.each([
  [0, '<c><v>0</v></c>'],
  [-16.5, '<c><v>-16.5</v></c>'],
  [1e21, '<c><v>1e+21</v></c>'],
  [Number.NaN, '<c/>'],
  [Number.POSITIVE_INFINITY, '<c/>'],
  [Number.NEGATIVE_INFINITY, '<c/>'],
])('a number in a cell %d does not corrupt the file', (value, xml) =>
  expect(cell(value, 'number')).toBe(xml),
);

describe('text in a cell', () => {
  it.each([
    ['a<b & "c" > d', 'a&lt;b &amp; &quot;c&quot; &gt; d'],
    ['&amp;', '&amp;amp;'],
    [']]>', ']]&gt;'],
    ['Áo 綿 🚢', 'Áo 綿 🚢'],
    ['a\u0000b', 'a_x0000_b'],
    ['a\u001fb', 'a_x001F_b'],
    ['a\ufffeb\uffff', 'a_xFFFE_b_xFFFF_'],
    ['half \ud83d of one', 'half _xD83D_ of one'],
    ['_x0041_', '_x005F_x0041_'],
    ['_x004_ _y0041_ x0041_', '_x004_ _y0041_ x0041_'],
    ['tab\tline\nend', 'tab\tline\nend'],
  ])('%j contains nothing that corrupts the file', (text, xml) => expect(textIn(text)).toBe(xml));

  it.each([' a', 'a ', 'a  b', 'a\tb', 'a\nb', '\u3000a'])('%j preserves its blanks', (text) =>
    expect(cell(text)).toContain('xml:space="preserve"'),
  );

  it('is limited to a spreadsheet’s maximum length', () => {
    expect(textIn('x'.repeat(32_767))).toHaveLength(32_767);
    expect(textIn('x'.repeat(32_768))).toHaveLength(32_767);
  });

  it('that is empty or missing is a blank cell', () => {
    expect([cell(''), cell(null)]).toEqual(['<c/>', '<c/>']);
  });

  it('in a cell beyond the columns is written as text', () => {
    expect(rowXml(['a', '0101'], [{ width: 5, kind: 'number' }])).toMatch(/<t>0101<\/t><\/is><\/c><\/row>$/);
  });
});

describe('the end of a sheet', () => {
  // Letters of columns as spreadsheets count them.
  it.each([
    [1, 'A'],
    [26, 'Z'],
    [27, 'AA'],
    [52, 'AZ'],
    [53, 'BA'],
    [702, 'ZZ'],
    [703, 'AAA'],
    [16_384, 'XFD'],
  ])('filters %d columns up to %s', (columns, letters) => {
    expect(sheetEnd(columns, 7)).toContain(`<autoFilter ref="A1:${letters}7"/>`);
  });

  it('filters nothing without columns, and only the header without rows', () => {
    expect(sheetEnd(0, 7)).not.toContain('autoFilter');
    expect(sheetEnd(2, 0)).toContain('ref="A1:B1"');
  });
});

describe('the start of a sheet', () => {
  it('freezes nothing without a header, and no columns by default', () => {
    expect(sheetStart([], false)).not.toContain('<pane');
    expect(sheetStart([], true)).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft"');
    expect(sheetStart([], true, 26)).toContain('xSplit="26" ySplit="1" topLeftCell="AA2"');
  });

  it('has no column list without columns, which spreadsheets reject', () => {
    expect(sheetStart([], true)).not.toContain('<cols>');
    expect(sheetStart([{ width: 9, kind: 'date' }], true)).toMatch(/<cols><col min="1" max="1" width="9"/);
  });
});

it('the parts of a workbook list each sheet once among content types, sheets and links', () => {
  const parts = new Map(workbookParts(['A & B', 'C']));
  expect(parts.get('xl/workbook.xml')).toContain('<sheet name="A &amp; B" sheetId="1" r:id="rId1"/>');
  for (const place of [0, 1]) {
    const part = sheetPart(place);
    expect(parts.get('[Content_Types].xml')?.split(`PartName="/${part}"`)).toHaveLength(2);
    expect(parts.get('xl/_rels/workbook.xml.rels')).toContain(
      `Id="rId${place + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"` +
        ` Target="${part.replace('xl/', '')}"`,
    );
  }
});

const COLUMNS = [
  { width: 20, kind: 'wrapped' },
  { width: 20, kind: 'text' },
] as const;
const sentence = 'eight signs in words '.repeat(3).trim();

it.each([
  ['short text', ['bolt', 'x'], null],
  ['long text that is not wrapped', ['bolt', sentence], null],
  ['numbers', [1234.5, null], null],
  ['text of 62 signs in 20', [sentence, ''], 60],
  ['Japanese, twice as wide', ['男子用綿製編物のシャツ', ''], 30],
  ['line breaks', ['a\nb\nc', ''], 45],
  ['five lines of very long text', [sentence.repeat(20), ''], 75],
])('rowHeight fits %s', (_, cells, height) => expect(rowHeight(cells, COLUMNS)).toBe(height));
