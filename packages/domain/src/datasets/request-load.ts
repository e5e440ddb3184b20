import { createHash } from 'node:crypto';
import { newId } from '../id.ts';
import type { LoadPart, NewLoad } from './dataset-load.ts';
import type { DatasetLoadStore } from './dataset-load-store.ts';

/** Dependencies of requesting a load. */
interface RequestLoadDeps {
  readonly loads: DatasetLoadStore;
  /** Reminds the tariff worker; it may fail quietly, the sweep finds the load. */
  readonly remind: (loadId: string) => Promise<unknown>;
  readonly now: () => Date;
}

/** A schedule version to load, with the bytes of its files. */
export type LoadRequest = Omit<NewLoad, 'id' | 'contentHash' | 'createdAt'>;

/** Keeps the files in the database and reminds the tariff worker, which does the loading. Answers the load's id. */
export async function requestLoad(deps: RequestLoadDeps, request: LoadRequest): Promise<string> {
  const id = newId();
  await deps.loads.create({
    ...request,
    id,
    contentHash: loadContentHash(request.parts),
    createdAt: deps.now(),
  });
  await deps.remind(id);

  return id;
}

/** SHA-256 over the files of a load, hexadecimal: the same content is the same version. */
export function loadContentHash(parts: readonly LoadPart[]): string {
  const hash = createHash('sha256');
  for (const { part, bytes } of parts) hash.update(`${part}:${bytes.length}\n`).update(bytes);
  return hash.digest('hex');
}
