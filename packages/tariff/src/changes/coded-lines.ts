import type { LineLevel, ScheduleLine } from '../schedule/line.ts';

export type CodedLine = ScheduleLine & {
  readonly code: string;
  readonly codeDigits: string;
  readonly level: Exclude<LineLevel, 'group'>;
};

export function isCoded(line: ScheduleLine): line is CodedLine {
  return line.code !== null && line.codeDigits !== null && line.level !== 'group';
}

export function linesByCode(lines: readonly ScheduleLine[]): Map<string, CodedLine> {
  const byCode = new Map<string, CodedLine>();
  for (const line of lines) if (isCoded(line)) byCode.set(line.codeDigits, line);
  return byCode;
}

/** Code of the nearest coded line above, as the schedule writes it; null for a chapter. */
export function parentCode(line: ScheduleLine, lines: readonly ScheduleLine[]): string | null {
  let above = line.parent === null ? undefined : lines[line.parent];
  while (above !== undefined && above.code === null)
    above = above.parent === null ? undefined : lines[above.parent];
  return above?.code ?? null;
}
