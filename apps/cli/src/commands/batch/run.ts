import { open, type FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { defineCommand } from '../../command-line/command.ts';
import { text } from '../../command-line/option.ts';
import { fileReason, readBytes } from '../../files/read-bytes.ts';
import { invalidOption } from '../../output/command-error.ts';
import { BATCH_OPTIONS } from './batch-options.ts';
import {
  batchResults,
  countsLine,
  followBatch,
  startBatch,
  uploadBatch,
  type ResultFormat,
} from './process-file.ts';

export const batchRun = defineCommand({
  name: 'batch run',
  about:
    'Classifies the rows of a spreadsheet with the running service and writes the results. Each row is charged as a lookup.',
  operand: 'file',
  options: {
    file: text('FILE', 'the products: an .xlsx or .csv file, one product a row'),
    out: text('FILE', 'file to write the results to: .xlsx or .csv'),
    ...BATCH_OPTIONS,
  },
  run: async ({ file, out, url, ...options }, context) => {
    const content = await readBytes('file', file);
    const format = formatOf(out);
    const target = await openOut(out);
    try {
      const client = context.service(url);
      context.progress.show(`sending ${basename(file)}`);
      const id = await uploadBatch(client, { name: basename(file), content }, options);
      await startBatch(client, id, options, context);
      const finished = await followBatch(client, id, context);
      const results = await batchResults(client, id, format, options);
      await target.truncate();
      await target.writeFile(results);

      const { status, total_rows, counts } = finished;
      const retry =
        counts.error > 0 ? [`the column "Error" of the results says why; batch ${id} can be retried`] : [];
      const lines = [countsLine(finished), `results: ${out}`, ...retry];
      return { json: { batch_id: id, status, total_rows, counts, out }, lines };
    } finally {
      await target.close();
    }
  },
});

function formatOf(path: string): ResultFormat {
  const name = path.toLowerCase();
  if (name.endsWith('.xlsx')) return 'xlsx';
  if (name.endsWith('.csv')) return 'csv';
  throw invalidOption('out', `must end in .xlsx or .csv, not "${path}"`);
}

// Opened before the paid work, so that an unwritable file fails immediately.
async function openOut(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'a');
  } catch (error) {
    throw invalidOption('out', `cannot be written: ${fileReason(error)} (${path})`, error);
  }
}
