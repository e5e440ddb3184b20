import type { LineLevel, ScheduleLine } from '../schedule/line.ts';
import { ABOVE_ALL, childTable, type ChildTable } from './child-table.ts';
import { textPoolWriter, type TextPool, type TextPoolWriter } from './text-pool.ts';

export const LEVELS: readonly LineLevel[] = [
  'section',
  'chapter',
  'heading',
  'subheading',
  'national',
  'statistical',
  'group',
];

const TEXT_COLUMNS = [
  'code',
  'codeDigits',
  'description',
  'dutyRate',
  'specialRate',
  'column2Rate',
  'unit',
  'additionalDuties',
] as const;

export type TextColumn = (typeof TEXT_COLUMNS)[number];

/**
 * Lines of a schedule version in a tenth of the memory of objects: plain arrays, which a thread transfers without a
 * copy. Full texts are not stored: they follow from the tree.
 */
export interface PackedLines {
  readonly count: number;
  readonly texts: TextPool;
  /** Text numbers by position; `extra` is JSON. */
  readonly columns: Readonly<Record<TextColumn | 'extra', Uint32Array<ArrayBuffer>>>;
  /** Position of the parent, `ABOVE_ALL` for a root. */
  readonly parents: Int32Array<ArrayBuffer>;
  readonly indents: Int16Array<ArrayBuffer>;
  readonly levels: Uint8Array<ArrayBuffer>;
  /** 1 for a declarable line. */
  readonly leaves: Uint8Array<ArrayBuffer>;
  readonly children: ChildTable;
}

export function packLines(lines: readonly ScheduleLine[]): PackedLines {
  const texts = textPoolWriter();
  const columns = packColumns(lines, texts);
  const parents = Int32Array.from(lines, (line) => line.parent ?? ABOVE_ALL);

  return {
    count: lines.length,
    columns,
    texts: texts.finish(),
    parents,
    indents: Int16Array.from(lines, (line) => line.indent),
    levels: Uint8Array.from(lines, (line) => LEVELS.indexOf(line.level)),
    leaves: Uint8Array.from(lines, (line) => Number(line.isLeaf)),
    children: childTable(parents),
  };
}

function packColumns(lines: readonly ScheduleLine[], texts: TextPoolWriter): PackedLines['columns'] {
  const column = (name: TextColumn) => Uint32Array.from(lines, (line) => texts.add(line[name]));

  return {
    code: column('code'),
    codeDigits: column('codeDigits'),
    description: column('description'),
    dutyRate: column('dutyRate'),
    specialRate: column('specialRate'),
    column2Rate: column('column2Rate'),
    unit: column('unit'),
    additionalDuties: column('additionalDuties'),
    extra: Uint32Array.from(lines, (line) => texts.add(JSON.stringify(line.extra))),
  };
}
