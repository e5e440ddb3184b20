import { correctVersion, type VersionCorrection } from '@svc/storage/datasets/correct-version';
import { MARKETS } from '@svc/tariff/market';
import { defineCommand } from '../../command-line/command.ts';
import { choice, day, optional, text } from '../../command-line/option.ts';
import { CommandError, invalidOption } from '../../output/command-error.ts';
import { VERSION_FACTS } from './version-facts.ts';

const FACTS = {
  name: 'name',
  'effective-date': 'effectiveDate',
  'rates-date': 'ratesDate',
  'source-name': 'sourceName',
  'source-url': 'sourceUrl',
  notes: 'notes',
} as const satisfies Readonly<Record<string, keyof VersionCorrection>>;

const NAMES = Object.keys(FACTS) as readonly (keyof typeof FACTS)[];

export const datasetsCorrect = defineCommand({
  name: 'datasets correct',
  about: 'Corrects the name, dates, source or notes of a loaded version without reloading its file.',
  options: {
    market: choice(MARKETS, 'market of the schedule'),
    version: text('VERSION', 'name of a loaded version'),
    ...VERSION_FACTS,
    'rates-date': optional(day('date of the table of rates')),
  },
  run: async (options, { administer, now }) => {
    const { market, version, 'rates-date': ratesDate } = options;
    const given = NAMES.filter((name) => options[name] !== null);
    if (given.length === 0) {
      const names = NAMES.map((name) => `--${name}`).join(', ');
      throw new CommandError('validation_error', `nothing to correct: give one of ${names}`);
    }

    // Each option parses to the type of its field.
    const correction = Object.fromEntries(
      given.map((name) => [FACTS[name], options[name]]),
    ) as VersionCorrection;
    const corrected = await administer(async ({ tx, record }) => {
      const done = await correctVersion(tx, { market, version }, correction, now());
      if (done === null) throw invalidOption('version', `${version} of ${market} is not loaded`);
      if (ratesDate !== null && done.ratedLines === 0)
        throw invalidOption('rates-date', `${version} has no lines with rates from a table`);
      const changed = given.map((name) => [
        name,
        { from: shown(done.before[FACTS[name]] ?? null), to: shown(options[name]) },
      ]);
      const facts: Readonly<Record<string, Change>> = Object.fromEntries(changed);
      await record('dataset.correct', `${market} ${version}`, { market, version, ...facts });
      return facts;
    });
    const lines = Object.entries(corrected).map(
      ([name, { from, to }]) => `${market} ${version}, ${name}: ${to ?? ''} (before: ${from ?? 'none'})`,
    );

    return { json: { market, version, corrected }, lines };
  },
});

interface Change {
  readonly from: string | null;
  readonly to: string | null;
}

function shown(value: string | Date | null): string | null {
  return value instanceof Date ? value.toISOString().slice(0, 10) : value;
}
