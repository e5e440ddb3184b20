import { PassThrough, type Readable } from 'node:stream';
import type { Batch } from '@svc/domain/batches/batch';
import { refuse } from '@svc/domain/errors/refusal';
import { forkChild, tell } from '../../../child/fork-child.ts';
import type { ApiDeps } from '../../../deps.ts';
import { writeExport, type ExportChoice, type ExportRequest } from './export-request.ts';

/** Above this an export is written by another process: the garbage of many rows would swell this one. */
const IN_PLACE_ROWS_MAX = 2000;

// The test runner runs the sources, and a process needs built code: there the work is done in place.
const IS_BUILT = !import.meta.url.endsWith('.ts');

/** The file of a batch's rows and results, as a stream. */
export function openExport(deps: ApiDeps, batch: Batch, choice: ExportChoice): Readable | Promise<Readable> {
  if (!IS_BUILT || batch.totalRows <= IN_PLACE_ROWS_MAX) return writeExport(deps.batches, batch, choice);
  return exportByProcess({ ...choice, url: deps.config.databaseUrl, batchId: batch.id });
}

function exportByProcess(request: ExportRequest): Readable {
  const child = forkChild(new URL('./export-process.js', import.meta.url), {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const output = new PassThrough();
  child.stdout?.pipe(output, { end: false });
  child.on('error', (cause) => output.destroy(refuse('service_unavailable', { cause })));
  // Only an export that went to its end may look complete.
  child.once('close', (code, signal) => {
    if (code === 0) output.end();
    else output.destroy(new Error(`the export process ended with ${code ?? signal}`));
  });
  // The caller may leave before the end.
  output.once('close', () => child.kill('SIGKILL'));
  tell(child, request);
  return output;
}
