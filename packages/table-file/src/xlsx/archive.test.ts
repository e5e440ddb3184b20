import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it, jest } from '@jest/globals';
import { ZipFile } from 'yazl';
import { inspectArchive } from './archive.ts';
import { readXlsx } from './read-xlsx.ts';
import { sheetPart, workbookParts } from './xlsx-xml.ts';

interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
  readonly declaredBytes?: number;
  readonly flags?: number;
  readonly sum?: number;
}

/** A zip archive whose entries may declare what they are not. */
function zip(...entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;

  for (const entry of entries) {
    const data = deflateRawSync(entry.content);
    const local = Buffer.concat([
      header(entry, data.length, 0x04034b50, 4, 30),
      Buffer.from(entry.name),
      data,
    ]);
    const central = header(entry, data.length, 0x02014b50, 6, 46);

    central.writeUInt32LE(offset, 42);
    locals.push(local);
    centrals.push(central, Buffer.from(entry.name));
    offset += local.length;
  }

  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);

  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);

  return Buffer.concat([...locals, directory, end]);
}

/** The fields that local and central headers share begin at `at`. */
function header(entry: ZipEntry, packed: number, signature: number, at: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(entry.flags ?? 0, at + 2);
  bytes.writeUInt16LE(8, at + 4);
  bytes.writeUInt32LE(entry.sum ?? 0, at + 10);
  bytes.writeUInt32LE(packed, at + 14);
  bytes.writeUInt32LE(entry.declaredBytes ?? entry.content.length, at + 18);
  bytes.writeUInt16LE(entry.name.length, at + 22);

  return bytes;
}

const TEXT = Buffer.from(Array.from({ length: 2000 }, (_, index) => `${index * 7919}`).join(','));

describe('inspectArchive', () => {
  it('counts the content of an honest archive', async () => {
    const report = await inspectArchive(
      zip({ name: 'a.xml', content: TEXT }, { name: 'b/c.xml', content: TEXT }),
    );
    expect(report).toEqual({
      names: ['a.xml', 'b/c.xml'],
      declaredBytes: 2 * TEXT.length,
      inflatedBytes: 2 * TEXT.length,
      hasWideSizes: false,
    });
  });

  it('rejects a declared size that is too large, before decompressing', async () => {
    const bomb = zip({ name: 'a.xml', content: TEXT, declaredBytes: 500 * 1024 * 1024 });
    await expect(inspectArchive(bomb)).rejects.toMatchObject({ code: 'archive_inflates' });
  });

  it('rejects data that decompresses beyond its declared size', async () => {
    const bomb = zip({ name: 'a.xml', content: Buffer.alloc(20 * 1024 * 1024), declaredBytes: 1000 });
    await expect(inspectArchive(bomb)).rejects.toMatchObject({
      code: 'archive_inflates',
      params: { archiveBytes: bomb.length },
    });
  });

  it('adds up the entries', async () => {
    const half = { content: TEXT };
    const archive = zip({ name: 'a', ...half }, { name: 'b', ...half });
    const limits = { ratioMax: 50, inflatedBytesMax: TEXT.length * 2 - 1 };

    await expect(inspectArchive(archive, limits)).rejects.toMatchObject({ code: 'archive_inflates' });
    await expect(
      inspectArchive(archive, { ...limits, inflatedBytesMax: TEXT.length * 2 }),
    ).resolves.toBeDefined();
  });

  it('rejects a wrong size even within the limits', async () => {
    const lying = zip({ name: 'a.xml', content: TEXT, declaredBytes: TEXT.length - 1 });
    await expect(inspectArchive(lying)).rejects.toMatchObject({
      code: 'broken_archive',
      params: { name: 'a.xml' },
    });
  });

  it('rejects encrypted entries and bytes that are not an archive', async () => {
    await expect(inspectArchive(zip({ name: 'a', content: TEXT, flags: 1 }))).rejects.toMatchObject({
      code: 'encrypted',
    });
    await expect(inspectArchive(Buffer.from('PK\u0003\u0004 and nothing more'))).rejects.toMatchObject({
      code: 'broken_archive',
    });
  });

  it('rejects data with a wrong checksum', async () => {
    const entry = { name: 'a.xml', content: TEXT };
    await expect(inspectArchive(zip({ ...entry, sum: crc32(TEXT) }))).resolves.toBeDefined();
    await expect(inspectArchive(zip({ ...entry, sum: 1 }))).rejects.toMatchObject({ code: 'broken_archive' });
  });

  it('rejects damaged data', async () => {
    const damaged = zip({ name: 'a.xml', content: TEXT });
    damaged.fill(0xff, 40, 60);
    await expect(inspectArchive(damaged)).rejects.toMatchObject({ code: 'broken_archive' });
  });
});

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEET =
  `<worksheet xmlns="${MAIN}"><sheetData><row><c t="inlineStr"><is><t>description</t></is></c></row>` +
  '<row><c t="inlineStr"><is><t>Cotton shirt</t></is></c></row></sheetData></worksheet>';

/** A workbook with 64-bit archive sizes, as streaming writers produce. */
async function workbookOf64Bits(rename: (name: string) => string = (name) => name): Promise<Buffer> {
  const archive = new ZipFile();
  const parts = [...workbookParts(['Products']), [sheetPart(0), SHEET] as const];
  for (const [name, xml] of parts)
    archive.addReadStream(Readable.from([rename(xml)]), rename(name), { forceZip64Format: true });
  archive.end({ forceZip64Format: true, comment: '' });

  return buffer(archive.outputStream);
}

describe('repackArchive', () => {
  it('reads a 64-bit archive without a complaint of the workbook library', async () => {
    const printed = jest.spyOn(console, 'error');
    expect((await readXlsx(await workbookOf64Bits())).rows).toEqual([['description'], ['Cotton shirt']]);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });

  it('reads a workbook under an unusual name', async () => {
    const content = await workbookOf64Bits((text) => text.replaceAll('workbook.xml', 'workbook2.xml'));
    expect((await readXlsx(content)).rows).toEqual([['description'], ['Cotton shirt']]);
  });
});
