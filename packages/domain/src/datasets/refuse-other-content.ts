import { refuse } from '../errors/refusal.ts';
import type { DatasetLoadStore } from './dataset-load-store.ts';
import { loadContentHash, type LoadRequest } from './request-load.ts';

/** Refuses with 409 a version that is loaded with other content, unless it may be replaced. */
export async function refuseOtherContent(
  loads: Pick<DatasetLoadStore, 'versionHash'>,
  request: Pick<LoadRequest, 'market' | 'version' | 'parts' | 'replace'>,
): Promise<void> {
  const { market, version } = request;
  const known = await loads.versionHash(market, version);
  if (known === null || request.replace || known.hash === loadContentHash(request.parts)) return;
  throw refuse('conflict', { message: 'dataset_content_differs', params: { market, version } });
}
