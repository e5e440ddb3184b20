import type { PartialFile } from '@svc/runtime/outbound/partial-file';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A partial download that survives the process. */
export interface PartialOnDisk extends PartialFile {
  readonly discard: () => void;
}

/** Partial download by name; ignores one of another URL. */
export function partialOnDisk(folder: string, name: string, url: string): PartialOnDisk {
  const [data, about] = [join(folder, `${name}.part`), join(folder, `${name}.json`)];
  const discard = (): void => {
    for (const file of [data, about]) rmSync(file, { force: true });
  };
  let isKept = false;

  return {
    held: () => {
      const validator = validatorOf(about, url);
      const bytes = validator === null ? null : readOrNull(data);
      isKept = bytes !== null;
      return validator === null || bytes === null || bytes.length === 0 ? null : { bytes, validator };
    },
    begin: (validator) => {
      discard();
      isKept = validator !== null;
      if (!isKept) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(about, JSON.stringify({ url, validator }));
      writeFileSync(data, '');
    },
    append: (chunk) => {
      if (isKept) appendFileSync(data, chunk);
    },
    discard,
  };
}

function readOrNull(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    // No usable partial download: start over.
    return null;
  }
}

function validatorOf(path: string, url: string): string | null {
  try {
    const about: unknown = JSON.parse(readOrNull(path)?.toString('utf8') ?? 'null');
    if (typeof about !== 'object' || about === null || !('url' in about) || !('validator' in about))
      return null;
    return about.url === url && typeof about.validator === 'string' ? about.validator : null;
  } catch {
    return null;
  }
}
