/** First and last code points of ranges two columns wide: East Asian Wide and Fullwidth. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2329, 0x232a],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x1b2ff],
  [0x1f200, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1f9ff],
  [0x20000, 0x3fffd],
];
const MARK = /\p{M}/u;

const GAP = '  ';

export function table(titles: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const all = [titles, ...rows];
  const widths = titles.map((_, column) => Math.max(...all.map((row) => displayWidth(row[column] ?? ''))));

  return all.map((row) =>
    row
      .map((cell, column) => padColumns(cell, widths[column] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}

export function fieldLines(
  fields: Readonly<Record<string, string | number | boolean | null>>,
): readonly string[] {
  const width = Math.max(...Object.keys(fields).map((name) => name.length));
  return Object.entries(fields).map(([name, value]) => `${name.padEnd(width)}${GAP}${value ?? '-'}`);
}

function columnsOf(sign: string): number {
  if (MARK.test(sign)) return 0;
  const code = sign.codePointAt(0) ?? 0;
  return WIDE.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}

/** Terminal columns of a text: two for wide characters, none for combining marks. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const sign of text.normalize('NFC')) width += columnsOf(sign);
  return width;
}

export function padColumns(text: string, width: number): string {
  return text + ' '.repeat(Math.max(width - displayWidth(text), 0));
}
