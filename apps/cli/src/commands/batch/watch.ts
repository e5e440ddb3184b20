import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, type Client } from '@svc/client';
import { defineCommand, type CommandContext } from '../../command-line/command.ts';
import { choice, flag, optional, text, wholeNumber } from '../../command-line/option.ts';
import { CommandError } from '../../output/command-error.ts';
import { describeFailure, failureLines } from '../../output/describe-failure.ts';
import { BATCH_OPTIONS, type BatchChoice } from './batch-options.ts';
import {
  NAME_MAX_BYTES,
  openExchangeFolder,
  type ExchangeFolder,
  type TakenFile,
} from './exchange-folder.ts';
import { batchResults, countsLine, followBatch, startBatch, uploadBatch } from './process-file.ts';

export const INTERVAL_SECONDS = 10;
const INTERVAL_MAX_SECONDS = 3600;
const SETTLED_MS = 2000;
const FORMATS = ['xlsx', 'csv'] as const;

interface Exchange {
  readonly client: Client;
  readonly folder: ExchangeFolder;
  readonly format: (typeof FORMATS)[number];
  readonly options: BatchChoice;
}

export const batchWatch = defineCommand({
  name: 'batch watch',
  about:
    'Classifies each spreadsheet placed in a folder and writes its results to DIR/results. Each row is charged as a lookup.',
  operand: 'dir',
  notes: [
    'Files move to DIR/working, then to DIR/done or DIR/failed (with the reason in a .txt file). A file that is',
    'interrupted is continued by the next start; no row is charged twice. Run one watcher for each folder.',
    `A later file of the same name replaces the results. Links, and files with names longer than ${NAME_MAX_BYTES} bytes, are ignored.`,
  ],
  options: {
    dir: text('DIR', 'the folder; missing subfolders are created'),
    format: optional(choice(FORMATS, 'format of the results; xlsx by default')),
    interval: optional(
      wholeNumber(
        'SECONDS',
        { min: 1, max: INTERVAL_MAX_SECONDS },
        `seconds between scans; ${INTERVAL_SECONDS} by default`,
      ),
    ),
    once: flag('process the files that are there, then end'),
    ...BATCH_OPTIONS,
  },
  run: async ({ dir, format, interval, once, url, ...options }, context) => {
    const folder = await openExchangeFolder(dir);
    const exchange = { client: context.service(url), folder, format: format ?? 'xlsx', options };
    const counts = { done: 0, failed: 0, waiting: 0 };

    for (;;) {
      counts.waiting = 0;
      for (const file of await folder.take(context.now(), once ? 0 : SETTLED_MS)) {
        counts[await processFile(exchange, file, context)] += 1;
      }
      if (once) break;
      await sleep((interval ?? INTERVAL_SECONDS) * 1000);
    }

    const { done, failed, waiting } = counts;
    if (waiting > 0) {
      throw new CommandError('service_unavailable', `${waiting} not processed: run it again`, {
        details: counts,
      });
    }
    return { json: counts, lines: [`${done} done, ${failed} failed`] };
  },
});

/** Processes one file to the end; after a temporary error, the next poll continues. */
async function processFile(
  { client, folder, format, options }: Exchange,
  file: TakenFile,
  context: CommandContext,
): Promise<'done' | 'failed' | 'waiting'> {
  try {
    const id =
      file.batchId ??
      (await uploadBatch(client, { name: file.name, content: await folder.read(file) }, options));
    if (file.batchId === null) await folder.noteBatch(file, id);
    await startBatch(client, id, options, context);
    const finished = await followBatch(client, id, context);
    const target = await folder.finish(file, await batchResults(client, id, format, options), format);
    context.note(`${file.name}: ${countsLine(finished)}; ${target}`);
    return 'done';
  } catch (error) {
    const reason = failureLines(describeFailure(error)).join('\n');
    if (!isFinal(error)) {
      context.note(`${file.name}: tried again later: ${reason}`);
      return 'waiting';
    }
    await folder.fail(file, reason);
    context.note(`${file.name}: failed: ${reason}`);
    return 'failed';
  }
}

/** True if a retry of the same file would fail again. */
function isFinal(error: unknown): boolean {
  if (error instanceof CommandError) return true;
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 429].includes(error.status)
  );
}
