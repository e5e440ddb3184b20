import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { callbackify, promisify } from 'node:util';
import { refuse, refuseField, type Refusal } from '@svc/domain/errors/refusal';
import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';
import { watchArrival } from '../arrival.ts';
import type { UploadFolder } from './upload-folder.ts';

/** Limits of a file that is received. */
interface FileLimits {
  readonly maxMb: number;
  /** Pause after which a stalled body is given up. */
  readonly idleSeconds: number;
}

/** A file as it was sent. */
export interface ReceivedFile {
  readonly filename: string;
  /** Where it lies for the time being, so that memory does not hold it. */
  readonly path: string;
  /** Deletes it. */
  readonly discard: () => Promise<void>;
}

const BYTES_PER_MB = 1024 * 1024;
const FILENAME_MAX_CHARS = 255;
const OTHER_FIELDS_MAX = 20;
const FORM_TYPE = /^multipart\/form-data\s*;.*\bboundary=/i;

/** Receives the form field `file` into a file of a folder. Refuses with 415, 413, 408, 400 or 422. */
export function fileReceiver(
  limits: FileLimits,
  folder: UploadFolder,
): (req: Request, res: Response) => Promise<ReceivedFile> {
  const inFolder = callbackify(() => folder.path());
  const parse: RequestHandler = multer({
    storage: multer.diskStorage({
      destination: (_req, _file, done) => inFolder((error, path) => done(error, path)),
    }),
    limits: { fileSize: limits.maxMb * BYTES_PER_MB, files: 1, fields: OTHER_FIELDS_MAX },
    // Browsers and libraries write names in UTF-8.
    defParamCharset: 'utf8',
  }).single('file');
  const read = promisify<Request, Response, void>(parse);

  return async (req, res) => {
    if (!FORM_TYPE.test(req.get('content-type') ?? '')) {
      throw refuse('unsupported_media_type', { message: 'upload_not_form' });
    }

    const watch = watchArrival(limits.idleSeconds, () => tooSlow(limits.idleSeconds));
    const onData = (chunk: Buffer): void => watch.arrived(chunk.length);

    req.on('data', onData);
    try {
      await Promise.race([
        read(req, res).catch((error: unknown) => {
          throw readingRefusal(error, limits);
        }),
        watch.tooSlow,
      ]);
    } catch (error) {
      // What is still to come of the body will not be read.
      if (!req.complete) res.set('Connection', 'close');
      throw error;
    } finally {
      watch.stop();
      req.off('data', onData);
    }

    if (req.file === undefined) throw fileRequired();

    const { originalname, path } = req.file;
    return { filename: safeName(originalname), path, discard: () => rm(path, { force: true }) };
  };
}

function tooSlow(seconds: number): Refusal {
  return refuse('request_timeout', { message: 'upload_too_slow', params: { seconds } });
}

function fileRequired(): Refusal {
  return refuseField('file', 'is required, once', { message: 'file_required' });
}

function readingRefusal(error: unknown, { maxMb }: FileLimits): Refusal {
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') {
      return refuse('payload_too_large', {
        message: 'file_too_large',
        params: { limit: maxMb },
        cause: error,
      });
    }
    if (error.code === 'LIMIT_UNEXPECTED_FILE' || error.code === 'LIMIT_FILE_COUNT') return fileRequired();
  }

  // The form is cut off or is none inside.
  return refuse('bad_request', { cause: error });
}

/** The name without folders and signs that no file name has. */
function safeName(name: string): string {
  const own = basename(name.replaceAll('\\', '/'))
    .replace(/[\p{Cc}\p{Surrogate}]/gu, '')
    .normalize('NFC')
    .trim();
  return own === '' ? 'file' : own.slice(0, FILENAME_MAX_CHARS);
}
