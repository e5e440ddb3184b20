import { findBatch } from '@svc/domain/batches/find-batch';
import { ROWS_LIMIT } from '@svc/domain/batches/start-batch';
import type { Batch } from '@svc/domain/batches/batch';
import { planLimit, type Actor } from '@svc/domain/accounts/actor';
import { newId } from '@svc/domain/id';
import type { Request, Response } from 'express';
import type { ApiDeps } from '../../../deps.ts';
import { fileReceiver, type ReceivedFile } from '../../../http/upload/receive-file.ts';
import { createUploadSlots, type ReleaseSlot } from '../../../http/upload/upload-slots.ts';
import { prepareProcess } from '../intake/in-process.ts';
import { refusalOf } from '../intake/take-in.ts';

/** A file that was received, with the slot that it holds until it is read. */
export interface HeldFile extends ReceivedFile {
  readonly release: ReleaseSlot;
}

/** Receives files, at most as many at once as the settings allow. */
export function heldFileReceiver({ config }: ApiDeps): (req: Request, res: Response) => Promise<HeldFile> {
  const slots = createUploadSlots(config.uploadsAtOnce);
  const receive = fileReceiver({ maxMb: config.batchMaxFileMb, idleSeconds: config.uploadIdleSeconds });
  return async (req, res) => {
    const release = slots.take();
    try {
      prepareProcess();
      return { ...(await receive(req, res)), release };
    } catch (error) {
      release();
      throw error;
    }
  };
}

/** Makes an uploaded batch of a file. Refuses with 422 or 403 `plan_limit`. */
export async function takeUpload(
  deps: ApiDeps,
  actor: Actor,
  { filename, path, discard, release }: HeldFile,
  language: string,
): Promise<Batch> {
  const id = newId();
  try {
    const result = await deps.takeInFile({
      url: deps.config.databaseUrl,
      path,
      limits: { serviceRows: deps.config.batchMaxRows, planRows: planLimit(actor, ROWS_LIMIT) },
      id,
      accountId: actor.accountId,
      filename,
      language,
      createdAt: deps.clock(),
    });
    const refusal = refusalOf(result);
    if (refusal !== null) throw refusal;
  } finally {
    await discard();
    release();
  }
  return findBatch(deps.batches, id, null);
}
