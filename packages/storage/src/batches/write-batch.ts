import type { NewBatch } from '@svc/domain/batches/batch-store';
import type pg from 'pg';
import { copyRows, type CopyValue } from '../datasets/copy-rows.ts';

const COLUMNS = ['batch_id', 'row_index', 'cells', 'issues', 'duplicate_of'] as const;

/** Writes an uploaded batch with its rows in one transaction. */
export async function writeBatch(client: pg.ClientBase, batch: NewBatch): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(
      `INSERT INTO batches (id, account_id, filename, columns, column_mapping, validation, language, total_rows,
         created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
      [
        batch.id,
        batch.accountId,
        batch.filename,
        batch.columns,
        JSON.stringify(batch.suggestedMapping),
        JSON.stringify(batch.validation),
        batch.language,
        batch.rows.length,
        batch.createdAt,
      ],
    );
    await copyRows(client, 'batch_rows', COLUMNS, rowValues(batch));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

function* rowValues({ id, rows, checked }: NewBatch): Generator<CopyValue[]> {
  for (const [place, { rowIndex, cells }] of rows.entries()) {
    const found = checked[place];
    yield [id, rowIndex, arrayText(cells), found?.issues ?? [], found?.duplicateOf ?? null];
  }
}

/** Texts as PostgreSQL writes an array of them. */
function arrayText(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`).join(',')}}`;
}
