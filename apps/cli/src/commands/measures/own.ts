import { CODE_DIGITS } from '@svc/law/pack/goods';
import { MEASURE_KINDS, MEASURE_STATUSES } from '@svc/law/pack/measure';
import { listOwnMeasures } from '@svc/storage/law/own-measures';
import { MARKETS } from '@svc/tariff/market';
import { countryFaults, measureCells } from '@svc/wire/tariff/measure-cells';
import { defineCommand } from '../../command-line/command.ts';
import { choice, day, flag, limited, optional, text, webAddress } from '../../command-line/option.ts';
import { table } from '../../output/table.ts';
import { unfit, withPackErrors } from './pack-errors.ts';

const CELL_MAX_CHARS = 100_000;
const BY_MAX_CHARS = 100;

const cell = (placeholder: string, about: string) => optional(limited(placeholder, CELL_MAX_CHARS, about));
const market = choice(MARKETS, 'market of the measure');
const id = text('ID', 'id of the measure');
const by = limited('NAME', BY_MAX_CHARS, 'your name, for the audit log');

export const measuresAdd = defineCommand({
  name: 'measures add',
  about:
    'Adds a measure to the installation, in the form of a row of measures.csv (docs/measures.md), and to the active pack.',
  options: {
    market,
    id,
    title: text('TEXT', 'title, as shown in responses'),
    rate: text('RATE', 'for example "25%", "total 15%", "40 EUR/TNE", "prohibited"'),
    goods: limited(
      'CODES',
      CELL_MAX_CHARS,
      `codes of ${CODE_DIGITS.min} to ${CODE_DIGITS.max} digits separated by spaces, lists as @name, or all`,
    ),
    origins: text('ORIGINS', 'country codes and groups separated by spaces, or *'),
    from: day('first day'),
    to: optional(day('last day')),
    'legal-basis': text('TEXT', 'the act, for example "Proclamation 11070, 91 FR 70000"'),
    url: webAddress('address of the act'),
    program: optional(text('NAME', 'program name that other measures refer to; by default its id')),
    kind: optional(choice(MEASURE_KINDS, 'by default duty, or prohibition for the rate "prohibited"')),
    heading: cell('HEADING', 'heading of chapter 99 or additional code'),
    'except-goods': cell('CODES', 'codes and lists that are exempt'),
    'except-origins': cell('ORIGINS', 'origins that are exempt'),
    'lifted-by': cell('PROGRAMS', 'preference claims that lift it'),
    'displaced-by': cell('PROGRAMS', 'programs that displace it if they are owed'),
    replaces: cell('PROGRAMS', 'programs and measures that it displaces'),
    needs: cell('CONDITIONS', 'conditions of conditions.csv that must be met, or one new condition'),
    question: cell('TEXT', 'question of the new condition, a request input with its name: true or false'),
    status: optional(choice(MEASURE_STATUSES, 'by default in_force')),
    note: cell('TEXT', 'note for maintainers'),
    by,
    draft: flag('leave the release to another person'),
  },
  run: async (values, { administer, now }) => {
    const options: Readonly<Record<string, unknown>> = values;
    const cells = measureCells((column) => options[column.replaceAll('_', '-')]);
    const faults = countryFaults(cells);
    if (faults.length > 0) throw unfit(faults);
    const active = await withPackErrors(
      () =>
        administer((acts) =>
          acts.addMeasure(values.market, cells, { by: values.by, at: now(), isDraft: values.draft }),
        ),
      'options',
    );

    return {
      json: { market: values.market, id: values.id, active },
      lines:
        active === null
          ? [`${values.id} is a draft: another person releases it with \`tariff measures release\``]
          : [
              `${values.id} is in force from ${cells.from ?? ''}`,
              `${values.market} ${active} is the active pack`,
            ],
    };
  },
});

export const measuresRelease = defineCommand({
  name: 'measures release',
  about: 'Releases a draft written by another person and adds it to the active pack.',
  options: { market, id, by },
  run: async (values, { administer, now }) => {
    const change = { by: values.by, at: now() };
    const active = await withPackErrors(() =>
      administer((acts) => acts.releaseMeasure(values.market, values.id, change)),
    );
    return { json: { ...values, active }, lines: [`${values.market} ${active} is the active pack`] };
  },
});

export const measuresWithdraw = defineCommand({
  name: 'measures withdraw',
  about: 'Removes a measure of the installation from the active pack. Earlier packs keep it.',
  options: { market, id, by },
  run: async (values, { administer, now }) => {
    const change = { by: values.by, at: now() };
    const active = await withPackErrors(() =>
      administer((acts) => acts.withdrawMeasure(values.market, values.id, change)),
    );
    return { json: { ...values, active }, lines: [`${values.market} ${active} is the active pack`] };
  },
});

export const measuresHistory = defineCommand({
  name: 'measures history',
  about: 'Lists the measures of the installation, newest first, and who added, released and withdrew them.',
  options: { market: optional(choice(MARKETS, 'only this market')) },
  run: async (values, { installation }) => {
    const { db } = await installation();
    const own = await listOwnMeasures(db, values.market);
    const json = own.map((row) => ({
      market: row.market,
      id: row.id,
      cells: row.cells,
      created_at: row.createdAt.toISOString(),
      created_by: row.createdBy,
      released_at: row.releasedAt?.toISOString() ?? null,
      released_by: row.releasedBy,
      withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    }));
    const rows = json.map((row) => [
      row.market,
      row.id,
      row.cells.rate ?? '',
      row.cells.from ?? '',
      row.created_by,
      row.released_by ?? 'draft',
      row.withdrawn_at ?? '-',
    ]);

    return {
      json,
      lines: table(['market', 'id', 'rate', 'from', 'added by', 'released by', 'withdrawn'], rows),
    };
  },
});
