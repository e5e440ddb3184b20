import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { integer } from '../../../http/schema/number.ts';
import { withDefault } from '../../../http/schema/presence.ts';
import { ADMINISTRATION } from '../admin-operation.ts';
import { DatasetLoadSchema, loadJson } from '../load-answer.ts';

const LOADS_MAX = 100;
const LOADS_DEFAULT = 10;

export const adminLoadsList = ({ account: { loads } }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.loads_list',
    method: 'get',
    path: '/api/admin/dataset-loads',
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
