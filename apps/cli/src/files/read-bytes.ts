import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { CommandError, invalidOption } from '../output/command-error.ts';
import { errorCode } from './error-code.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};

/** Content of the file that an option names. Throws CommandError with the option. */
export async function readBytes(option: string, path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw invalidOption(option, `cannot be read: ${fileReason(error)} (${path})`, error);
  }
}

/** Text of a file of the installation. Throws CommandError. */
export function readTextFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new CommandError('service_unavailable', `${path} cannot be read: ${fileReason(cause)}`, { cause });
  }
}

export function fileReason(error: unknown): string {
  const code = errorCode(error);
  if (code !== null) return REASONS[code] ?? code;
  return error instanceof Error ? error.message : String(error);
}

const PATH_FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not use it',
  EEXIST: 'it exists already; name another one',
  EISDIR: 'it is a folder, not a file',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'a part of it is a file, not a folder',
  EPERM: 'this account may not use it',
  EROFS: 'its disk is read-only',
};

/** Problem with the path of a system error; null for other errors. */
export function pathFault(error: unknown): string | null {
  const reason = PATH_FAULTS[errorCode(error) ?? ''];
  const path: unknown = typeof error === 'object' && error !== null && 'path' in error ? error.path : null;
  return reason === undefined || typeof path !== 'string' ? null : `${path} cannot be used: ${reason}`;
}

/** Value of a JSON text; null if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
