import { createHash } from 'node:crypto';
import type { AuditAuthor } from '../audit/audit-log.ts';
import { DomainError } from '../errors/domain-error.ts';
import { newId } from '../id.ts';
import type { DatasetLoadStore, LoadRequestStore } from './dataset-load-store.ts';
import type { DatasetLoad, LoadPart, NewLoad } from './dataset-load.ts';

interface RequestLoadDeps {
  readonly loads: DatasetLoadStore;
  /** Notifies the tariff worker; may fail silently, because the sweep finds the load. */
  readonly enqueue: (loadId: string) => Promise<unknown>;
  readonly now: () => Date;
}

/** A schedule version to load, with the bytes of its files. */
export type LoadRequest = Omit<NewLoad, 'id' | 'contentHash' | 'createdAt'>;

/** Stores the files and enqueues the load; returns its id. */
export async function requestLoad(deps: RequestLoadDeps, request: LoadRequest): Promise<string> {
  const id = newId();
  await deps.loads.create({
    ...request,
    id,
    contentHash: loadContentHash(request.parts),
    createdAt: deps.now(),
  });
  await deps.enqueue(id);

  return id;
}

interface HandOverDeps extends Pick<RequestLoadDeps, 'enqueue' | 'now'> {
  readonly loads: Pick<DatasetLoadStore, 'versionHash'>;
  readonly requests: LoadRequestStore;
  readonly by: AuditAuthor;
}

/**
 * Enqueues a schedule for the tariff worker and records it; repeating the request returns the load in progress. Throws
 * 409 if the market has another load in progress or the version is loaded with other content. Returns the load's id.
 */
export async function handOverLoad(deps: HandOverDeps, request: LoadRequest): Promise<string> {
  if (request.fromSource !== true) await rejectOtherContent(deps.loads, request);
  const contentHash = loadContentHash(request.parts);
  const load = { ...request, id: newId(), contentHash, createdAt: deps.now() };
  const other = await deps.requests.createAlone(load, deps.by);
  if (other !== null && !isSame(other, load)) {
    throw new DomainError('conflict', {
      message: 'load_under_way',
      params: { market: load.market },
      details: { load_id: other.id },
    });
  }

  const { id } = other ?? load;
  await deps.enqueue(id);

  return id;
}

function isSame(other: DatasetLoad, load: NewLoad): boolean {
  if (load.fromSource === true) return other.fromSource === true;
  return other.contentHash === load.contentHash && other.version === load.version;
}

/** SHA-256 over the files of a load, hexadecimal: identifies the content of a version. */
export function loadContentHash(parts: readonly LoadPart[]): string {
  const hash = createHash('sha256');
  for (const { part, bytes } of parts) hash.update(`${part}:${bytes.length}\n`).update(bytes);
  return hash.digest('hex');
}

/** Throws 409 for a version loaded with other content, unless it may be replaced. */
export async function rejectOtherContent(
  loads: Pick<DatasetLoadStore, 'versionHash'>,
  request: Pick<LoadRequest, 'market' | 'version' | 'parts' | 'replace'>,
): Promise<void> {
  const { market, version } = request;
  const known = await loads.versionHash(market, version);
  if (known === null || request.replace || known.hash === loadContentHash(request.parts)) return;
  throw new DomainError('conflict', { message: 'dataset_content_differs', params: { market, version } });
}
