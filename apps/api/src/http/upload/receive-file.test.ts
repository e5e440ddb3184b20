import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { silentLogger } from '@svc/runtime/logger';
import express from 'express';
import request from 'supertest';
import { emptyFolder } from '@svc/testkit/folder';
import { openContext } from '../request-context.ts';
import { errorRenderer } from '../error-renderer.ts';
import { formReceiver } from './receive-file.ts';
import { createUploadFolder } from './upload-folder.ts';

const MIB = 1024 * 1024;
const BOUNDARY = 'x-boundary';

const parent = emptyFolder();

/** An app that takes forms with `file` and `rates`, returns what it received and deletes it. */
function app() {
  const receive = formReceiver({ maxMb: 1, idleSeconds: 30 }, createUploadFolder(parent), ['file', 'rates']);
  const own = express();
  own.use(openContext(silentLogger));
  own.post('/', async (req, res) => {
    const { files, fields } = await receive(req, res);
    const read = [...files].map(([name, { filename, path }]) => [name, filename, readFileSync(path, 'utf8')]);
    await Promise.all([...files.values()].map(({ discard }) => discard()));
    // A second call is not an error.
    await Promise.all([...files.values()].map(({ discard }) => discard()));
    res.json({ read, fields });
  });
  own.use(errorRenderer(() => false));
  return request(own);
}

/** Names of the files that lie in the folders of uploads. */
const left = () =>
  readdirSync(parent).flatMap((folder) =>
    existsSync(join(parent, folder)) ? readdirSync(join(parent, folder)) : [],
  );

const part = (name: string, filename: string | null, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"` +
  `${filename === null ? '' : `; filename="${filename}"`}\r\n\r\n${content}\r\n`;

/** Sends a raw form, with names that clients would not send. */
async function sendForm(...parts: readonly string[]) {
  const call = app().post('/').set('Content-Type', `multipart/form-data; boundary=${BOUNDARY}`);
  call.write(`${parts.join('')}--${BOUNDARY}--\r\n`);
  const { status, body } = await call;
  return { status, body: body as { read?: unknown; fields?: unknown; code?: string } };
}

const nameOf = async (filename: string) => {
  const { body } = await sendForm(part('file', filename, 'a'));
  return (body.read as string[][] | undefined)?.[0]?.[1];
};

describe('a form', () => {
  it('returns its files by field, and its other fields as text', async () => {
    const { status, body } = await sendForm(
      part('file', 'a.csv', 'Áo,thun\n'),
      part('note', null, 'mới'),
      part('rates', 'b.csv', ''),
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      read: [
        ['file', 'a.csv', 'Áo,thun\n'],
        ['rates', 'b.csv', ''],
      ],
      fields: { note: 'mới' },
    });
    expect(left()).toEqual([]);
  });

  it.each([
    ['its file twice', [part('file', 'a.csv', 'a'), part('file', 'b.csv', 'b')]],
    ['a file under a field that is not asked for', [part('file', 'a.csv', 'a'), part('other', 'b.csv', 'b')]],
    ['no file', [part('note', null, 'x')]],
    ['text in place of its file', [part('file', null, 'a')]],
    ['the second of its files alone', [part('rates', 'b.csv', 'b')]],
  ])('with %s is rejected and leaves nothing behind', async (_what, parts) => {
    expect(await sendForm(...parts)).toMatchObject({
      status: 422,
      body: { code: 'validation_error', errors: [{ field: 'file' }] },
    });
    expect(left()).toEqual([]);
  });

  it('accepts a file at the limit and rejects one byte more', async () => {
    expect((await sendForm(part('file', 'a.csv', 'x'.repeat(MIB)))).status).toBe(200);
    const over = await sendForm(part('file', 'a.csv', 'x'.repeat(MIB + 1)));
    expect([over.status, over.body.code]).toEqual([413, 'payload_too_large']);
    expect(left()).toEqual([]);
  });

  it('limits the number of its other fields', async () => {
    const fields = (count: number) =>
      Array.from({ length: count }, (_, place) => part(`f${place}`, null, 'x'));
    expect((await sendForm(...fields(20), part('file', 'a.csv', 'a'))).status).toBe(200);
    expect((await sendForm(...fields(21), part('file', 'a.csv', 'a'))).status).toBe(400);
    expect(left()).toEqual([]);
  });

  it('that is cut off is rejected with 400', async () => {
    const call = app().post('/').set('Content-Type', `multipart/form-data; boundary=${BOUNDARY}`);
    call.write(part('file', 'a.csv', 'half of a li'));
    expect((await call).status).toBe(400);
    expect(left()).toEqual([]);
  });

  it.each(['application/json', 'multipart/form-data', 'multipart/mixed; boundary=x', 'text/csv'])(
    'of the type %s is rejected with 415',
    async (type) => {
      const { status, body } = await app().post('/').set('Content-Type', type).send('x');
      expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
    },
  );
});

describe('the name of a file', () => {
  it.each([
    ['folders', '../../etc/passwd', 'passwd'],
    ['folders of Windows', 'C:\\\\Users\\\\Ana\\\\list.csv', 'list.csv'],
    ['blanks around it', '  list.csv ', 'list.csv'],
    ['a tab', 'a\tb.csv', 'ab.csv'],
    ['a sign that reverses the order of letters', 'a\u202evsc.exe', 'avsc.exe'],
    ['nothing but blanks', '   ', 'file'],
  ])('is stripped of %s', async (_what, sent, kept) => {
    expect(await nameOf(sent)).toBe(kept);
  });

  it('is normalised to NFC, whatever its script', async () => {
    expect(await nameOf('Danh mục hàng hóa.csv'.normalize('NFD'))).toBe('Danh mục hàng hóa.csv');
    expect(await nameOf('商品一覧.xlsx')).toBe('商品一覧.xlsx');
  });

  it('is cut at 255 characters', async () => {
    expect(await nameOf(`${'x'.repeat(300)}.csv`)).toBe('x'.repeat(255));
  });
});
