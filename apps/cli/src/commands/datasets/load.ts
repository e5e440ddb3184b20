import type { Activation } from '@svc/domain/datasets/activation-store';
import type { DatasetLoad, LoadPart } from '@svc/domain/datasets/dataset-load';
import { refuseOtherContent } from '@svc/domain/datasets/refuse-other-content';
import { requestLoad, type LoadRequest } from '@svc/domain/datasets/request-load';
import { loadDataset } from '@svc/queues/definitions/load-dataset';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { createDatasetLoadStore } from '@svc/storage/datasets/dataset-load-store';
import { MARKETS } from '@svc/tariff/market';
import { basename } from 'node:path';
import { defineCommand, type CommandContext } from '../../command-line/command.ts';
import { choice, day, flag, limited, optional, text, webAddress } from '../../command-line/option.ts';
import { readBytes } from '../../files/read-bytes.ts';
import type { Installation } from '../../installation/installation.ts';
import { refuseOption } from '../../output/command-refusal.ts';
import { followActivation, followLoad, latestActivation } from './follow.ts';
import { endedLoad, requestedLoad } from './load-outcome.ts';

const VERSION_MAX_CHARS = 64;
const SOURCE_NAME_MAX_CHARS = 200;
const NOTES_MAX_CHARS = 2000;

/** `tariff datasets load` */
export const datasetsLoad = defineCommand({
  name: 'datasets load',
  about: 'Hands a schedule file to the tariff worker, which reads, checks and stores it.',
  options: {
    market: choice(MARKETS, 'market of the schedule'),
    version: text('VERSION', 'name of the version, for example 2026-rev4'),
    file: text('FILE', 'the schedule: xlsx, csv or JSON, as the authority publishes it'),
    rates: optional(text('FILE', 'a table of rates beside the schedule, each with its date (EU)')),
    'rates-date': optional(day('day that the rates are of, where the table itself does not say it')),
    name: optional(text('NAME', 'name for people')),
    'effective-date': optional(day('day from which it is in force')),
    'source-name': optional(limited('NAME', SOURCE_NAME_MAX_CHARS, 'who publishes it, as answers cite it')),
    'source-url': optional(webAddress('where it was published, as answers cite it')),
    notes: optional(limited('TEXT', NOTES_MAX_CHARS, 'what readers should know of it')),
    activate: flag('make it the active version of its market'),
    wait: flag('follow the work to its end'),
    replace: flag('exchange the content of a version that is loaded'),
    'allow-smaller': flag('take a file with less than half of the declarable lines of the active version'),
  },
  run: async (options, context) => {
    if (options.version.length > VERSION_MAX_CHARS) {
      throw refuseOption('version', `must have at most ${VERSION_MAX_CHARS} characters`);
    }
    if (options['rates-date'] !== null && options.rates === null) {
      throw refuseOption('rates-date', 'is the day of a table of rates: name the table with --rates');
    }
    const request: LoadRequest = {
      market: options.market,
      version: options.version.trim(),
      name: options.name,
      fileName: basename(options.file),
      effectiveDate: options['effective-date'],
      ratesDate: options['rates-date'],
      isDemo: false,
      sourceName: options['source-name'],
      sourceUrl: options['source-url'],
      notes: options.notes,
      activate: options.activate,
      replace: options.replace,
      allowSmaller: options['allow-smaller'],
      parts: await readParts(options.file, options.rates),
    };
    const installation = await context.installation();
    const id = await sendRequest(installation, request, context);
    if (!options.wait) return requestedLoad(id, request);
    const load = await followLoad(createDatasetLoadStore(installation.db), id, context);
    return endedLoad(load, await followedActivation(installation, load, context));
  },
});

async function readParts(file: string, rates: string | null): Promise<readonly LoadPart[]> {
  const parts: LoadPart[] = [{ part: 'schedule', bytes: await readBytes('file', file) }];
  if (rates !== null) parts.push({ part: 'rates', bytes: await readBytes('rates', rates) });
  return parts;
}

async function sendRequest(
  installation: Installation,
  request: LoadRequest,
  { now, note }: CommandContext,
): Promise<string> {
  const { market, version, fileName, activate, replace, allowSmaller } = request;
  await refuseOtherContent(createDatasetLoadStore(installation.db), request);
  const id = await installation.administer(async (tx, record) => {
    const load = await requestLoad(
      { loads: createDatasetLoadStore(tx), remind: async () => undefined, now },
      request,
    );
    await record('dataset.load', load, {
      market,
      version,
      file: fileName,
      activate,
      replace,
      allow_smaller: allowSmaller,
    });
    return load;
  });
  // After the commit: a worker that is quicker than it would find nothing to do.
  if (!(await installation.remind(loadDataset, { loadId: id }))) {
    note('the queue does not answer; the tariff worker finds the load by itself');
  }
  return id;
}

async function followedActivation(
  { db }: Installation,
  load: DatasetLoad,
  context: CommandContext,
): Promise<Activation | null> {
  if (!load.activate || load.datasetId === null) return null;
  const latest = await latestActivation(db, load.datasetId);
  return latest === null ? null : followActivation(createActivationStore(db), latest.id, context);
}
