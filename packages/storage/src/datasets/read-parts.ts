import type { DatasetLoad, LoadPart } from '@svc/domain/datasets/dataset-load';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** Signature, flags and extension length of binary COPY, then the field count and the first field's length. */
const HEADER_BYTES = 19;
const FIELD_COUNT_BYTES = 2;
const LENGTH_BYTES = 4;

export async function readParts(
  client: pg.ClientBase,
  loadId: DatasetLoad['id'],
): Promise<readonly LoadPart[]> {
  const { rows } = await client.query<Pick<LoadPart, 'part'>>(
    'SELECT part FROM dataset_contents WHERE load_id = $1 ORDER BY part DESC',
    [loadId],
  );
  const parts: LoadPart[] = [];
  for (const { part } of rows) parts.push({ part, bytes: await readBytes(client, loadId, part) });

  return parts;
}

// The driver decodes query values as text, even bytes; COPY returns them unchanged. COPY takes no parameters.
async function readBytes(client: pg.ClientBase, loadId: string, part: string): Promise<Buffer> {
  const content = `SELECT bytes FROM dataset_contents WHERE load_id = ${literal(loadId)} AND part = ${literal(part)}`;
  const chunks: Buffer[] = [];
  for await (const chunk of client.query(copyTo(`COPY (${content}) TO STDOUT (FORMAT binary)`)))
    chunks.push(chunk as Buffer);

  const copied = Buffer.concat(chunks);
  const start = HEADER_BYTES + FIELD_COUNT_BYTES + LENGTH_BYTES;

  return copied.subarray(start, start + copied.readInt32BE(start - LENGTH_BYTES));
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
