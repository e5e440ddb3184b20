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
  about: 'Hands a schedule file to the tariff worker, which reads, checks and stores it.',
  options: {
    market: choice(MARKETS, 'market of the schedule'),
    version: text('VERSION', 'name of the version, for example 2026-rev4'),
    file: text('FILE', 'the schedule: xlsx, csv or JSON, as the authority publishes it'),
    rates: optional(text('FILE', 'a table of rates beside the schedule, each with its date (EU)')),
    preferences: optional(text('FILE', 'a table of preferences of TARIC beside the schedule (EU)')),
    'rates-date': optional(day('day that the rates are of, where the table itself does not say it')),
    ...VERSION_FACTS,
    activate: flag('make it the active version of its market'),
    wait: flag('follow the work to its end'),
    replace: flag(
      'exchange the lines of a version that is loaded, and what is named of name, dates, source and notes',
    ),
    'allow-smaller': flag('take a file with less than half of the declarable lines of the active version'),
  },
  run: async (options, context) => {
    if (options.version.length > VERSION_MAX_CHARS) {
      throw invalidOption('version', `must have at most ${VERSION_MAX_CHARS} characters`);
    }
    if (options['rates-date'] !== null && options.rates === null && options.preferences === null) {
      throw invalidOption(
        'rates-date',
        'is the day of a table of rates: name the table with --rates or --preferences',
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
