import type { FinalCode, LineBelow } from '@svc/domain/lookups/review-store';
import { fullText, type TextLine } from '@svc/tariff/schedule/full-text';
import type { Db } from '../prisma.ts';

interface PathRow extends TextLine {
  readonly code: string | null;
}

/** Declarable line of a version with these digits, its text joined with its ancestors'; null if there is none. */
export async function findDeclarable(db: Db, datasetId: string, digits: string): Promise<FinalCode | null> {
  const path = await db.$queryRaw<PathRow[]>`
    WITH RECURSIVE path AS (
      SELECT l.*, 0 AS height FROM tariff_lines l
      WHERE l.dataset_id = ${datasetId} AND l.code_digits = ${digits} AND l.is_leaf
      UNION ALL
      SELECT above.*, path.height + 1 FROM tariff_lines above
      JOIN path ON above.dataset_id = path.dataset_id AND above.position = path.parent
    )
    SELECT code, code_digits AS "codeDigits", level, description FROM path ORDER BY height DESC`;
  const code = path.at(-1)?.code ?? null;

  return code === null ? null : { code, digits, description: textOf(path) };
}

export async function findDeclarableBelow(
  db: Db,
  datasetId: string,
  digits: string,
  limit: number,
): Promise<readonly LineBelow[]> {
  return db.$queryRaw<LineBelow[]>`
    SELECT code, description FROM tariff_lines
    WHERE dataset_id = ${datasetId} AND code_digits LIKE ${`${digits}%`} AND is_leaf
    ORDER BY code_digits LIMIT ${limit}`;
}

function textOf(path: readonly TextLine[]): string {
  return path.reduce((text, line, place) => fullText(line, path[place - 1] ?? null, text), '');
}
