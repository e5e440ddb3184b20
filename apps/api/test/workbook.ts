import { crc32, deflateRawSync } from 'node:zlib';

/** An archive entry; its declared size may be false. */
export interface ZipPart {
  readonly name: string;
  readonly content: Buffer;
  readonly declaredBytes?: number;
  /** General purpose flags; bit 0 means encrypted. */
  readonly flags?: number;
}

function header(part: ZipPart, packed: Buffer, signature: number, at: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(part.flags ?? 0, at + 2);
  bytes.writeUInt16LE(8, at + 4);
  bytes.writeUInt32LE(crc32(part.content), at + 10);
  bytes.writeUInt32LE(packed.length, at + 14);
  bytes.writeUInt32LE(part.declaredBytes ?? part.content.length, at + 18);
  bytes.writeUInt16LE(part.name.length, at + 22);

  return bytes;
}

export function zipOf(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;

  for (const part of parts) {
    const packed = deflateRawSync(part.content);
    const local = Buffer.concat([header(part, packed, 0x04034b50, 4, 30), Buffer.from(part.name), packed]);
    const central = header(part, packed, 0x02014b50, 6, 46);
    central.writeUInt32LE(offset, 42);
    centrals.push(central, Buffer.from(part.name));
    locals.push(local);
    offset += local.length;
  }

  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);

  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);

  return Buffer.concat([...locals, directory, end]);
}

export type Cell =
  | string
  | null
  | { readonly number: number; readonly style?: keyof typeof STYLES; readonly formula?: string }
  | { readonly text: string; readonly formula: string }
  | { readonly error: string };

/** Number formats that corrupt codes, or preserve them. */
const STYLES = {
  plain: 0,
  date: 1,
  exponent: 2,
  zeros: 3,
  points: 4,
  price: 5,
  thousands: 6,
  language: 7,
  share: 8,
} as const;
const FORMATS = [
  'General',
  'dd/mm/yyyy',
  '0.00E+00',
  '0000000000',
  '0000\\.00\\.00\\.00',
  '#,##0.00',
  '#,##0',
  '[$-409]0000000000',
  '0.0%',
];

export interface SheetParts {
  readonly name?: string;
  readonly isHidden?: boolean;
  readonly rows: readonly (readonly Cell[])[];
  readonly merged?: readonly string[];
  readonly hidden?: readonly number[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function cellXml(cell: Cell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'string')
    return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  if ('error' in cell) return `<c t="e"><v>${cell.error}</v></c>`;
  if ('text' in cell) return `<c t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.text)}</v></c>`;

  const formula = cell.formula === undefined ? '' : `<f>${escaped(cell.formula)}</f>`;
  return `<c s="${STYLES[cell.style ?? 'plain']}">${formula}<v>${cell.number}</v></c>`;
}

const NS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PKG = 'http://schemas.openxmlformats.org/package/2006/relationships';

function sheetXml({ rows, merged = [], hidden = [] }: SheetParts): string {
  const lines = rows.map(
    (row, place) =>
      `<row r="${place + 1}"${hidden.includes(place) ? ' hidden="1"' : ''}>${row.map(cellXml).join('')}</row>`,
  );
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');

  return `<worksheet xmlns="${NS}"><sheetData>${lines.join('')}</sheetData>${
    merges === '' ? '' : `<mergeCells>${merges}</mergeCells>`
  }</worksheet>`;
}

function stylesXml(): string {
  const formats = FORMATS.map(
    (code, place) => `<numFmt numFmtId="${170 + place}" formatCode="${escaped(code)}"/>`,
  );
  const styles = FORMATS.map((_code, place) => `<xf numFmtId="${170 + place}" applyNumberFormat="1"/>`);

  return (
    `<styleSheet xmlns="${NS}"><numFmts count="${formats.length}">${formats.join('')}</numFmts>` +
    `<cellXfs count="${styles.length}">${styles.join('')}</cellXfs></styleSheet>`
  );
}

export function workbookParts(...sheets: readonly SheetParts[]): ZipPart[] {
  const names = sheets.map(({ name }, place) => name ?? `Sheet${place + 1}`);
  const list = names.map(
    (name, place) =>
      `<sheet name="${name}" sheetId="${place + 1}"${sheets[place]?.isHidden === true ? ' state="hidden"' : ''} r:id="rId${place + 1}"/>`,
  );
  const links = names.map(
    (_name, place) =>
      `<Relationship Id="rId${place + 1}" Type="${REL}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
  );
  const part = (name: string, xml: string): ZipPart => ({ name, content: Buffer.from(xml) });

  return [
    part(
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>' +
        '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
        '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>',
    ),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${PKG}"><Relationship Id="rId1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${NS}" xmlns:r="${REL}"><sheets>${list.join('')}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PKG}">${links.join('')}<Relationship Id="rId99" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
    ),
    part('xl/styles.xml', stylesXml()),
    ...sheets.map((sheet, place) => part(`xl/worksheets/sheet${place + 1}.xml`, sheetXml(sheet))),
  ];
}

export function workbook(...sheets: readonly SheetParts[]): Buffer {
  return zipOf(workbookParts(...sheets));
}

/** A workbook with one shared text in `rows` × `columns` cells, below a header and next to a description. */
export function sharedTextWorkbook(
  text: string,
  rows: number,
  columns: number,
  merged: readonly string[] = [],
): Buffer {
  const names = Array.from({ length: columns }, (_, place) => `Remark ${place + 1}`);
  const parts = workbookParts({ rows: [['description', ...names]], merged });
  const named = '<c t="s"><v>0</v></c>'.repeat(columns);
  const lines = Array.from(
    { length: rows },
    (_, place) => `<row r="${place + 2}"><c t="inlineStr"><is><t>Shirt ${place}</t></is></c>${named}</row>`,
  );
  const shared =
    `<sst xmlns="${NS}" count="${rows * columns}" uniqueCount="1">` +
    `<si><t>${escaped(text)}</t></si></sst>`;
  const changed = parts.map((part): ZipPart => {
    const xml = part.content.toString();
    if (part.name.endsWith('sheet1.xml'))
      return { ...part, content: Buffer.from(xml.replace('</sheetData>', `${lines.join('')}</sheetData>`)) };
    if (part.name === '[Content_Types].xml') {
      const override =
        '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/>';
      return { ...part, content: Buffer.from(xml.replace('</Types>', `${override}</Types>`)) };
    }
    if (part.name === 'xl/_rels/workbook.xml.rels') {
      const link = `<Relationship Id="rId98" Type="${REL}/sharedStrings" Target="sharedStrings.xml"/>`;
      return { ...part, content: Buffer.from(xml.replace('</Relationships>', `${link}</Relationships>`)) };
    }

    return part;
  });

  return zipOf([...changed, { name: 'xl/sharedStrings.xml', content: Buffer.from(shared) }]);
}
