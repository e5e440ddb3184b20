import { handOverLoad } from '@svc/domain/datasets/request-load';
import type { ApiDeps } from '../../../deps.ts';
import { operation, type Nothing } from '../../../http/operation.ts';
import { ADMINISTRATION } from '../admin-operation.ts';
import { handOverDeps } from '../hand-over.ts';
import { DatasetLoadSchema, loadAnswer } from '../load-answer.ts';
import { ScheduleForm } from './schema.ts';
import { scheduleReceiver, scheduleRequest, type ReceivedSchedule } from './take-schedule.ts';

/** Passes an uploaded schedule to the tariff worker, which validates and stores it; it is not activated. */
export const adminDatasetsUpload = (deps: ApiDeps) =>
  operation<Nothing, Nothing, ReceivedSchedule>({
    ...ADMINISTRATION,
    id: 'admin.datasets_upload',
    method: 'post',
    path: '/api/admin/datasets/upload',
    summary: 'Upload a schedule',
    upload: { mediaType: 'multipart/form-data', fields: ScheduleForm, read: scheduleReceiver(deps) },
    response: DatasetLoadSchema,
    answers: {
      202: 'The load; the same one while it is under way',
      400: 'The form is broken',
      408: 'The file arrived too slowly',
      409: 'Another load of the market is under way, or the version is loaded with other content',
      413: 'The file is too large',
      415: 'The body is no form',
      422: 'No file, or fields that are not right',
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
