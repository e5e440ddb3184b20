import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { integer } from '../../../http/schema/number.ts';
import { withDefault } from '../../../http/schema/presence.ts';
import { ADMINISTRATION } from '../admin-operation.ts';
import { DatasetLoadSchema, loadAnswer, loadJson } from '../load-answer.ts';
import { id } from '../../../http/schema/text.ts';

const LOADS_MAX = 100;
const LOADS_DEFAULT = 10;

export const adminLoadsList = ({ account: { loads } }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.loads_list',
    route: 'GET /api/admin/dataset-loads',
    summary: 'List loads of schedule versions',
    query: object({ limit: withDefault(integer({ min: 1, max: LOADS_MAX }), LOADS_DEFAULT) }),
    response: array(DatasetLoadSchema, { max: LOADS_MAX }),
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
    params: object({ load_id: id() }),
    response: DatasetLoadSchema,
    answers: { 200: 'The load' },
    run: ({ params, t }) => loadAnswer(deps, params.load_id, 200, t),
  });
