import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { planLimit, type Actor } from '@svc/domain/accounts/actor';
import type { Batch } from '@svc/domain/batches/batch';
import { findBatch, ROWS_LIMIT } from '@svc/domain/batches/batch-deps';
import type { NotStarted } from '@svc/domain/batches/batch-store';
import { DomainError } from '@svc/domain/errors/domain-error';
import { newId } from '@svc/domain/id';
import { REPEATED_MS } from '@svc/storage/idempotency';
import type { Request, Response } from 'express';
import type { ApiDeps } from '../../../deps.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { callerLeft } from '../../../http/caller-left.ts';
import { operation, type Nothing } from '../../../http/operation.ts';
import * as v from '../../../http/schema/index.ts';
import { createSlots, type ReleaseSlot } from '../../../http/slots.ts';
import { fileReceiver, type ReceivedFile } from '../../../http/upload/receive-file.ts';
import { createUploadFolder } from '../../../http/upload/upload-folder.ts';
import { batchWith } from '../batch-answer.ts';
import { BatchSchema } from '../batch-schema.ts';
import { prepareProcess } from '../intake/import-pool.ts';
import { headOf, rowsPathOf, type TableLimits } from '../intake/import-file.ts';

const BYTES_PER_MB = 1024 * 1024;

const UploadFields = v.object({
  file: v.text({ max: 500 * 1024 * 1024, format: 'binary', about: 'An .xlsx or .csv file' }),
});

/** Creates a batch from a product file; nothing is classified yet. */
export const batchesUpload = (deps: ApiDeps) =>
  operation<Nothing, Nothing, HeldFile>({
    id: 'batches.upload',
    route: 'POST /api/batches',
    summary: 'Upload a file of products',
    access: 'entry',
    idempotent: true,
    feature: 'feature.batch',
    upload: {
      mediaType: 'multipart/form-data',
      fields: UploadFields,
      read: heldFileReceiver(deps),
      done: async ({ discard, release }) => {
        await discard();
        release();
      },
      fingerprint: fileFingerprint,
    },
    response: BatchSchema,
    answers: {
      200: 'The batch with its first rows and the check of its rows',
      400: 'The form is broken',
      403: 'The plan lacks batches, or allows fewer rows',
      408: 'The file arrived too slowly',
      409: 'Too many batches, or too large ones, were uploaded and never started',
      413: 'The file is too large',
      415: 'The body is not a form',
      422: 'No file, or not a table of products within the limits',
      429: 'The service is reading other files',
    },
    errorCodes: ['plan_limit'],
    run: async ({ actor, body, language, keyed, t }) => {
      const uploadKey = keyed === null ? null : uploadKeyOf(keyed);
      const batch =
        (await uploadedBefore(deps, actor, uploadKey)) ??
        (await takeUpload(deps, actor, body, { language, uploadKey }));
      return batchWith(deps.batches, batch, { preview: true }, t);
    },
  });

/** A received file with the slot it occupies until it is parsed. */
interface HeldFile extends ReceivedFile {
  readonly release: ReleaseSlot;
  readonly caller: AbortSignal;
}

function heldFileReceiver({
  batches,
  config,
}: ApiDeps): (req: Request, res: Response, accountId: string) => Promise<HeldFile> {
  const slots = createSlots({
    max: config.uploadsAtOnce,
    perAccount: config.uploadsPerAccount,
    message: 'upload_busy',
  });
  const receive = fileReceiver(
    { maxMb: config.batchMaxFileMb, idleSeconds: config.uploadIdleSeconds },
    createUploadFolder(config.uploadDir),
  );

  return async (req, res, accountId) => {
    const release = slots.take(accountId);
    const caller = callerLeft(res);

    try {
      rejectManyStored(await batches.notStarted(accountId), config);
      prepareProcess();
      return { ...(await receive(req, res)), release, caller };
    } catch (error) {
      release();
      throw error;
    }
  };
}

/** Throws 409 at the account's maximum of unstarted batches, by number or bytes. */
function rejectManyStored(
  { batches, bytes }: NotStarted,
  { storedBatchesPerAccount, storedMbPerAccount }: ApiDeps['config'],
): void {
  if (batches < storedBatchesPerAccount && bytes < storedMbPerAccount * BYTES_PER_MB) return;
  throw new DomainError('conflict', {
    message: 'batches_not_started_many',
    params: { batches, mb: Math.ceil(bytes / BYTES_PER_MB) },
    details: { batches, bytes, batches_limit: storedBatchesPerAccount, mb_limit: storedMbPerAccount },
  });
}

/** Text allowed per byte of a file: workbooks are compressed. */
const CHARS_PER_BYTE = 4;

function tableLimits({ config }: ApiDeps, actor: Actor): TableLimits {
  return {
    serviceRows: config.batchMaxRows,
    planRows: planLimit(actor, ROWS_LIMIT),
    tableChars: config.batchMaxFileMb * BYTES_PER_MB * CHARS_PER_BYTE,
  };
}

async function fileFingerprint({ filename, path }: HeldFile): Promise<string> {
  const hash = createHash('sha256').update(filename);
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function uploadKeyOf({ key, fingerprint }: NonNullable<RequestContext['keyed']>): string {
  return createHash('sha256').update(`${key} ${fingerprint}`).digest('hex');
}

// Rows are written outside the call's transaction: even if the response was not stored, the batch may exist.
async function uploadedBefore(
  { batches, clock }: ApiDeps,
  { accountId }: Actor,
  uploadKey: string | null,
): Promise<Batch | null> {
  if (uploadKey === null) return null;
  return batches.findUploaded(accountId, uploadKey, new Date(clock().getTime() - REPEATED_MS));
}

/** Creates an uploaded batch from a file. Throws 422 or 403 `plan_limit`. */
async function takeUpload(
  deps: ApiDeps,
  actor: Actor,
  { filename, path, caller }: HeldFile,
  { language, uploadKey }: { readonly language: string; readonly uploadKey: string | null },
): Promise<Batch> {
  const id = newId();
  const rowsPath = rowsPathOf(path);
  try {
    const head = headOf(await deps.takeInFile({ path, limits: tableLimits(deps, actor) }, caller));
    const { size: storedBytes } = await stat(rowsPath);
    const { accountId } = actor;
    await deps.storeBatch(
      { ...head, id, accountId, filename, language, storedBytes, uploadKey, createdAt: deps.clock() },
      createReadStream(rowsPath),
    );
  } finally {
    await rm(rowsPath, { force: true });
  }

  return findBatch(deps.batches, id, actor.accountId);
}
