import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile as OpenArchive } from 'yauzl';
import { ZipFile } from 'yazl';
import { TableFileError } from '../table-file-error.ts';

export interface ArchiveLimits {
  /** Maximum inflated bytes per byte of the archive. */
  readonly ratioMax: number;
  readonly inflatedBytesMax: number;
}

/** Sizes of an archive, counted by inflating it once and discarding the content. */
interface ArchiveReport {
  readonly names: readonly string[];
  readonly declaredBytes: number;
  readonly inflatedBytes: number;
  /** True if an entry may have 64-bit sizes, which the workbook library reads as 32-bit ones where they follow the data. */
  readonly hasWideSizes: boolean;
}

/** Limits for ordinary workbooks, which inflate about ten times. */
export const ARCHIVE_LIMITS: ArchiveLimits = { ratioMax: 50, inflatedBytesMax: 400 * 1024 * 1024 };

/** Version 4.5 of the zip format. */
const WIDE_SIZES_SINCE = 45;

/**
 * Compares the declared and actual inflated sizes of a zip archive. Throws TableFileError: `archive_inflates` as soon
 * as either exceeds a limit, `encrypted`, `broken_archive`.
 */
export async function inspectArchive(
  content: Buffer,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<ArchiveReport> {
  const bytesMax = Math.min(limits.inflatedBytesMax, limits.ratioMax * content.length);
  const names: string[] = [];
  let [declaredBytes, inflatedBytes, hasWideSizes] = [0, 0, false];

  try {
    // Sizes are counted here, so that a false header gives an error with numbers instead of a reader failure.
    const archive = await fromBufferPromise(content, { lazyEntries: true, validateEntrySizes: false });
    for await (const entry of archive.eachEntry()) {
      names.push(entry.fileName);
      declaredBytes += entry.uncompressedSize;
      rejectAbove(declaredBytes, bytesMax, content.length);
      inflatedBytes += await inflatedSize(archive, entry, bytesMax - inflatedBytes, content.length);
      // Writers state the version in one of the two headers only.
      const localVersion = content.readUInt16LE(entry.relativeOffsetOfLocalHeader + 4);
      hasWideSizes ||= Math.max(localVersion, entry.versionNeededToExtract) >= WIDE_SIZES_SINCE;
    }
  } catch (error) {
    if (error instanceof TableFileError) throw error;
    throw new TableFileError('broken_archive', {}, error);
  }

  return { names, declaredBytes, inflatedBytes, hasWideSizes };
}

async function inflatedSize(
  archive: OpenArchive,
  entry: Entry,
  bytesLeft: number,
  archiveBytes: number,
): Promise<number> {
  if (entry.isEncrypted()) throw new TableFileError('encrypted', { name: entry.fileName });

  let [bytes, sum] = [0, 0];
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    sum = crc32(chunk, sum);
    rejectAbove(bytes, bytesLeft, archiveBytes);
  }

  // Some writers omit the checksum.
  const isDamaged = bytes !== entry.uncompressedSize || (entry.crc32 !== 0 && sum !== entry.crc32);
  if (isDamaged) throw new TableFileError('broken_archive', { name: entry.fileName });

  return bytes;
}

function rejectAbove(bytes: number, bytesMax: number, archiveBytes: number): void {
  if (bytes > bytesMax) throw new TableFileError('archive_inflates', { archiveBytes, bytesMax });
}

/**
 * Repacks the parts as a plain archive, because the workbook library does not support 64-bit sizes and other rare
 * features. Only for inspected content.
 */
export async function repackArchive(content: Buffer): Promise<Buffer> {
  const archive = await fromBufferPromise(content, { lazyEntries: true });
  const plain = new ZipFile();

  for await (const entry of archive.eachEntry()) {
    const part = await buffer(await archive.openReadStreamPromise(entry));
    if (!entry.fileName.endsWith('/')) plain.addBuffer(part, entry.fileName, { compress: false });
  }

  plain.end();

  return buffer(plain.outputStream);
}
