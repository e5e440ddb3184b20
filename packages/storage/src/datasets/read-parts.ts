import type { DatasetLoad, LoadPart } from '@svc/domain/datasets/dataset-load';
import type pg from 'pg';

type PartRow = Pick<LoadPart, 'part'> & { readonly content: string };

// The driver decodes whatever it is sent as text, also what it asked for in bytes. Of the text forms base64 is the short
// one, and the quick one to read.
const TEXT = `SELECT part, encode(bytes, 'base64') AS content FROM dataset_contents
  WHERE load_id = $1 ORDER BY part DESC`;

/** The files of a load. */
export async function readParts(
  client: pg.ClientBase,
  loadId: DatasetLoad['id'],
): Promise<readonly LoadPart[]> {
  const { rows } = await client.query<PartRow>(TEXT, [loadId]);
  return rows.map(({ part, content }) => ({ part, bytes: Buffer.from(content, 'base64') }));
}
