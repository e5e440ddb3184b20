import { parse } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import type { Batch } from '@svc/domain/batches/batch';
import { findBatch, rejectState } from '@svc/domain/batches/batch-deps';
import { BATCH_MOVES } from '@svc/domain/batches/batch-status';
import { ROW_STATUSES } from '@svc/domain/batches/row-status';
import { DomainError } from '@svc/domain/errors/domain-error';
import { forkChild, tell } from '../../../child/child-process.ts';
import type { ApiDeps } from '../../../deps.ts';
import { openInSlot } from '../../../http/file-slot.ts';
import { operation } from '../../../http/operation.ts';
import { file } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { languageHeader, readerOf, textLanguageField } from '../../lookups/text-language.ts';
import { ownerOf } from '../../owner.ts';
import { BatchParams, XLSX_TYPE } from '../batch-schema.ts';
import { writeExport, type ExportChoice, type ExportRequest } from './export-request.ts';

/** Larger exports run in another process: the garbage of many rows would bloat this one. */
const IN_PLACE_ROWS_MAX = 2000;

function openExport(deps: ApiDeps, batch: Batch, choice: ExportChoice): Readable | Promise<Readable> {
  if (batch.totalRows <= IN_PLACE_ROWS_MAX) return writeExport(deps.batches, batch, choice);
  return exportByProcess({ ...choice, url: deps.config.databaseUrl, batchId: batch.id });
}

function exportByProcess(request: ExportRequest): Readable {
  const child = forkChild(new URL('./export-process.js', import.meta.url), {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const output = new PassThrough();
  child.stdout?.pipe(output, { end: false });
  child.on('error', (cause) => output.destroy(new DomainError('service_unavailable', { cause })));
  // A truncated export must not look complete.
  child.once('close', (code, signal) => {
    if (code === 0) output.end();
    else output.destroy(new Error(`the export process ended with ${code ?? signal}`));
  });
  // The caller disconnected early.
  output.once('close', () => child.kill('SIGKILL'));
  tell(child, request);

  return output;
}

const ExportQuery = v.object({
  ...textLanguageField(),
  format: v.withDefault(v.oneOf(['xlsx', 'csv'], { about: 'Kind of file' }), 'xlsx'),
  status: v.optional(
    v.repeated(v.oneOf(ROW_STATUSES, { about: 'Only rows in this state' }), { max: ROW_STATUSES.length }),
  ),
});

export const batchesExport = (deps: ApiDeps) =>
  operation({
    id: 'batches.export',
    route: 'GET /api/batches/{batch_id}/export',
    summary: 'Download the results',
    access: 'entry',
    params: BatchParams,
    query: ExportQuery,
    produces: XLSX_TYPE,
    answers: {
      200: 'An Excel or CSV file',
      409: 'The batch has not been started',
      429: 'The service is writing other files',
    },
    run: async ({ actor, params, query, language, t }) => {
      const batch = await findBatch(deps.batches, params.batch_id, ownerOf(actor));
      if (!BATCH_MOVES.allows(batch.status, 'export')) throw rejectState('batch_not_started', batch.status);

      const { format, status: statuses = [] } = query;
      const reader = readerOf({ language, t }, query);
      await deps.account.recordAct(actor, 'export', batch.id, { kind: 'batch', format });

      return file({
        filename: `${parse(batch.filename).name}-results.${format}`,
        contentType: format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE,
        headers: languageHeader(reader),
        content: await openInSlot(deps.exportSlots, actor.accountId, () =>
          openExport(deps, batch, { format, statuses, language: reader.language }),
        ),
      });
    },
  });
