import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { cancel as cancelBatch } from './cancel/route.ts';
import { editBatchRow } from './edit-row/route.ts';
import { exportBatch } from './export/route.ts';
import { getBatch } from './get/route.ts';
import { listBatches } from './list/route.ts';
import { getBatchProgress } from './progress/route.ts';
import { removeBatch } from './remove/route.ts';
import { retry as retryBatch } from './retry/route.ts';
import { listBatchRows } from './rows/route.ts';
import { start as startBatch } from './start/route.ts';
import { getBatchTemplate } from './template/route.ts';
import { uploadBatch } from './upload/route.ts';
import { validate as validateBatch } from './validate/route.ts';

/** Operations on batches. */
export function batchesOperations(deps: ApiDeps): readonly Operation[] {
  return [
    getBatchTemplate(),
    uploadBatch(deps),
    listBatches(deps),
    getBatch(deps),
    validateBatch(deps),
    startBatch(deps),
    getBatchProgress(deps),
    listBatchRows(deps),
    editBatchRow(deps),
    retryBatch(deps),
    cancelBatch(deps),
    removeBatch(deps),
    exportBatch(deps),
  ];
}
