import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { object } from '../../../http/schema/collection.ts';
import { id } from '../../../http/schema/text.ts';
import { ADMINISTRATION } from '../admin-operation.ts';
import { DatasetLoadSchema, loadAnswer } from '../load-answer.ts';

export const adminLoadsGet = (deps: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.loads_get',
    method: 'get',
    path: '/api/admin/dataset-loads/{load_id}',
    summary: 'Read a load of a schedule version',
    params: object({ load_id: id() }),
    response: DatasetLoadSchema,
    answers: { 200: 'The load' },
    run: ({ params, t }) => loadAnswer(deps, params.load_id, 200, t),
  });
