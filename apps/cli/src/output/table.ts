import { displayWidth, padColumns } from './display-width.ts';

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
