import { activateVersion } from '@svc/domain/datasets/activate-version';
import { DomainError } from '@svc/domain/errors/domain-error';
import { handOverLoad } from '@svc/domain/datasets/request-load';
import { MARKETS } from '@svc/tariff/market';
import type { ApiDeps } from '../../../deps.ts';
import { operation, type Nothing } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { ADMINISTRATION } from '../admin-operation.ts';
import { handOverDeps, NOT_FROM_A_FILE, VERSION_MAX_CHARS } from '../hand-over.ts';
import { DatasetLoadSchema, loadAnswer } from '../load-answer.ts';
import { ScheduleForm } from './schema.ts';
import { scheduleReceiver, scheduleRequest, type ReceivedSchedule } from './take-schedule.ts';
import type { Dataset } from '@svc/domain/datasets/dataset';
import { datasetJson } from '@svc/wire/tariff/dataset';
import { datasetFields } from '../../datasets/dataset-schema.ts';

const AdminDatasetSchema = v.entity('AdminDataset', {
  ...datasetFields,
  state: v.oneOf(['loading', 'staged', 'active', 'superseded', 'failed']),
  leaf_count: v.integer({ min: 0 }),
});

const DATASETS_MAX = 10_000;

export const adminDatasetsList = ({ datasets }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.datasets_list',
    route: 'GET /api/admin/datasets',
    summary: 'List schedule versions with their state',
    response: v.array(AdminDatasetSchema, { max: DATASETS_MAX }),
    answers: { 200: 'Schedule versions, newest first' },
    run: async () => json(200, (await datasets.list()).map(adminDatasetJson)),
  });

const Activated = v.object({
  changed: v.boolean({ about: 'False when the version was active already' }),
  dataset: AdminDatasetSchema,
});

/** Makes a loaded version the active one of its market; comparison and alerts follow in the background. */
export const adminDatasetsActivate = ({ datasets, account, clock }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.datasets_activate',
    route: 'POST /api/admin/datasets/{dataset_id}/activate',
    summary: 'Activate a schedule version',
    params: v.object({ dataset_id: v.id() }),
    response: Activated,
    answers: { 200: 'The version is active' },
    run: async ({ actor, params }) => {
      const found = await datasets.find(params.dataset_id);
      if (found === null) throw new DomainError('not_found');

      const { activations, enqueueActivation: enqueue } = account;
      const by = { byId: actor.accountId, via: 'session' } as const;
      const deps = { datasets, activations, enqueue, by, now: clock };
      const { activation } = await activateVersion(deps, found.market, found.version);
      const dataset = adminDatasetJson((await datasets.find(found.id)) ?? found);

      return json(200, { changed: activation !== null, dataset });
    },
  });

/** Passes an uploaded schedule to the tariff worker, which validates and stores it; it is not activated. */
export const adminDatasetsUpload = (deps: ApiDeps) =>
  operation<Nothing, Nothing, ReceivedSchedule>({
    ...ADMINISTRATION,
    id: 'admin.datasets_upload',
    route: 'POST /api/admin/datasets/upload',
    summary: 'Upload a schedule',
    upload: { mediaType: 'multipart/form-data', fields: ScheduleForm, read: scheduleReceiver(deps) },
    response: DatasetLoadSchema,
    answers: {
      202: 'The load; the same one while it is running',
      400: 'The form is broken',
      408: 'The file arrived too slowly',
      409: 'Another load of the market is running, or the version is already loaded with other content',
      413: 'The file is too large',
      415: 'The body is not a form',
      422: 'No file, or invalid fields',
      429: 'The service is receiving another schedule',
    },
    run: async ({ actor, body, t }) => {
      try {
        const request = await scheduleRequest(body);
        return await loadAnswer(deps, await handOverLoad(handOverDeps(deps, actor), request), 202, t);
      } finally {
        await body.close();
      }
    },
  });

const FetchBody = v.object({
  market: v.oneOf(MARKETS),
  version: v.optional(
    v.text({ max: VERSION_MAX_CHARS, min: 1, trim: true, about: 'Name, where the source names no release' }),
  ),
  allow_older: v.flag('Accept a release older than the active version'),
  allow_smaller: v.flag('Accept a file with less than half of the declarable lines of the active version'),
});

/** Queues a download of a market's current official release; it is loaded but not activated. */
export const adminDatasetsFetch = (deps: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.datasets_fetch',
    route: 'POST /api/admin/datasets/fetch',
    summary: 'Fetch a schedule from its official source',
    body: FetchBody,
    response: DatasetLoadSchema,
    answers: {
      202: 'The load; the same one while it is running',
      409: 'Another load of the market is running',
    },
    run: async ({ actor, body, t }) => {
      const request = {
        ...NOT_FROM_A_FILE,
        market: body.market,
        version: body.version ?? '',
        allowOlder: body.allow_older,
        allowSmaller: body.allow_smaller,
      };

      return loadAnswer(deps, await handOverLoad(handOverDeps(deps, actor), request), 202, t);
    },
  });

function adminDatasetJson(dataset: Dataset) {
  return { ...datasetJson(dataset), state: dataset.state, leaf_count: dataset.leafCount };
}
