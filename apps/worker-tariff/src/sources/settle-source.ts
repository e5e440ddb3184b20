import type { DatasetLoad } from '@svc/domain/datasets/dataset-load';
import type { OfficialSource } from '@svc/domain/datasets/official-source';
import type { SourceDeps } from './look-at-source.ts';

const UNDER_WAY: ReadonlySet<string> = new Set(['queued', 'running']);

/** Brings what is known of a source up to date with its load and with the active version. */
export async function settleSource(deps: SourceDeps, source: OfficialSource): Promise<void> {
  const settled = await settledSource(deps, source);
  if (settled.state !== source.state || settled.error !== source.error) await deps.sources.save(settled);
}

async function settledSource(deps: SourceDeps, source: OfficialSource): Promise<OfficialSource> {
  if (source.state === 'loading') return afterLoad(deps, source);
  if (source.state === 'loaded' || source.state === 'differs') return withActive(deps, source);
  return source;
}

async function afterLoad(deps: SourceDeps, source: OfficialSource): Promise<OfficialSource> {
  const load = source.loadId === null ? null : await deps.loads.find(source.loadId);
  if (load !== null && UNDER_WAY.has(load.state)) return source;
  const error = faultOf(load);
  return error === null ? withActive(deps, source) : { ...source, state: 'failed', error };
}

function faultOf(load: DatasetLoad | null): string | null {
  if (load === null) return 'its load is no longer there';
  return load.state === 'done' || load.state === 'unchanged' ? null : (load.error ?? load.state);
}

// A person may switch versions at any time, there and back.
async function withActive(deps: SourceDeps, source: OfficialSource): Promise<OfficialSource> {
  // Content that is not what is loaded under its name stays so until the next look.
  if (source.error !== null) return source;
  const dataset =
    source.release === null ? null : await deps.datasets.findVersion(source.market, source.release);
  return { ...source, state: dataset?.state === 'active' ? 'loaded' : 'differs' };
}
