import type { ApiDeps } from '../../../deps.ts';
import { operation, type Nothing } from '../../../http/operation.ts';
import { object } from '../../../http/schema/collection.ts';
import { text } from '../../../http/schema/text.ts';
import { previewAnswer } from '../batch-answer.ts';
import { BatchSchema } from '../batch-schema.ts';
import { heldFileReceiver, takeUpload, type HeldFile } from './take-upload.ts';

/** Fields of the form, for the documentation. */
const UploadFields = object({
  file: text({ max: 500 * 1024 * 1024, format: 'binary', about: 'An .xlsx or .csv file' }),
});

/** A file of products becomes a batch; nothing is classified yet. */
export const uploadBatch = (deps: ApiDeps) =>
  operation<Nothing, Nothing, HeldFile>({
    id: 'batches.upload',
    method: 'post',
    path: '/api/batches',
    summary: 'Upload a file of products',
    tag: 'batches',
    access: 'entry',
    feature: 'feature.batch',
    upload: { mediaType: 'multipart/form-data', fields: UploadFields, read: heldFileReceiver(deps) },
    response: BatchSchema,
    answers: {
      200: 'The batch with its first rows and the check of its rows',
      400: 'The form is broken',
      403: 'The plan lacks batches, or allows fewer rows',
      408: 'The file arrived too slowly',
      413: 'The file is too large',
      415: 'The body is no form',
      422: 'No file, or one that is no table of products within the limits',
      429: 'The service is reading other files',
    },
    refusals: ['plan_limit'],
    run: async ({ actor, body, language, t }) =>
      previewAnswer(deps.batches, await takeUpload(deps, actor, body, language), t),
  });
