import { open, type FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerOf, Client } from '@svc/client';
import { MARKETS } from '@svc/tariff/market';
import { defineCommand, type CommandContext, type Outcome } from '../../command-line/command.ts';
import { choice, flag, optional, text, webAddress } from '../../command-line/option.ts';
import { counted } from '../../command-line/words.ts';
import { fileReason, readBytes } from '../../files/read-bytes.ts';
import { refuseOption } from '../../output/command-refusal.ts';
import { columnMapping, type Batch, type ColumnMapping } from './column-mapping.ts';

const LANGUAGES = ['en', 'vi', 'ja', 'ko'] as const;
const POLL_MIN_MS = 500;
const SHOWN_ISSUES_MAX = 10;

type Finished = AnswerOf<'batches.progress'>;

/** `tariff batch run` */
export const batchRun = defineCommand({
  name: 'batch run',
  about:
    'Classifies the rows of a spreadsheet by the running service and writes the results; each row costs a lookup.',
  operand: 'file',
  options: {
    file: text('FILE', 'the products: an .xlsx or .csv file, one product a row'),
    market: choice(MARKETS, 'market the goods are imported into'),
    out: text('FILE', 'where the results go: .xlsx or .csv'),
    map: optional(
      text('FIELD=COLUMN,…', 'what columns are, where the service does not find it: description=Name'),
    ),
    language: optional(choice(LANGUAGES, 'language of the results; en by default')),
    'save-to-catalog': flag('keep products with an item number in the catalog'),
    url: optional(webAddress('address of the service; the one that runs here by default')),
  },
  run: async ({ file, out, ...options }, context) => {
    const content = await readBytes('file', file);
    const format = formatOf(out);
    const target = await openOut(out);
    try {
      const client = context.service(options.url);
      const language = { language: options.language ?? 'en' };
      context.progress.show(`sending ${basename(file)}`);
      const body = { file: { name: basename(file), content } };
      const batch = await client.call('batches.upload', { body }, language);
      const mapping = columnMapping(batch, options.map);
      intakeLines(batch, mapping).forEach(context.note);
      const params = { batch_id: batch.id };
      const start = {
        column_mapping: mapping,
        market: options.market,
        save_to_catalog: options['save-to-catalog'],
      };
      await client.call('batches.start', { params, body: start });
      const finished = await followBatch(client, batch.id, context);
      const results = await client.call('batches.export', { params, query: { format } }, language);
      await target.truncate();
      await target.writeFile(results.content);
      return outcome(finished, out);
    } finally {
      await target.close();
    }
  },
});

function formatOf(path: string): 'xlsx' | 'csv' {
  const name = path.toLowerCase();
  if (name.endsWith('.xlsx')) return 'xlsx';
  if (name.endsWith('.csv')) return 'csv';
  throw refuseOption('out', `must end in .xlsx or .csv, not "${path}"`);
}

// Opened before the work, which is paid for: a place that cannot be written is better known at once.
async function openOut(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'a');
  } catch (error) {
    throw refuseOption('out', `cannot be written: ${fileReason(error)} (${path})`, error);
  }
}

function intakeLines({ id, total_rows, validation }: Batch, mapping: ColumnMapping): readonly string[] {
  const columns = Object.entries(mapping).filter(([, column]) => typeof column === 'string');
  const { issues } = validation.precheck;
  const more = issues.length - SHOWN_ISSUES_MAX;

  return [
    `batch ${id}: ${counted(total_rows, 'row')}; ${columns.map(([field, column]) => `${field}=${column}`).join(', ')}`,
    ...issues.slice(0, SHOWN_ISSUES_MAX).map((issue) => `  row ${issue.row_index}: ${issue.message}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

async function followBatch(client: Client, id: string, context: CommandContext): Promise<Finished> {
  for (;;) {
    const state = await client.call('batches.progress', { params: { batch_id: id } });
    if (state.status === 'completed' || state.status === 'completed_with_errors') return state;
    const left = state.eta_seconds === null ? '' : `, ${duration(state.eta_seconds)} left`;
    context.progress.show(
      `${progressBar(state.percent)} ${state.processed_rows} of ${counted(state.total_rows, 'row')}${left}`,
    );
    await sleep(Math.max(context.pollMs, POLL_MIN_MS));
  }
}

function outcome({ id, status, total_rows, counts }: Finished, out: string): Outcome {
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  const lines = [
    `${counted(total_rows, 'row')}: ${parts.map(([state, count]) => `${count} ${state}`).join(', ')}`,
    `results: ${out}`,
    ...(counts.error > 0 ? [`the column "Error" of the results says why; batch ${id} can be retried`] : []),
  ];
  return { json: { batch_id: id, status, total_rows, counts, out }, lines };
}

const WIDTH = 24;

/** A bar with its share: `[######      ] 50 %`. */
function progressBar(percent: number): string {
  const share = Math.min(100, Math.max(0, percent));
  const full = Math.round((share / 100) * WIDTH);
  return `[${'#'.repeat(full)}${' '.repeat(WIDTH - full)}] ${Math.floor(share)} %`;
}

/** Seconds as a person says them: `40 s`, `2 min`. */
function duration(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
