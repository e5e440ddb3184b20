import type { LoadPart } from '@svc/domain/datasets/dataset-load';
import type pg from 'pg';

const TEXT = 'SELECT part, bytes FROM dataset_contents WHERE load_id = $1 ORDER BY part DESC';
const asBytes = (value: Buffer): Buffer => value;

/** The files of a load. */
export async function readParts(client: pg.ClientBase, loadId: string): Promise<readonly LoadPart[]> {
  // As bytes: the text form of a file is twice as long and is read sign by sign.
  const query = { text: TEXT, values: [loadId], binary: true, types: { getTypeParser: () => asBytes } };
  const { rows } = await client.query<{ part: Buffer; bytes: Buffer }>(query);
  return rows.map(({ part, bytes }) => ({
    part: part.toString() === 'rates' ? 'rates' : 'schedule',
    bytes,
  }));
}
