export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Cell styles by their index in `STYLES`; `quoted` is text that remains text when edited. */
export const STYLE = {
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

export const STYLES =
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
