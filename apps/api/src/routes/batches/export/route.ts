import { parse } from 'node:path';
import { batchTransition } from '@svc/domain/batches/batch-status';
import { findBatch, refuseState } from '@svc/domain/batches/find-batch';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { openHeld } from '../../../http/held-file.ts';
import { file } from '../../../http/reply.ts';
import { ownerOf } from '../../owner.ts';
import { BatchParams } from '../batch-schema.ts';
import { XLSX_TYPE } from '../xlsx-type.ts';
import { ExportQuery } from './schema.ts';
import { openExport } from './open-export.ts';

/** The rows with their results as a file. */
export const exportBatch = (deps: ApiDeps) =>
  operation({
    id: 'batches.export',
    method: 'get',
    path: '/api/batches/{batch_id}/export',
    summary: 'Download the results',
    tag: 'batches',
    access: 'entry',
    params: BatchParams,
    query: ExportQuery,
    produces: XLSX_TYPE,
    answers: {
      200: 'An Excel or CSV file',
      409: 'The batch has not been started',
      429: 'The service is writing other files',
    },
    run: async ({ actor, params, query, language }) => {
      const batch = await findBatch(deps.batches, params.batch_id, ownerOf(actor));
      if (batchTransition(batch.status, 'export') === null)
        throw refuseState('batch_not_started', batch.status);
      const { format, status: statuses = [] } = query;
      return file({
        filename: `${parse(batch.filename).name}-results.${format}`,
        contentType: format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE,
        content: await openHeld(deps.exportSlots, actor.accountId, () =>
          openExport(deps, batch, { format, statuses, language }),
        ),
      });
    },
  });
