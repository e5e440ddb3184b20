import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array } from '../../../http/schema/collection.ts';
import { ADMINISTRATION } from '../admin-operation.ts';
import { adminDatasetJson, AdminDatasetSchema } from '../dataset-answer.ts';

const DATASETS_MAX = 10_000;

export const adminDatasetsList = ({ datasets }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.datasets_list',
    method: 'get',
    path: '/api/admin/datasets',
    summary: 'List schedule versions with their state',
    response: array(AdminDatasetSchema, { max: DATASETS_MAX }),
    answers: { 200: 'Schedule versions, newest first' },
    run: async () => json(200, (await datasets.list()).map(adminDatasetJson)),
  });
