import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { ADMINISTRATION } from '../admin-operation.ts';
import { DatasetLoadSchema, loadAnswer, loadJson } from '../load-answer.ts';

const LOADS_MAX = 100;
const LOADS_DEFAULT = 10;

export const adminLoadsList = ({ account: { loads } }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.loads_list',
    route: 'GET /api/admin/dataset-loads',
    summary: 'List loads of schedule versions',
    query: v.object({ limit: v.withDefault(v.integer({ min: 1, max: LOADS_MAX }), LOADS_DEFAULT) }),
    response: v.array(DatasetLoadSchema, { max: LOADS_MAX }),
    answers: { 200: 'Loads, newest first' },
    run: async ({ query, t }) =>
      json(
        200,
        (await loads.list(query.limit)).map((load) => loadJson(load, t)),
      ),
  });

export const adminLoadsGet = (deps: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.loads_get',
    route: 'GET /api/admin/dataset-loads/{load_id}',
    summary: 'Read a load of a schedule version',
    params: v.object({ load_id: v.id() }),
    response: DatasetLoadSchema,
    answers: { 200: 'The load' },
    run: ({ params, t }) => loadAnswer(deps, params.load_id, 200, t),
  });
