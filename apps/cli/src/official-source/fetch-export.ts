import type { LoadPart } from '@svc/domain/datasets/dataset-load';
import { download } from '@svc/runtime/outbound/download';
import { fetchRelease, type FetchedPart } from '@svc/service/sources/fetch-release';
import type { SourceAddress } from '@svc/service/sources/source-address';
import type { Market } from '@svc/tariff/market';
import { CommandError } from '../output/command-error.ts';
import type { Progress } from '../output/progress.ts';
import { partialOnDisk, type PartialOnDisk } from './partial-on-disk.ts';

/** Default maximum file size in MB. */
export const FILE_MAX_MB = 256;
/** Default maximum pause of a source, in seconds. */
export const IDLE_SECONDS = 60;

const MB = 1024 * 1024;

export interface FetchedExport {
  /** Release name; null if the source provides none. */
  readonly name: string | null;
  readonly parts: readonly LoadPart[];
}

interface Fetching {
  readonly market: Market;
  readonly folder: string;
  readonly maxMb: number;
  readonly idleSeconds: number;
  readonly progress: Progress;
  /** Command for a manually downloaded file. */
  readonly byHand?: string;
}

/** Downloads an export, resuming a partial download. Throws CommandError on failure. */
export async function fetchExport(
  { url, ratesUrl, releaseUrl }: SourceAddress,
  { market, folder, maxMb, idleSeconds, progress, byHand = 'tariff datasets load' }: Fetching,
): Promise<FetchedExport> {
  const partials: Readonly<Record<Exclude<FetchedPart, 'release'>, PartialOnDisk>> = {
    schedule: partialOnDisk(folder, `${market}-schedule`, url),
    rates: partialOnDisk(folder, `${market}-rates`, ratesUrl ?? ''),
  };
  const { host } = new URL(url);
  progress.show(`${market}: asking ${host}`);
  const found = await fetchRelease(download, { url, ratesUrl, releaseUrl }, undefined, (part: FetchedPart) =>
    part === 'release'
      ? { idleMs: idleSeconds * 1000 }
      : {
          maxBytes: maxMb * MB,
          idleMs: idleSeconds * 1000,
          onBytes: (bytes, total) => progress.show(`${market} ${part}: ${amount(bytes, total)}`),
          partial: partials[part],
        },
  );
  if (found.kind === 'release') {
    for (const partial of Object.values(partials)) partial.discard();
    return { name: found.name, parts: found.parts };
  }
  const why = found.kind === 'failed' ? found.error : `${host} names no release in force`;
  const kept = Object.values(partials).some((partial) => partial.held() !== null);
  const next = kept
    ? 'what arrived is kept: the same command goes on from there'
    : `try again later, or download the file and use \`${byHand}\``;
  throw new CommandError('upstream_error', `${why}: nothing was loaded; ${next}`);
}

function amount(bytes: number, total: number | null): string {
  const done = (bytes / MB).toFixed(1);
  if (total === null || total === 0) return `${done} MB`;
  return `${done} of ${(total / MB).toFixed(1)} MB (${Math.floor((bytes / total) * 100)} %)`;
}

const TARIC_LIBRARY = 'https://circabc.europa.eu/ui/group/0e5f18c2-4b2f-42e9-aed4-dfe50ae1263b';
const WITHOUT_ADDRESS: Readonly<Record<Exclude<Market, 'US'>, string>> = {
  EU:
    'EU_TARIFF_URL is not set: the European Commission gives each monthly TARIC nomenclature an address of its own. ' +
    `Find the file in ${TARIC_LIBRARY} and name its address with --url or EU_TARIFF_URL, ` +
    'or download it and use `tariff datasets load`',
  VN:
    'VN_TARIFF_URL is not set: the Vietnamese schedule has no fixed address. ' +
    'Name the address of the file with --url or VN_TARIFF_URL, or download it and use `tariff datasets load`',
};

export function withoutAddress(market: Market): CommandError {
  const why = market === 'US' ? 'there is no address of the export' : WITHOUT_ADDRESS[market];
  return new CommandError('validation_error', why);
}
