import { datasetJson } from '@svc/wire/tariff/dataset';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array } from '../../../http/schema/collection.ts';
import { DatasetSchema } from '../dataset-schema.ts';

const DATASETS_MAX = 10_000;

export const datasetsList = (deps: ApiDeps) =>
  operation({
    id: 'datasets.list',
    method: 'get',
    path: '/api/datasets',
    summary: 'List schedule versions',
    tag: 'tariff data',
    access: 'entry',
    response: array(DatasetSchema, { max: DATASETS_MAX }),
    answers: { 200: 'Schedule versions, newest first' },
    run: async () => json(200, (await deps.datasets.list()).map(datasetJson)),
  });
