import type { Activation } from '@svc/domain/datasets/activation-store';
import type { DatasetLoad, LoadReport } from '@svc/domain/datasets/dataset-load';
import type { LoadRequest } from '@svc/domain/datasets/request-load';
import type { Outcome } from '../../command-line/command.ts';
import { counted } from '../../command-line/words.ts';
import { CommandError } from '../../output/command-error.ts';
import { rejectedReason, rejectedRowText, scheduleFaultWords } from '../../output/schedule-fault-words.ts';

const SHOWN_ROWS_MAX = 3;

export function requestedLoad(id: string, { market, version, activate }: LoadRequest): Outcome {
  const json = { load_id: id, market, version, state: 'queued', activate, dataset_id: null };
  return { json, lines: [`load ${id} of ${market} ${version} is queued`] };
}

/** Output for a finished load. Throws CommandError if it was rejected or failed. */
export function endedLoad(load: DatasetLoad, activation: Activation | null): Outcome {
  if (load.state === 'refused') throw rejectedLoad(load);
  if (load.state === 'failed') {
    throw new CommandError('internal_error', `the load failed: ${load.error ?? 'for an unknown reason'}`, {
      details: { load_id: load.id },
    });
  }

  return { json: loadJson(load, activation), lines: loadLines(load, activation) };
}

function rejectedLoad(load: DatasetLoad): CommandError {
  const { market, version, report, id } = load;
  // Only content errors have a report; otherwise the version already exists.
  if (report === null)
    return new CommandError('conflict', load.error ?? 'the load was rejected', { details: { load_id: id } });

  const errors = report.faults.map((fault) => ({ field: 'file', message: scheduleFaultWords(fault) }));

  return new CommandError(
    'validation_error',
    `${load.fileName} was rejected: ${market} ${version} was not loaded`,
    {
      errors,
      details: { load_id: id, report: reportJson(report) },
    },
  );
}

function loadJson(load: DatasetLoad, activation: Activation | null) {
  return {
    load_id: load.id,
    market: load.market,
    version: load.version,
    state: load.state,
    activate: load.activate,
    dataset_id: load.datasetId,
    finished_at: load.finishedAt?.toISOString() ?? null,
    report: load.report === null ? null : reportJson(load.report),
    activation: activation === null ? null : activationJson(activation),
  };
}

export function activationJson({ id, fromVersion, toVersion, step }: Activation) {
  return { id, from_version: fromVersion, to_version: toVersion, step };
}

function reportJson(report: LoadReport) {
  return {
    lines: report.lines,
    entries: report.entries,
    leaves: report.leaves,
    unrated: report.unrated ?? null,
    undated_rates: report.undatedRates ?? null,
    rejected: report.rejected,
    rejected_by: report.rejectedBy ?? null,
    rejected_rows: report.rejectedRows.map(({ sourceRow, reason, text }) => ({
      row: sourceRow,
      reason,
      text,
    })),
    ignored_columns: report.ignoredColumns,
    faults: report.faults.map(({ code, sourceRow, params }) => ({ code, row: sourceRow, params })),
  };
}

function loadLines(load: DatasetLoad, activation: Activation | null): readonly string[] {
  const { market, version, state, report, activate } = load;
  const first =
    state === 'unchanged'
      ? `${market} ${version} with this content is already loaded: nothing was changed (--replace loads it again with its name, dates and source)`
      : `loaded ${market} ${version}: ${counted(report?.entries ?? 0, 'coded line')}, ${report?.leaves ?? 0} declarable`;

  return [
    first,
    ...unratedLines(report),
    ...rejectedRows(report),
    ...(activate ? [activeLine(load, activation)] : []),
  ];
}

/** Output line for the active version; an activation before this load is not its result. */
function activeLine({ market, version, createdAt }: DatasetLoad, activation: Activation | null): string {
  if (activation !== null && activation.createdAt < createdAt) {
    return `${market} ${version} was the active version already`;
  }
  const replaced = activation?.fromVersion == null ? '' : ` in place of ${activation.fromVersion}`;
  return `${market} ${version} is the active version${replaced}`;
}

function unratedLines(report: LoadReport | null): readonly string[] {
  const { unrated = 0, undatedRates = 0, leaves = 0 } = report ?? {};
  return [
    ...(unrated > 0
      ? [`${unrated} of ${leaves} declarable lines have no rate: their duty is not available`]
      : []),
    ...(undatedRates > 0
      ? [`${undatedRates} rates have no date: load again with --replace --rates-date and the day they are of`]
      : []),
  ];
}

/** Counts by reason with examples of the most frequent one, so that a long list does not suggest corruption. */
function rejectedRows(report: LoadReport | null): readonly string[] {
  if (report === null || report.rejected === 0) return [];

  const reasons = Object.entries(report.rejectedBy ?? {}).toSorted(([, a], [, b]) => b - a);
  const shown = report.rejectedRows.slice(0, SHOWN_ROWS_MAX).map((row) => `  ${rejectedRowText(row)}`);
  const more = report.rejected - shown.length;

  return [
    `${counted(report.rejected, 'row')} of the file left out:`,
    ...reasons.map(([reason, count]) => `  ${count}: ${rejectedReason(reason)}`),
    ...shown,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}
