import { readFile } from 'node:fs/promises';
import { invalidOption } from '../output/command-error.ts';
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
    throw invalidOption(option, `can not be read: ${fileReason(error)} (${path})`, error);
  }
}

export function fileReason(error: unknown): string {
  const code = errorCode(error);
  if (code !== null) return REASONS[code] ?? code;
  return error instanceof Error ? error.message : String(error);
}
