import { ROW_ISSUES, ROW_OUTCOMES, type BatchRow } from '@svc/domain/batches/batch';
import { findBatch } from '@svc/domain/batches/batch-deps';
import { ROW_STATUSES } from '@svc/domain/batches/row-status';
import { batchRowJson } from '@svc/wire/batches/batch-row';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { limitField, offsetField } from '../../../http/paging.ts';
import { jsonList } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { ownerOf } from '../../owner.ts';
import { BatchParams, BatchRowSchema } from '../batch-schema.ts';

async function* inJson<T>(
  pages: AsyncIterable<readonly BatchRow[]>,
  write: (row: BatchRow) => T,
): AsyncGenerator<readonly T[]> {
  for await (const page of pages) yield page.map(write);
}

const LIMIT = { default: 200, max: 2000 } as const;

export const batchesRows = (deps: ApiDeps) =>
  operation({
    id: 'batches.rows',
    route: 'GET /api/batches/{batch_id}/rows',
    summary: 'List the rows of a batch',
    access: 'entry',
    params: BatchParams,
    query: v.object({
      ...offsetField(),
      ...limitField(LIMIT),
      status: v.optional(
        v.repeated(v.oneOf(ROW_STATUSES, { about: 'Only rows in this state' }), { max: ROW_STATUSES.length }),
      ),
      issue: v.optional(
        v.repeated(v.oneOf(ROW_ISSUES, { about: 'Only rows with this finding' }), { max: ROW_ISSUES.length }),
      ),
      outcome: v.optional(
        v.oneOf(ROW_OUTCOMES, {
          about:
            'Only rows with this result, decided rows, or rows whose current code differs from the proposed one',
        }),
      ),
    }),
    response: v.array(BatchRowSchema, { max: LIMIT.max }),
    answers: { 200: 'Rows in file order' },
    run: async ({ actor, params, query, t }) => {
      const batch = await findBatch(deps.batches, params.batch_id, ownerOf(actor));
      const filter = { statuses: query.status ?? [], issues: query.issue ?? [], outcome: query.outcome };
      const pages = deps.batches.rowPages(batch.id, filter, query.offset, query.limit);
      return jsonList(inJson(pages, (row) => batchRowJson(row, batch.columns, t)));
    },
  });
