import type { SourceRelease, TakeReleaseDeps } from '@svc/domain/datasets/take-release';
import type { Download } from '@svc/runtime/outbound/download';
import { fetchRelease, type FetchedPart } from '@svc/service/sources/fetch-release';
import { sourceAddress, type SourceSettings } from '@svc/service/sources/source-address';

interface FetchDeps {
  readonly download: Download;
  readonly settings: SourceSettings;
  /** Aborts downloads when the process stops. */
  readonly signal: AbortSignal;
}

/** Files, rate table and release checks together stay within the job timeout. */
const FILE_TIMEOUT_MS = 5 * 60_000;
/** Lease renewal interval: a stalled source must not let the load's lease expire. */
const ALIVE_MS = 10_000;

/** Downloads the current release of a market from its configured or default URL. Throws if the process stops. */
export function createFetchFromSource({
  download,
  settings,
  signal,
}: FetchDeps): TakeReleaseDeps['fetchRelease'] {
  const bounds = (part: FetchedPart) => (part === 'release' ? {} : { timeoutMs: FILE_TIMEOUT_MS });

  return async (market, onAlive) => {
    const address = sourceAddress(market, null, settings);
    if (address === null) return failed('no address of an export is set', 'source_not_set', { market });

    const alive = setInterval(onAlive, ALIVE_MS);
    try {
      const found = await fetchRelease(download, address, signal, bounds);
      // The process is stopping: another worker takes over the load.
      signal.throwIfAborted();
      if (found.kind === 'release') return { ...found, url: address.url };
      if (found.kind === 'failed') return found;

      const { host } = new URL(address.url);
      return failed(`${host} names no release in force`, 'source_no_release', { host });
    } finally {
      clearInterval(alive);
    }
  };
}

type Failed = Extract<SourceRelease, { readonly kind: 'failed' }>;

function failed(
  error: string,
  code: Failed['problem']['code'],
  params: Failed['problem']['params'],
): SourceRelease {
  return { kind: 'failed', error, problem: { code, params } };
}
