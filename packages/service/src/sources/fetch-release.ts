import type { LoadPart, LoadProblem } from '@svc/domain/datasets/dataset-load';
import type {
  Download,
  DownloadFailure,
  DownloadOptions,
  DownloadResult,
} from '@svc/runtime/outbound/download';
import type { MarketSource } from './market-source.ts';

/** Result of checking a source: the files and their release name, nothing new, or a failure reason. */
type FetchedRelease =
  | { readonly kind: 'release'; readonly name: string | null; readonly parts: readonly LoadPart[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly error: string; readonly problem: LoadProblem };

const MIB = 1024 * 1024;
const FILE: DownloadOptions = { maxBytes: 256 * MIB, timeoutMs: 15 * 60_000, idleMs: 60_000 };
const NAME: DownloadOptions = { maxBytes: MIB, timeoutMs: 60_000, idleMs: 30_000 };
const VERSION_MAX_CHARS = 64;

const REASONS: Readonly<Record<Exclude<DownloadFailure, 'too_large'>, string>> = {
  timeout: 'did not answer in time',
  connection: 'could not be reached, or broke off',
  status: 'answered with an error',
  redirect: 'leads to another host',
  empty: 'gives an empty file',
  web_page: 'gives a web page in place of the file',
};

class SourceFault extends Error {
  readonly problem: LoadProblem;

  constructor(message: string, problem: LoadProblem) {
    super(message);
    this.problem = problem;
  }
}

function fault(message: string, code: LoadProblem['code'], params: LoadProblem['params']): SourceFault {
  return new SourceFault(message, { code, params });
}

/** A part of a release to download; `release` names the current one. */
export type FetchedPart = Exclude<LoadPart['part'], 'preferences'> | 'release';

/** Overrides the limits and the progress callback of a part's download. */
type PartOptions = (part: FetchedPart) => Partial<DownloadOptions>;

/** Downloads the files of a source. Never throws: errors are results. */
export async function fetchRelease(
  download: Download,
  source: Pick<MarketSource, 'url' | 'ratesUrl' | 'releaseUrl'>,
  signal?: AbortSignal,
  options: PartOptions = () => ({}),
): Promise<FetchedRelease> {
  const get = (url: string, part: FetchedPart): Promise<Buffer> =>
    fileAt(download, url, { ...(part === 'release' ? NAME : FILE), signal, ...options(part) });
  const release = async (url: string): Promise<string | null> =>
    releaseName(await get(url, 'release'), new URL(url).host);
  try {
    const name = source.releaseUrl === null ? null : await release(source.releaseUrl);
    if (source.releaseUrl !== null && name === null) return { kind: 'none' };
    const parts: LoadPart[] = [{ part: 'schedule', bytes: await get(source.url, 'schedule') }];
    if (source.ratesUrl !== null) parts.push({ part: 'rates', bytes: await get(source.ratesUrl, 'rates') });
    // If a release appears during the download, it is unclear which release the file belongs to.
    if (source.releaseUrl !== null && (await release(source.releaseUrl)) !== name) {
      const { host } = new URL(source.releaseUrl);
      throw fault('the source changed its release during the download', 'source_release_changed', { host });
    }

    return { kind: 'release', name, parts };
  } catch (error) {
    if (error instanceof SourceFault) return { kind: 'failed', error: error.message, problem: error.problem };
    throw error;
  }
}

async function fileAt(download: Download, url: string, options: DownloadOptions): Promise<Buffer> {
  const result = await download(url, options);
  if (result.kind === 'arrived') return result.bytes;
  const { host } = new URL(url);
  const { reason, status } = result;
  const params = { host, status: status ?? 0, limit: Math.floor(options.maxBytes / MIB) };
  throw fault(`${host} ${reasonOf(result, options)}`, `source_${reason}`, params);
}

function reasonOf(
  { reason, status }: Extract<DownloadResult, { kind: 'failed' }>,
  { maxBytes }: DownloadOptions,
): string {
  if (reason === 'status') return `${REASONS.status} ${status}`;
  return reason === 'too_large' ? `gives more than ${Math.floor(maxBytes / MIB)} MiB` : REASONS[reason];
}

/** Name of the current release, from `{name}` or from the list entry with `status` `current`; null if there is none. */
function releaseName(bytes: Buffer, host: string): string | null {
  const current = currentOf(parsed(bytes, host));
  if (typeof current !== 'object' || current === null || !('name' in current)) return null;
  const { name } = current;
  if (typeof name !== 'string' || name.trim() === '') return null;
  return name.trim().slice(0, VERSION_MAX_CHARS);
}

function parsed(bytes: Buffer, host: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw fault('the name of the release in force is not JSON', 'source_release_unreadable', { host });
  }
}

function currentOf(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const entries: readonly unknown[] = value;
  return entries.find(
    (entry) => typeof entry === 'object' && entry !== null && 'status' in entry && entry.status === 'current',
  );
}
