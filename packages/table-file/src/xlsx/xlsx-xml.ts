import type { XlsxCell, XlsxColumn, XlsxKind } from './xlsx-sheet.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Cell styles by their index in `STYLES`; `quoted` is text that remains text when edited. */
const STYLE = {
  text: 1,
  quoted: 2,
  header: 3,
  wrapped: 4,
  number: 5,
  share: 6,
  date: 7,
  time: 8,
} as const;

/** Numbers of formats: those below 164 are built in, 49 is text and 2 a number with two decimals. */
const [TEXT, TWO_DECIMALS, DATE, TIME] = [49, 2, 164, 165];
const TOP = '<alignment vertical="top"/>';
const RIGHT = '<alignment horizontal="right" vertical="top" indent="1"/>';
const WRAPPED = '<alignment vertical="top" wrapText="1"/>';

function style(format: number, alignment: string, more = ''): string {
  return `<xf numFmtId="${format}" applyNumberFormat="1" applyAlignment="1"${more}>${alignment}</xf>`;
}

const CELL_STYLES = [
  '<xf/>',
  style(TEXT, TOP),
  style(TEXT, TOP, ' quotePrefix="1"'),
  style(TEXT, WRAPPED, ' fontId="1" applyFont="1" fillId="2" applyFill="1"'),
  style(TEXT, WRAPPED),
  style(0, RIGHT),
  style(TWO_DECIMALS, RIGHT),
  style(DATE, RIGHT),
  style(TIME, RIGHT),
];

