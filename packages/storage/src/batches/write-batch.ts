import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { NewBatch, NewBatchHead } from '@svc/domain/batches/batch-store';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { inTransaction } from '../client.ts';
import { copyLines, type CopyValue } from '../datasets/copy-rows.ts';

const COLUMNS = 'batch_id, row_index, cells, issues, duplicate_of';
const LINE_END = 0x0a;

/** Thrown if the received rows differ from those announced. */
class OtherRowsError extends Error {}

/**
 * Writes an uploaded batch with its rows in one transaction. `lines` come from `rowLines` and contain no batch id, so
 * they cannot write to another batch.
 */
export async function writeBatch(
  client: pg.ClientBase,
  batch: NewBatchHead,
  lines: Iterable<string> | AsyncIterable<Buffer>,
): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(
      `INSERT INTO batches (id, account_id, filename, columns, column_mapping, validation, language, total_rows,
         stored_bytes, upload_key, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
      [
        batch.id,
        batch.accountId,
        batch.filename,
        batch.columns,
        JSON.stringify(batch.suggestedMapping),
        JSON.stringify(batch.validation),
        batch.language,
        batch.totalRows,
        batch.storedBytes,
        batch.uploadKey,
        batch.createdAt,
      ],
    );
    const target = client.query(copyFrom(`COPY batch_rows (${COLUMNS}) FROM STDIN`));
    await pipeline(Readable.from(ofBatch(batch, lines)), target);
    if (target.rowCount !== batch.totalRows) throw new OtherRowsError(`${target.rowCount} rows came`);
  });
}

/** Yields the rows of a file as COPY text without their batch id, some lines at a time. */
export function rowLines(batch: Pick<NewBatch, 'rows' | 'checked'>): Generator<string> {
  return copyLines(rowValues(batch));
}

function* rowValues({ rows, checked }: Pick<NewBatch, 'rows' | 'checked'>): Generator<CopyValue[]> {
  for (const [place, { rowIndex, cells }] of rows.entries()) {
    const found = checked[place];
    yield [rowIndex, arrayText(cells), found?.issues ?? [], found?.duplicateOf ?? null];
  }
}

async function* ofBatch(
  { id }: NewBatchHead,
  lines: Iterable<string> | AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const lead = Buffer.from(`${id}\t`);
  let isLineStart = true;

  for await (const piece of lines) {
    const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece;
    const parts: Buffer[] = [];
    for (let at = 0; at < chunk.length;) {
      if (isLineStart) parts.push(lead);
      const end = chunk.indexOf(LINE_END, at);
      isLineStart = end >= 0;
      const next = isLineStart ? end + 1 : chunk.length;
      parts.push(chunk.subarray(at, next));
      at = next;
    }
    yield Buffer.concat(parts);
  }
}

function arrayText(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`).join(',')}}`;
}
