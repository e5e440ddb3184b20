import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { PACKAGED_FOLDER } from './packaged-models.ts';

const FILES = [
  'dense.model',
  'eu.model',
  'glossary.tsv',
  'subheadings.model',
  'us.model',
  'vn.model',
  'weights.json',
] as const;
const CHECKSUMS = 'checksums.json';

type Checksums = Readonly<Record<string, string | null>>;

/** SHA-256 of a folder's models, hexadecimal, by file name; null if missing. */
export function modelChecksums(folder: URL = PACKAGED_FOLDER): Checksums {
  return Object.fromEntries(
    FILES.map((name) => {
      const file = new URL(name, folder);
      return [name, existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null];
    }),
  );
}

/** Models of a folder that are missing or differ from its checksums; also the checksum file if it is missing. */
export function damagedModels(folder: URL = PACKAGED_FOLDER): readonly string[] {
  const file = new URL(CHECKSUMS, folder);
  if (!existsSync(file)) return [CHECKSUMS];
  // Only `modelChecksums` writes this file.
  const expected = JSON.parse(readFileSync(file, 'utf8')) as Checksums;
  const found = modelChecksums(folder);
  return FILES.filter((name) => found[name] === null || found[name] !== expected[name]);
}
