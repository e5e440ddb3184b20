import { FAULT_MESSAGES, type PackFault } from '@svc/law/pack/fault';
import { faultyCell } from '@svc/law/pack/own-rows';
import { OwnMeasureRejected, type OwnMeasureError } from '@svc/storage/law/own-measures';
import { PackConflict, UnreadablePack } from '@svc/storage/law/measure-packs';
import { CommandError } from '../../output/command-error.ts';

const SHOWN_MAX = 50;

/** Error of a pack as one line: file, row, column, problem and value. */
function faultLine({ file, row, column, code, value }: PackFault): string {
  const place = [file, row === null ? null : `row ${row}`, column].filter((part) => part !== null).join(', ');
  return `${place}: ${FAULT_MESSAGES[code]}${value === null || value === '' ? '' : `: ${value}`}`;
}

export function unreadable(faults: readonly PackFault[]): CommandError {
  const more = faults.length > SHOWN_MAX ? [`and ${faults.length - SHOWN_MAX} more`] : [];
  const lines = [...faults.slice(0, SHOWN_MAX).map(faultLine), ...more];
  return new CommandError('validation_error', `the pack has errors:\n${lines.join('\n')}`, {
    errors: faults.map((fault) => ({ field: `${fault.file}:${fault.row ?? 0}`, message: faultLine(fault) })),
  });
}

const REJECTIONS: Readonly<Record<OwnMeasureError, string>> = {
  no_pack: 'no pack of this market is active: run `tariff measures load` first',
  exists: 'a measure with this id already exists: withdraw it first, or choose another id',
  unknown: 'no such measure in force or in draft; `tariff measures history` lists them',
  released: 'this measure is already released',
  same_person: 'a draft must be released by someone other than its author',
};

export function unfit(faults: readonly PackFault[]): CommandError {
  const errors = faults.map((fault) => ({
    field: (faultyCell(fault) ?? 'id').replaceAll('_', '-'),
    message: `${FAULT_MESSAGES[fault.code]}${fault.value === null || fault.value === '' ? '' : `: ${fault.value}`}`,
  }));
  const lines = errors.map(({ field, message }) => `--${field} ${message}`);
  return new CommandError('validation_error', lines.join('\n'), { errors });
}

/** Runs work on packs, or on the `options` of one measure; converts their errors to command errors. */
export async function withPackErrors<T>(work: () => Promise<T>, of?: 'options'): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadablePack)
      throw of === 'options' ? unfit(error.faults) : unreadable(error.faults);
    if (error instanceof OwnMeasureRejected)
      throw new CommandError('conflict', `${error.measureId}: ${REJECTIONS[error.reason]}`);
    if (error instanceof PackConflict)
      throw new CommandError(
        'conflict',
        `a pack ${error.message} with other content is already loaded: give the new one another id in pack.json`,
      );
    throw error;
  }
}
