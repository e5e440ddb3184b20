import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** The same parts in a plain archive: sizes of 64 bits and other rarities are beyond the workbook library. Only for content that was inspected. */
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