const STYLES =
  `${DECLARATION}<styleSheet xmlns="${MAIN}">` +
  `<numFmts count="2"><numFmt numFmtId="${DATE}" formatCode="yyyy\\-mm\\-dd"/>` +
  `<numFmt numFmtId="${TIME}" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE7EBF0"/><bgColor indexed="64"/></patternFill></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  `<cellXfs count="${CELL_STYLES.length}">${CELL_STYLES.join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

const LINE_POINTS = 15;
/** Lines shown of a longer text: short rows are easier to compare. */
const LINES_MAX = 5;
/** Chinese, Japanese and Korean characters, twice as wide as others. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60]/g;
/** Share of a line that stays empty when the next word does not fit. */
const RAGGED = 0.88;

const CELL_MAX_CHARS = 32_767;
const SHEET_NAME_MAX_CHARS = 31;
const SHEET_NAME_FORBIDDEN = /[\\/?*[\]:]/g;
/** Characters that XML 1.0 cannot represent. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu;
/** Text that looks like the escape of such a character would be read as one. */
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;
const MARKUP = /[&<>"]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Includes full-width signs, which some spreadsheets treat as the start of a formula. */
const FORMULA_START = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Whitespace that XML readers drop without `xml:space`. */
const NEEDS_SPACE = /^\s|\s$|\s\s|[\t\r\n]/;

/** Day 0 of spreadsheet dates, valid from March 1900 on. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const LETTERS = 26;

function xmlText(text: string): string {
  return text
    .replace(LOOKS_ESCAPED, '_x005F_')
    .replace(NOT_XML, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(MARKUP, (sign) => ENTITIES[sign] ?? sign);
}

function textCell(text: string, style: number): string {
  if (text === '') return '<c/>';
  // Cell text never runs as a formula; with the style's quote prefix it remains text when the cell is edited.
  const kept = FORMULA_START.test(text) ? STYLE.quoted : style;
  const cut = text.length > CELL_MAX_CHARS ? text.slice(0, CELL_MAX_CHARS) : text;
  const space = NEEDS_SPACE.test(cut) ? ' xml:space="preserve"' : '';
  return `<c s="${kept}" t="inlineStr"><is><t${space}>${xmlText(cut)}</t></is></c>`;
}

function numberCell(value: number, style: number): string {
  return Number.isFinite(value) ? `<c s="${style}"><v>${value}</v></c>` : '<c/>';
}

function cellXml(cell: XlsxCell, kind: XlsxKind): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'string') return textCell(cell, kind === 'wrapped' ? STYLE.wrapped : STYLE.text);
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'number') return numberCell(cell, kind === 'share' ? STYLE.share : STYLE.number);
  return numberCell((cell.getTime() - DAY_ZERO_MS) / DAY_MS, kind === 'time' ? STYLE.time : STYLE.date);
}

function rowOf(cells: readonly string[], height: number | null): string {
  return `<row${height === null ? '' : ` ht="${height}" customHeight="1"`}>${cells.join('')}</row>`;
}

/** XML of one row; cells have no addresses, which the format allows. */
export function rowXml(cells: readonly XlsxCell[], columns: readonly Required<XlsxColumn>[]): string {
  const written = cells.map((cell, place) => cellXml(cell, columns[place]?.kind ?? 'text'));
  return rowOf(written, rowHeight(cells, columns));
}

/** Characters of a title's width taken by the filter button and bold type. */
const TITLE_LOSS = 2;

export function headerXml(titles: readonly string[], columns: readonly Required<XlsxColumn>[]): string {
  const cells = titles.map((title) => textCell(title, STYLE.header));
  const rooms = columns.map(({ width }) => ({ width: width - TITLE_LOSS, kind: 'wrapped' as const }));
  return rowOf(cells, rowHeight(titles, rooms));
}

/** Letters of a column, counted from 1: A, Z, AA. */
function columnLetters(number: number): string {
  const last = String.fromCodePoint(65 + ((number - 1) % LETTERS));
  return number <= LETTERS ? last : columnLetters(Math.floor((number - 1) / LETTERS)) + last;
}

function paneXml(columns: number): string {
  const split = columns === 0 ? '' : `xSplit="${columns}" `;
  const active = columns === 0 ? 'bottomLeft' : 'bottomRight';
  return `<pane ${split}ySplit="1" topLeftCell="${columnLetters(columns + 1)}2" activePane="${active}" state="frozen"/>`;
}

export function sheetStart(columns: readonly Required<XlsxColumn>[], hasHeader: boolean, frozen = 0): string {
  const cols = columns.map(
    ({ width, kind }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${STYLE[kind]}" customWidth="1"/>`,
  );

  return (
    `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    `${hasHeader ? paneXml(frozen) : ''}</sheetView></sheetViews>` +
    `${cols.length > 0 ? `<cols>${cols.join('')}</cols>` : ''}<sheetData>`
  );
}

/** End of a sheet, with a filter on its first `columns` columns over all `rows` rows. */
export function sheetEnd(columns: number, rows: number): string {
  const range = `A1:${columnLetters(Math.max(1, columns))}${Math.max(1, rows)}`;
  const filter = columns > 0 ? `<autoFilter ref="${range}"/>` : '';
  return `</sheetData>${filter}<pageSetup orientation="landscape"/></worksheet>`;
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function sheetName(name: string): string {
  return xmlText(name.replace(SHEET_NAME_FORBIDDEN, ' ').slice(0, SHEET_NAME_MAX_CHARS));
}

function relationships(entries: readonly (readonly [type: string, target: string])[]): string {
  const links = entries.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}</Relationships>`;
}

export function sheetPart(index: number): string {
  return `xl/worksheets/sheet${index + 1}.xml`;
}

export function workbookParts(names: readonly string[]): readonly (readonly [name: string, xml: string])[] {
  const sheets = names.map(
    (name, index) => `<sheet name="${sheetName(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const overrides = names.map(
    (_name, index) => `<Override PartName="/${sheetPart(index)}" ContentType="${SHEET_TYPE}.worksheet+xml"/>`,
  );

  return [
    [
      '[Content_Types].xml',
      `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>${overrides.join('')}</Types>`,
    ],
    ['_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relationships([
        ...names.map((_name, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
        ['styles', 'styles.xml'],
      ]),
    ],
    ['xl/styles.xml', STYLES],
  ];
}

function linesOf(text: string, width: number): number {
  // The text fits even if every character is wide.
  if (text.length * 2 <= width * RAGGED && !text.includes('\n')) return 1;
  const room = width * RAGGED;
  const line = (part: string) =>
    Math.max(1, Math.ceil((part.length + (part.match(WIDE)?.length ?? 0)) / room));
  return text.split('\n').reduce((sum, part) => sum + line(part), 0);
}

/** Height in points of a row whose wrapped columns show up to five lines; null for a single-line row. */
export function rowHeight(cells: readonly XlsxCell[], columns: readonly XlsxColumn[]): number | null {
  const counts = cells.map((cell, place) => {
    const column = columns[place];
    return typeof cell === 'string' && column?.kind === 'wrapped' ? linesOf(cell, column.width) : 1;
  });
  const lines = Math.min(LINES_MAX, Math.max(1, ...counts));
  return lines === 1 ? null : lines * LINE_POINTS;
}
