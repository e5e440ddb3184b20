import type { PackFault } from '@svc/law/pack/fault';
import { OwnMeasureRejected, type OwnMeasureError } from '@svc/storage/law/own-measures';
import { PackConflict, UnreadablePack } from '@svc/storage/law/measure-packs';
import { CommandRefusal } from '../../output/command-refusal.ts';

const MESSAGES: Readonly<Record<PackFault['code'], string>> = {
  file_missing: 'the file is missing',
  not_csv: 'is not CSV',
  not_json: 'is not JSON',
  header: 'the header must have exactly these columns',
  required: 'must not be empty',
  not_allowed: 'is not one of the allowed values',
  not_a_day: 'must be a day as 2026-02-24',
  days_reversed: 'ends before it begins',
  not_a_rate: 'is not a rate, for example `25%`, `total 15%` or `40 EUR/TNE`',
  not_codes: 'must be codes of 2 to 10 digits, `all`, or lists as `@name`',
  not_origins: 'must be `*`, country codes or groups of groups.csv',
  not_a_test: 'is not a condition, for example `true`, `given` or `>= 15`',
  not_a_url: 'must be an address that begins with https://',
  unknown_list: 'names a list that the pack does not have',
  unknown_condition: 'names a condition that conditions.csv does not have',
  unknown_programme: 'names a programme that programmes.csv does not have',
  unknown_measure: 'names a program or measure that the pack does not have',
  twice: 'occurs twice',
  not_sorted: 'is out of order: program, id, first day',
  too_many: 'is more than allowed',
};
const SHOWN_MAX = 50;

/** An error of a pack as a line: file, row, column, what is wrong and with what. */
function faultLine({ file, row, column, code, value }: PackFault): string {
  const place = [file, row === null ? null : `row ${row}`, column].filter((part) => part !== null).join(', ');
  return `${place}: ${MESSAGES[code]}${value === null || value === '' ? '' : `: ${value}`}`;
}

/** The error of a pack that could not be read. */
export function unreadable(faults: readonly PackFault[]): CommandRefusal {
  const more = faults.length > SHOWN_MAX ? [`and ${faults.length - SHOWN_MAX} more`] : [];
  const lines = [...faults.slice(0, SHOWN_MAX).map(faultLine), ...more];
  return new CommandRefusal('validation_error', `the pack has errors:\n${lines.join('\n')}`, {
    errors: faults.map((fault) => ({ field: `${fault.file}:${fault.row ?? 0}`, message: faultLine(fault) })),
  });
}

const REJECTIONS: Readonly<Record<OwnMeasureError, string>> = {
  no_pack: 'no pack of this market is active: run `tariff measures load` first',
  exists: 'a measure of this id is there already: withdraw it first, or choose another id',
  unknown: 'there is no such measure of the installation',
  released: 'this measure is released already',
  same_person: 'a draft is released by another person than its author',
};

/** The error of options that do not make a measure. */
function unfit(faults: readonly PackFault[]): CommandRefusal {
  const errors = faults.map(({ column, code, value }) => ({
    field: (column ?? 'id').replaceAll('_', '-'),
    message: `${MESSAGES[code]}${value === null || value === '' ? '' : `: ${value}`}`,
  }));
  const lines = errors.map(({ field, message }) => `--${field} ${message}`);
  return new CommandRefusal('validation_error', lines.join('\n'), { errors });
}

/** Runs work on packs, or on the `options` of one measure; their errors become errors of the command. */
export async function withPackErrors<T>(work: () => Promise<T>, of?: 'options'): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadablePack)
      throw of === 'options' ? unfit(error.faults) : unreadable(error.faults);
    if (error instanceof OwnMeasureRejected) throw new CommandRefusal('conflict', REJECTIONS[error.reason]);
    if (error instanceof PackConflict)
      throw new CommandRefusal(
        'conflict',
        `a pack ${error.message} with other content is loaded: give the new one another id in pack.json`,
      );
    throw error;
  }
}
