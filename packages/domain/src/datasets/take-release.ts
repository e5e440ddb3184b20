import type { Market } from '@svc/tariff/market';
import type { Dataset } from './dataset.ts';
import type { DatasetLoadStore } from './dataset-load-store.ts';
import type { DatasetLoad, LoadEnd, LoadPart, LoadProblem } from './dataset-load.ts';
import type { DatasetStore } from './dataset-store.ts';
import { loadContentHash } from './request-load.ts';

/** Result of fetching an official source: the files of its release, or the reason for having none. */
export type SourceRelease =
  | {
      readonly kind: 'release';
      readonly name: string | null;
      readonly url: string;
      readonly parts: readonly LoadPart[];
    }
  | { readonly kind: 'failed'; readonly error: string; readonly problem: LoadProblem };

export interface TakeReleaseDeps {
  readonly loads: Pick<DatasetLoadStore, 'arrived'>;
  readonly datasets: Pick<DatasetStore, 'list' | 'findActive'>;
  /** Downloads the current release of a market and calls `onAlive` every few seconds meanwhile. */
  readonly fetchRelease: (market: Market, onAlive: () => void) => Promise<SourceRelease>;
  readonly now: () => Date;
}

interface OfferedVersion {
  readonly market: Market;
  readonly version: string;
  readonly hash: string;
}

const NO_FILES_HASH = loadContentHash([]);

export function lacksFiles({ fromSource, contentHash }: DatasetLoad): boolean {
  return fromSource === true && contentHash === NO_FILES_HASH;
}

/** Downloads the files of a load from the official source; returns the load with them, or the load's end. */
export async function takeRelease(
  deps: TakeReleaseDeps,
  load: DatasetLoad,
  onAlive: () => void,
): Promise<{ readonly load: DatasetLoad } | { readonly end: LoadEnd }> {
  const release = await deps.fetchRelease(load.market, onAlive);
  if (release.kind === 'failed') return { end: ended('failed', release.error, release.problem) };

  const { parts, url } = release;
  const hash = loadContentHash(parts);
  const named = load.version === '' ? release.name : load.version;
  const version = named ?? versionName(deps.now(), hash);
  const known = sameContent({ market: load.market, hash }, await deps.datasets.list());
  const older = await olderEnd(deps, load, { market: load.market, version, hash }, known);
  if (older !== null) return { end: older };

  const { host, pathname } = new URL(url);
  const files = {
    version: known?.version ?? version,
    contentHash: hash,
    fileName: pathname.split('/').at(-1) || host,
    sourceName: host,
    sourceUrl: url,
  };
  await deps.loads.arrived(load.id, { ...files, parts });

  return { load: { ...load, ...files } };
}

/** Version name for an unnamed release: date and content hash. */
export function versionName(now: Date, hash: string): string {
  return `${now.toISOString().slice(0, 10)}-${hash.slice(0, 8)}`;
}

/** The loaded version with the same content, whatever its name; null if there is none. */
export function sameContent(
  { market, hash }: Pick<OfferedVersion, 'market' | 'hash'>,
  datasets: readonly Dataset[],
): Dataset | null {
  return datasets.find((dataset) => dataset.market === market && dataset.contentHash === hash) ?? null;
}

/** True if a release is older than the active version: its content was superseded, or its name is older. */
export function isOlderThanActive(
  version: string,
  known: Dataset | null,
  active: Dataset | null,
): active is Dataset {
  if (active === null || active.isDemo || known?.id === active.id) return false;
  return known?.state === 'superseded' || isOlderRelease(version, active.version);
}

async function olderEnd(
  { datasets }: TakeReleaseDeps,
  { allowOlder }: DatasetLoad,
  { market, version }: OfferedVersion,
  known: Dataset | null,
): Promise<LoadEnd | null> {
  if (allowOlder === true) return null;
  const active = await datasets.findActive(market);
  if (!isOlderThanActive(version, known, active)) return null;

  const params = { version: known?.version ?? version, active: active.version };
  const error = `the source gives ${params.version}, which is older than the active version ${params.active}`;
  return ended('refused', error, { code: 'older_release', params });
}

function ended(state: 'refused' | 'failed', error: string, problem: LoadProblem): LoadEnd {
  return { state, datasetId: null, report: null, error, problem };
}

const YEAR = /(?:^|\D)(20\d\d)(?:\D|$)/;
const REVISION = /rev(?:ision)?[\s._-]*(\d{1,3})/i;

interface Release {
  readonly year: number;
  readonly revision: number;
}

function releaseOf(name: string): Release | null {
  const year = YEAR.exec(name)?.[1];
  return year === undefined ? null : { year: Number(year), revision: Number(REVISION.exec(name)?.[1] ?? 0) };
}

/** True if a release is older than another by the year and revision in their names, such as `2025HTSRev32`. */
function isOlderRelease(name: string, than: string): boolean {
  const [release, other] = [releaseOf(name), releaseOf(than)];
  if (release === null || other === null) return false;
  return release.year < other.year || (release.year === other.year && release.revision < other.revision);
}
