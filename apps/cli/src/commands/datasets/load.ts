import type { LoadPart } from '@svc/domain/datasets/dataset-load';
import type { LoadRequest } from '@svc/domain/datasets/request-load';
import { MARKETS } from '@svc/tariff/market';
import { basename } from 'node:path';
import { defineCommand } from '../../command-line/command.ts';
import { choice, day, flag, optional, text } from '../../command-line/option.ts';
import { readBytes } from '../../files/read-bytes.ts';
import { invalidOption } from '../../output/command-error.ts';
import { handOver } from './hand-over.ts';
import { VERSION_FACTS } from './version-facts.ts';

const VERSION_MAX_CHARS = 64;

export const datasetsLoad = defineCommand({
  name: 'datasets load',
  about: 'Queues a schedule file for the tariff worker, which reads, checks and stores it.',
  options: {
    market: choice(MARKETS, 'market of the schedule'),
    version: text('VERSION', 'name of the version, for example 2026-rev4'),
    file: text('FILE', 'the schedule: xlsx, csv or JSON, as the authority publishes it'),
    rates: optional(text('FILE', 'table of third-country duty rates (EU), which the nomenclature lacks')),
    preferences: optional(text('FILE', 'a table of TARIC preferences, separate from the schedule (EU)')),
    'rates-date': optional(day('date of the rates, if the table does not state it')),
    ...VERSION_FACTS,
    activate: flag('activate it in its market'),
    wait: flag('wait until the work is done'),
    replace: flag('replace the lines of a loaded version, and its name, dates, source and notes where given'),
    'allow-smaller': flag('accept a file with less than half of the declarable lines of the active version'),
  },
  run: async (options, context) => {
    if (options.version.length > VERSION_MAX_CHARS) {
      throw invalidOption('version', `must have at most ${VERSION_MAX_CHARS} characters`);
    }
    if (options['rates-date'] !== null && options.rates === null && options.preferences === null) {
      throw invalidOption(
        'rates-date',
        'is the date of a table of rates: give the table with --rates or --preferences',
      );
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
      parts: await readParts(options.file, options),
    };

    return handOver(await context.installation(), request, options.wait, context);
  },
});

const BESIDE = ['rates', 'preferences'] as const;

async function readParts(
  file: string,
  beside: Readonly<Record<(typeof BESIDE)[number], string | null>>,
): Promise<readonly LoadPart[]> {
  const parts: LoadPart[] = [{ part: 'schedule', bytes: await readBytes('file', file) }];
  for (const part of BESIDE) {
    const path = beside[part];
    if (path !== null) parts.push({ part, bytes: await readBytes(part, path) });
  }
  return parts;
}
