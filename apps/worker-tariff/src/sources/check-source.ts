import type { Dataset } from '@svc/domain/datasets/dataset';
import type { DatasetLoadStore } from '@svc/domain/datasets/dataset-load-store';
import type { LoadPart } from '@svc/domain/datasets/dataset-load';
import type { DatasetStore } from '@svc/domain/datasets/dataset-store';
import type { OfficialSource, OfficialSourceStore } from '@svc/domain/datasets/official-source';
import { loadContentHash, requestLoad } from '@svc/domain/datasets/request-load';
import { sameContent, versionName } from '@svc/domain/datasets/take-release';
import type { Download } from '@svc/runtime/outbound/download';
import { fetchRelease } from '@svc/service/sources/fetch-release';
import type { MarketSource } from '@svc/service/sources/market-source';

export interface SourceDeps {
  readonly sources: OfficialSourceStore;
  readonly datasets: Pick<DatasetStore, 'list' | 'findVersion'>;
  readonly loads: DatasetLoadStore;
  readonly download: Download;
  readonly enqueue: (loadId: string) => Promise<unknown>;
  readonly now: () => Date;
}

interface Offer {
  readonly version: string;
  readonly hash: string;
  readonly parts: readonly LoadPart[];
}

type Finding = Pick<OfficialSource, 'state' | 'release' | 'loadId' | 'error'>;

/** Checks a source once: detects a new release, requests its load, and stores the result. */
export async function checkSource(
  deps: SourceDeps,
  source: MarketSource,
  signal?: AbortSignal,
): Promise<void> {
  const checkedAt = deps.now();
  const last = await deps.sources.find(source.market);
  const release = last?.release ?? null;
  const before: Finding = { state: 'failed', release, loadId: last?.loadId ?? null, error: null };
  const found = await find(deps, source, before, signal);
  // An interruption by shutdown says nothing about the source.
  if (signal?.aborted === true) return;

  await deps.sources.save({ market: source.market, checkedAt, ...found });
}

async function find(
  deps: SourceDeps,
  source: MarketSource,
  before: Finding,
  signal: AbortSignal | undefined,
): Promise<Finding> {
  const fetched = await fetchRelease(deps.download, source, signal);
  if (fetched.kind === 'failed') return { ...before, error: fetched.error };
  if (fetched.kind === 'none') return { ...before, state: 'no_release' };
  const hash = loadContentHash(fetched.parts);
  const version = fetched.name ?? versionName(deps.now(), hash);
  return judge(deps, source, before, { version, hash, parts: fetched.parts });
}

async function judge(
  deps: SourceDeps,
  source: MarketSource,
  before: Finding,
  offer: Offer,
): Promise<Finding> {
  const known = sameContent({ market: source.market, hash: offer.hash }, await deps.datasets.list());
  if (known !== null) return knownVersion(deps, source, offer, known);
  const refused = await rejectedBefore(deps, before, offer);
  if (refused !== null) return refused;
  if ((await deps.datasets.findVersion(source.market, offer.version)) !== null) {
    const error = `the source gives other content for ${offer.version} than is loaded under that name`;
    return { state: 'differs', release: offer.version, loadId: null, error };
  }

  return ask(deps, source, offer);
}

// The same content is the same version, under any name.
async function knownVersion(
  deps: SourceDeps,
  source: MarketSource,
  offer: Offer,
  known: Dataset,
): Promise<Finding> {
  // Activates a version that was never active; one that a person reverted stays inactive.
  if (source.activate && known.activatedAt === null) {
    return ask(deps, source, { ...offer, version: known.version });
  }
  const state = known.state === 'active' ? 'loaded' : 'differs';
  return { state, release: known.version, loadId: null, error: null };
}

// A rejected file would be rejected again: do not reload it at every check.
async function rejectedBefore(deps: SourceDeps, before: Finding, offer: Offer): Promise<Finding | null> {
  if (before.loadId === null) return null;
  const load = await deps.loads.find(before.loadId);
  if (load === null || load.contentHash !== offer.hash) return null;
  if (load.state === 'refused') return { ...before, release: load.version, error: load.error };
  if (load.state !== 'queued' && load.state !== 'running') return null;
  return { state: 'loading', release: load.version, loadId: load.id, error: null };
}

async function ask(deps: SourceDeps, source: MarketSource, offer: Offer): Promise<Finding> {
  const { market, url, activate } = source;
  const loadId = await requestLoad(deps, {
    market,
    version: offer.version,
    name: null,
    fileName: new URL(url).pathname.split('/').at(-1) || new URL(url).host,
    effectiveDate: null,
    isDemo: false,
    sourceName: new URL(url).host,
    sourceUrl: url,
    notes: null,
    activate,
    replace: false,
    parts: offer.parts,
  });

  return { state: 'loading', release: offer.version, loadId, error: null };
}
