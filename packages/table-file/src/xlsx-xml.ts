import type { XlsxCell, XlsxColumn } from './xlsx-sheet.ts';

/** Most characters of a cell in Excel. */
const CELL_MAX_CHARS = 32_767;
const SHEET_NAME_MAX_CHARS = 31;
const SHEET_NAME_FORBIDDEN = /[\\/?*[\]:]/g;
/** What XML 1.0 can not hold at all. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu;
/** Text that looks like the escape of such a character would be read as one. */
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;
const MARKUP = /[&<>"]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Full-width signs too: some spreadsheets take them for the start of a formula. */
const FORMULA_START = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Blanks that XML readers drop unless told otherwise. */
const NEEDS_SPACE = /^\s|\s$|\s\s|[\t\r\n]/;

/** Styles of cells by their place in `STYLES`: plain text, text that stays text when it is edited, a header, wrapped text. */
export const STYLE = { text: 1, quoted: 2, header: 3, wrapped: 4 } as const;

/** Text as the content of an XML element or attribute. */
export function xmlText(text: string): string {
  return text
    .replace(LOOKS_ESCAPED, '_x005F_')
    .replace(NOT_XML, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(MARKUP, (sign) => ENTITIES[sign] ?? sign);
}

function textCell(text: string, style: number): string {
  if (text === '') return '<c/>';
  // Text of a cell is never run; the quote mark of the style keeps it so when somebody edits the cell.
  const kept = FORMULA_START.test(text) ? STYLE.quoted : style;
  const cut = text.length > CELL_MAX_CHARS ? text.slice(0, CELL_MAX_CHARS) : text;
  const space = NEEDS_SPACE.test(cut) ? ' xml:space="preserve"' : '';
  return `<c s="${kept}" t="inlineStr"><is><t${space}>${xmlText(cut)}</t></is></c>`;
}

function cellXml(cell: XlsxCell, style: number): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'string') return textCell(cell, style);
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  return Number.isFinite(cell) ? `<c><v>${cell}</v></c>` : '<c/>';
}

/** One row of a sheet; cells follow each other without addresses, as the format allows. */
export function rowXml(cells: readonly XlsxCell[], style: number): string {
  return `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;
}

/** Beginning of a sheet up to its rows: column widths, and a header row that stays in sight. */
export function sheetStart(columns: readonly XlsxColumn[], hasHeader: boolean): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const cols = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${STYLE.text}" customWidth="1"/>`,
  );
  return (
    `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    `${hasHeader ? pane : ''}</sheetView></sheetViews>` +
    `${cols.length > 0 ? `<cols>${cols.join('')}</cols>` : ''}<sheetData>`
  );
}

/** End of a sheet. */
export const SHEET_END = '</sheetData></worksheet>';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
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

const STYLES =
  `${DECLARATION}<styleSheet xmlns="${MAIN}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="5"><xf/><xf numFmtId="49" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/>' +
  '<xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/>' +
  '<xf numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' +
  '</cellXfs></styleSheet>';

/** Name of the archive's part that holds a sheet, counted from 0. */
export function sheetPart(index: number): string {
  return `xl/worksheets/sheet${index + 1}.xml`;
}

/** Parts of a workbook beside its sheets, by name. */
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
