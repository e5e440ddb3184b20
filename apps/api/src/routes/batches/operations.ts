import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { batchesEditRow } from './edit-row/route.ts';
import { batchesExport } from './export/route.ts';
import { batchesRows } from './rows/route.ts';
import {
  batchesCancel,
  batchesGet,
  batchesList,
  batchesProgress,
  batchesRemove,
  batchesRetry,
  batchesStart,
  batchesTemplate,
  batchesValidate,
} from './route.ts';
import { batchesUpload } from './upload/route.ts';

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
