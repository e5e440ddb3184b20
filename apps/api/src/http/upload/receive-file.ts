import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { callbackify, promisify } from 'node:util';
import { DomainError, invalidField } from '@svc/domain/errors/domain-error';
import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';
import { readInTime } from '../body/arrival.ts';
import type { UploadFolder } from './upload-folder.ts';

interface FileLimits {
  readonly maxMb: number;
  /** Pause after which a stalled body is aborted. */
  readonly idleSeconds: number;
}

export interface ReceivedFile {
  readonly filename: string;
  readonly path: string;
  readonly discard: () => Promise<void>;
}

const BYTES_PER_MB = 1024 * 1024;
const FILENAME_MAX_CHARS = 255;
const OTHER_FIELDS_MAX = 20;
const FORM_TYPE = /^multipart\/form-data\s*;.*\bboundary=/i;

interface ReceivedForm {
  readonly files: ReadonlyMap<string, ReceivedFile>;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Receives the form field `file` into a folder. Throws 415, 413, 408, 400 or 422. */
export function fileReceiver(
  limits: FileLimits,
  folder: UploadFolder,
): (req: Request, res: Response) => Promise<ReceivedFile> {
  const receive = formReceiver(limits, folder, ['file']);

  return async (req, res) => {
    const file = (await receive(req, res)).files.get('file');
    if (file === undefined) throw fileRequired();
    return file;
  };
}

/** Receives a form with the given file fields, each at most once; throws the same errors, and 422 without `file`. */
export function formReceiver(
  limits: FileLimits,
  folder: UploadFolder,
  names: readonly string[],
): (req: Request, res: Response) => Promise<ReceivedForm> {
  const inFolder = callbackify(() => folder.path());
  const parse: RequestHandler = multer({
    storage: multer.diskStorage({
      destination: (_req, _file, done) => inFolder((error, path) => done(error, path)),
    }),
    limits: { fileSize: limits.maxMb * BYTES_PER_MB, files: names.length, fields: OTHER_FIELDS_MAX },
    // Browsers and libraries send file names in UTF-8.
    defParamCharset: 'utf8',
  }).fields(names.map((name) => ({ name, maxCount: 1 })));
  const read = promisify<Request, Response, void>(parse);

  return async (req, res) => {
    if (!FORM_TYPE.test(req.get('content-type') ?? '')) {
      throw new DomainError('unsupported_media_type', { message: 'upload_not_form' });
    }

    const { idleSeconds } = limits;
    await readInTime({ req, res, idleSeconds, failure: () => tooSlow(idleSeconds) }, () =>
      read(req, res).catch((error: unknown) => {
        throw readingError(error, limits);
      }),
    );
    const files = receivedFiles(req, names);
    if (!files.has('file')) {
      await Promise.all([...files.values()].map(({ discard }) => discard()));
      throw fileRequired();
    }

    const fields: unknown = req.body;

    return { files, fields: typeof fields === 'object' && fields !== null ? { ...fields } : {} };
  };
}

function receivedFiles({ files }: Request, names: readonly string[]): ReadonlyMap<string, ReceivedFile> {
  if (files === undefined || Array.isArray(files)) return new Map();

  return new Map(
    names.flatMap((name) => {
      const [file] = Object.hasOwn(files, name) ? (files[name] ?? []) : [];
      if (file === undefined) return [];
      const { originalname, path } = file;
      const received = { filename: safeName(originalname), path, discard: () => rm(path, { force: true }) };
      return [[name, received] as const];
    }),
  );
}

function tooSlow(seconds: number): DomainError {
  return new DomainError('request_timeout', { message: 'upload_too_slow', params: { seconds } });
}

function fileRequired(): DomainError {
  return invalidField('file', 'is required, once', { message: 'file_required' });
}

function readingError(error: unknown, { maxMb }: FileLimits): DomainError {
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') {
      return new DomainError('payload_too_large', {
        message: 'file_too_large',
        params: { limit: maxMb },
        cause: error,
      });
    }
    if (error.code === 'LIMIT_UNEXPECTED_FILE' || error.code === 'LIMIT_FILE_COUNT') return fileRequired();
  }

  return new DomainError('bad_request', { cause: error });
}

/** Returns the base name without characters that file names cannot have. */
function safeName(name: string): string {
  const own = basename(name.replaceAll('\\', '/'))
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '')
    .normalize('NFC')
    .trim();
  return own === '' ? 'file' : own.slice(0, FILENAME_MAX_CHARS);
}
