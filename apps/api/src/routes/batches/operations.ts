import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { batchesCancel } from './cancel/route.ts';
import { batchesEditRow } from './edit-row/route.ts';
import { batchesExport } from './export/route.ts';
import { batchesGet } from './get/route.ts';
import { batchesList } from './list/route.ts';
import { batchesProgress } from './progress/route.ts';
import { batchesRemove } from './remove/route.ts';
import { batchesRetry } from './retry/route.ts';
import { batchesRows } from './rows/route.ts';
import { batchesStart } from './start/route.ts';
import { batchesTemplate } from './template/route.ts';
import { batchesUpload } from './upload/route.ts';
import { batchesValidate } from './validate/route.ts';

export function batchesOperations(deps: ApiDeps): readonly Operation[] {
  return [
    batchesTemplate(),
    batchesUpload(deps),
    batchesList(deps),
    batchesGet(deps),
    batchesValidate(deps),
    batchesStart(deps),
    batchesProgress(deps),
    batchesRows(deps),
    batchesEditRow(deps),
    batchesRetry(deps),
    batchesCancel(deps),
    batchesRemove(deps),
    batchesExport(deps),
  ];
}
