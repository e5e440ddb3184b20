import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerOf, Client } from '@svc/client';
import type { CommandContext } from '../../command-line/command.ts';
import { counted } from '../../command-line/words.ts';
import type { BatchChoice } from './batch-options.ts';
import { columnMapping, type Batch, type ColumnMapping } from './column-mapping.ts';

const POLL_MIN_MS = 500;
const SHOWN_ISSUES_MAX = 10;

export type FinishedBatch = AnswerOf<'batches.progress'>;

export type ResultFormat = 'xlsx' | 'csv';

const languageOf = ({ language }: BatchChoice) => ({ language: language ?? 'en' });

/** Uploads a file; nothing is classified or charged yet. Returns the batch id. */
export async function uploadBatch(
  client: Client,
  file: { readonly name: string; readonly content: Uint8Array },
  options: BatchChoice,
): Promise<string> {
  return (await client.call('batches.upload', { body: { file } }, languageOf(options))).id;
}

/** Starts an uploaded batch and notes its columns; no effect if already started. Throws CommandError. */
export async function startBatch(
  client: Client,
  id: string,
  options: BatchChoice,
  { note }: Pick<CommandContext, 'note'>,
): Promise<void> {
  const params = { batch_id: id };
  const uploaded = await client.call('batches.get', { params }, languageOf(options));
  if (uploaded.status !== 'uploaded') return;

  const mapping = columnMapping(uploaded, options.map);
  const { market } = options;
  const body = { column_mapping: mapping, market, save_to_catalog: options['save-to-catalog'] };
  // The upload validated the suggested columns; this validates the actual ones.
  const checked = await client.call('batches.validate', { params, body }, languageOf(options));
  intakeLines(checked, mapping).forEach(note);
  await client.call('batches.start', { params, body });
}

export async function followBatch(
  client: Client,
  id: string,
  { progress, pollMs }: Pick<CommandContext, 'progress' | 'pollMs'>,
): Promise<FinishedBatch> {
  for (;;) {
    const state = await client.call('batches.progress', { params: { batch_id: id } });
    if (state.status === 'completed' || state.status === 'completed_with_errors') return state;
    const left = state.eta_seconds === null ? '' : `, ${duration(state.eta_seconds)} left`;
    progress.show(
      `${progressBar(state.percent)} ${state.processed_rows} of ${counted(state.total_rows, 'row')}${left}`,
    );
    await sleep(Math.max(pollMs, POLL_MIN_MS));
  }
}

export async function batchResults(
  client: Client,
  id: string,
  format: ResultFormat,
  options: BatchChoice,
): Promise<Uint8Array> {
  const call = { params: { batch_id: id }, query: { format } };
  return (await client.call('batches.export', call, languageOf(options))).content;
}

/** Rows of a finished batch by state: `3 rows: 2 done, 1 skipped`. */
export function countsLine({ total_rows, counts }: FinishedBatch): string {
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  return `${counted(total_rows, 'row')}: ${parts.map(([state, count]) => `${count} ${state}`).join(', ')}`;
}

function intakeLines(
  { id, total_rows, validation, columns: all }: Batch,
  mapping: ColumnMapping,
): readonly string[] {
  const columns = Object.entries(mapping).filter(([, column]) => typeof column === 'string');
  const ignored = all.filter((column) => !columns.some(([, used]) => used === column));
  const { issues } = validation.precheck;
  const more = issues.length - SHOWN_ISSUES_MAX;

  return [
    `batch ${id}: ${counted(total_rows, 'row')}; ${columns.map(([field, column]) => `${field}=${column}`).join(', ')}`,
    ...(ignored.length > 0 ? [`  columns not used (--map names them): ${ignored.join(', ')}`] : []),
    ...issues.slice(0, SHOWN_ISSUES_MAX).map((issue) => `  row ${issue.row_index}: ${issue.message}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

const WIDTH = 24;

function progressBar(percent: number): string {
  const share = Math.min(100, Math.max(0, percent));
  const full = Math.round((share / 100) * WIDTH);
  return `[${'#'.repeat(full)}${' '.repeat(WIDTH - full)}] ${Math.floor(share)} %`;
}

/** Seconds as short text: `40 s`, `2 min`. */
function duration(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
