import type { LoadPart } from '@svc/domain/datasets/dataset-load';
import type pg from 'pg';

/** The files of a load. */
export async function readParts(client: pg.ClientBase, loadId: string): Promise<readonly LoadPart[]> {
  const { rows } = await client.query<LoadPart>(
    'SELECT part, bytes FROM dataset_contents WHERE load_id = $1 ORDER BY part DESC',
    [loadId],
  );
  return rows;
}
