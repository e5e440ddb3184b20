import type { LineLevel, ScheduleLine } from '@svc/tariff/schedule/line';
import { fullText } from '@svc/tariff/schedule/full-text';
import pg from 'pg';

const CHUNK_LINES = 2000;

interface LineRow {
  readonly position: number;
  readonly parent: number | null;
  readonly code: string | null;
  readonly code_digits: string | null;
  readonly level: LineLevel;
  readonly indent: number;
  readonly is_leaf: boolean;
  readonly description: string;
  readonly duty_rate: string | null;
  readonly special_rate: string | null;
  readonly column2_rate: string | null;
  readonly unit: string | null;
  readonly additional_duties: string | null;
  readonly extra: Readonly<Record<string, unknown>>;
}

/**
 * Reads all lines of a version in schedule order, in chunks, over a dedicated connection: threads have no pool.
 * @param url PostgreSQL connection string
 */
export async function* readLines(url: string, datasetId: string): AsyncGenerator<readonly ScheduleLine[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();

  // A line's parent precedes it.
  const lines: ScheduleLine[] = [];
  try {
    for (let from = 0; ; from += CHUNK_LINES) {
      const { rows } = await client.query<LineRow>(
        `SELECT position, parent, code, code_digits, level, indent, is_leaf, description,
           duty_rate, special_rate, column2_rate, unit, additional_duties, extra
         FROM tariff_lines WHERE dataset_id = $1 AND position >= $2 AND position < $3 ORDER BY position`,
        [datasetId, from, from + CHUNK_LINES],
      );
      if (rows.length === 0) return;

      for (const row of rows)
        lines.push(toLine(row, row.parent === null ? null : (lines[row.parent] ?? null)));
      yield lines.slice(from);
    }
  } finally {
    await client.end();
  }
}

function toLine(row: LineRow, above: ScheduleLine | null): ScheduleLine {
  const text = { level: row.level, codeDigits: row.code_digits, description: row.description };

  return {
    position: row.position,
    parent: row.parent,
    code: row.code,
    codeDigits: row.code_digits,
    level: row.level,
    indent: row.indent,
    isLeaf: row.is_leaf,
    description: row.description,
    fullDescription: fullText(text, above, above?.fullDescription ?? ''),
    dutyRate: row.duty_rate,
    specialRate: row.special_rate,
    column2Rate: row.column2_rate,
    unit: row.unit,
    additionalDuties: row.additional_duties,
    extra: row.extra,
  };
}

export async function allLines(url: string, datasetId: string): Promise<readonly ScheduleLine[]> {
  const lines: ScheduleLine[] = [];
  for await (const chunk of readLines(url, datasetId)) lines.push(...chunk);
  return lines;
}
