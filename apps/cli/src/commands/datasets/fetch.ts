import type { Dataset } from '@svc/domain/datasets/dataset';
import { loadContentHash, type LoadRequest, rejectOtherContent } from '@svc/domain/datasets/request-load';
import { sameContent, versionName } from '@svc/domain/datasets/take-release';
import { sourceAddress, type SourceAddress } from '@svc/service/sources/source-address';
import { createDatasetLoadStore, loadUnderWay } from '@svc/storage/datasets/dataset-load-store';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { MARKETS, type Market } from '@svc/tariff/market';
import { join } from 'node:path';
import { defineCommand, type CommandContext, type Outcome } from '../../command-line/command.ts';
import { choice, flag, limited, optional, webAddress, wholeNumber } from '../../command-line/option.ts';
import type { Installation } from '../../installation/installation.ts';
import { rejectOlder, rejectUnreadable, type FetchedVersion } from '../../official-source/check-release.ts';
import {
  fetchExport,
  withoutAddress,
  FILE_MAX_MB,
  IDLE_SECONDS,
  type FetchedExport,
} from '../../official-source/fetch-export.ts';
import { followToEnd, handOver } from './hand-over.ts';
import { requestedLoad } from './load-outcome.ts';

const VERSION_MAX_CHARS = 64;

interface Wanted {
  readonly market: Market;
  readonly activate: boolean;
  readonly wait: boolean;
  readonly replace: boolean;
  readonly 'allow-older': boolean;
  readonly 'allow-smaller': boolean;
}

export const datasetsFetch = defineCommand({
  name: 'datasets fetch',
  about:
    'Downloads the current official export from its authority, checks it and queues it for the tariff worker.',
  options: {
    market: choice(MARKETS, 'market of the schedule'),
    url: optional(
      webAddress('address of the export, instead of US_, EU_ or VN_TARIFF_URL and the built-in one'),
    ),
    version: optional(
      limited('VERSION', VERSION_MAX_CHARS, 'name of the version, if the source names no release'),
    ),
    activate: flag('activate it in its market'),
    wait: flag('wait until the work is done'),
    'max-mb': optional(wholeNumber('MB', { min: 1, max: 1024 }, `largest file; ${FILE_MAX_MB} by default`)),
    'idle-seconds': optional(
      wholeNumber('SECONDS', { min: 1, max: 600 }, `longest pause of the source; ${IDLE_SECONDS} by default`),
    ),
    replace: flag('replace a version that is already loaded'),
    'allow-older': flag('accept a release older than the active version'),
    'allow-smaller': flag('accept a file with less than half of the declarable lines of the active version'),
  },
  run: async (options, context) => {
    const installation = await context.installation();
    const address = sourceAddress(options.market, options.url, installation.sources);
    if (address === null) throw withoutAddress(options.market);
    const fetched = await fetchExport(address, {
      market: options.market,
      folder: join(installation.dataDir, 'downloads'),
      maxMb: options['max-mb'] ?? FILE_MAX_MB,
      idleSeconds: options['idle-seconds'] ?? IDLE_SECONDS,
      progress: context.progress,
    });

    return take(installation, options, { address, fetched, named: options.version }, context);
  },
});

interface Arrived {
  readonly address: SourceAddress;
  readonly fetched: FetchedExport;
  readonly named: string | null;
}

async function take(
  installation: Installation,
  wanted: Wanted,
  arrived: Arrived,
  context: CommandContext,
): Promise<Outcome> {
  const release = releaseOf(wanted.market, arrived, context.now());
  const datasets = createDatasetStore(installation.db);
  const active = await datasets.findActive(wanted.market);
  const known = sameContent(release, await datasets.list());
  if (known !== null && known.id === active?.id) return nothingToDo(known);

  if (!wanted['allow-older']) rejectOlder(release, known, active);

  const request = loadRequest({ ...release, version: known?.version ?? release.version }, arrived, wanted);
  const running = await loadUnderWay(installation.db, { market: wanted.market, contentHash: release.hash });
  if (running !== null) {
    context.note('this content is already being loaded: nothing was queued');
    return wanted.wait ? followToEnd(installation, running, context) : requestedLoad(running, request);
  }

  return checkAndHandOver(installation, request, wanted, context);
}

function releaseOf(market: Market, { fetched, named }: Arrived, now: Date): FetchedVersion {
  const hash = loadContentHash(fetched.parts);
  const version = named ?? fetched.name ?? versionName(now, hash);
  return { market, version, hash, parts: fetched.parts };
}

async function checkAndHandOver(
  installation: Installation,
  request: LoadRequest,
  wanted: Wanted,
  context: CommandContext,
): Promise<Outcome> {
  await rejectOtherContent(createDatasetLoadStore(installation.db), request);
  context.progress.show(`${request.market} ${request.version}: checking`);
  await rejectUnreadable(
    request,
    wanted['allow-smaller'] ? null : await leavesOf(installation, wanted.market),
  );
  return handOver(installation, request, wanted.wait, context);
}

function leavesOf({ db }: Installation, market: Market): Promise<number | null> {
  return createDatasetLoadStore(db).activeLeafCount(market);
}

function nothingToDo({ market, version, id }: Dataset): Outcome {
  const json = { load_id: null, market, version, state: 'unchanged', activate: false, dataset_id: id };
  return {
    json,
    lines: [`${market} ${version} with this content is already active: nothing to do`],
  };
}

function loadRequest(
  { market, version, parts }: FetchedVersion,
  { address: { url } }: Arrived,
  wanted: Wanted,
): LoadRequest {
  const { host, pathname } = new URL(url);

  return {
    market,
    version,
    name: null,
    fileName: pathname.split('/').at(-1) || host,
    effectiveDate: null,
    isDemo: false,
    sourceName: host,
    sourceUrl: url,
    notes: null,
    activate: wanted.activate,
    replace: wanted.replace,
    allowSmaller: wanted['allow-smaller'],
    parts,
  };
}
