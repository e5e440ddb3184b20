import { editRow } from '@svc/domain/batches/edit-row';
import { batchRowJson } from '@svc/wire/batches/batch-row';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { ownerOf } from '../../owner.ts';
import { batchDeps } from '../batch-deps.ts';
import { BatchRowSchema, cellsSchema } from '../batch-schema.ts';

const RowParams = v.object({
  batch_id: v.id(),
  row_index: v.integerId({ about: 'Row number in the file' }),
});

const EditRowBody = v.object({
  values: v.withDefault(cellsSchema(), {}),
  skip: v.optional(v.boolean({ about: 'True excludes the row, false includes it again' })),
});

/** Changes a row before the start, or a failed row before its retry. */
export const batchesEditRow = (deps: ApiDeps) =>
  operation({
    id: 'batches.edit-row',
    route: 'PATCH /api/batches/{batch_id}/rows/{row_index}',
    summary: 'Edit a row',
    access: 'entry',
    turn: 'batch',
    feature: 'feature.batch',
    params: RowParams,
    body: EditRowBody,
    response: BatchRowSchema,
    answers: { 200: 'The row', 409: 'The row cannot be edited now' },
    run: async ({ actor, params, body, t }) => {
      const { batch_id: id, row_index: rowIndex } = params;
      const change = { values: body.values, skip: body.skip };
      const { batch, row } = await editRow(batchDeps(deps), id, ownerOf(actor), rowIndex, change);
      return json(200, batchRowJson(row, batch.columns, t));
    },
  });
