import { describe, expect, it } from '@jest/globals';
import { PassThrough, Readable } from 'node:stream';
import { readFirstLine } from './read-first-line.ts';

const lineOf = (...chunks: readonly (string | Buffer)[]): Promise<string> =>
  readFirstLine(Readable.from(chunks.map((chunk) => Buffer.from(chunk))));

describe('the first line of an input', () => {
  it.each([
    ['one line', ['secret\n'], 'secret'],
    ['a line without an end', ['secret'], 'secret'],
    ['a Windows line end', ['secret\r\nmore\r\n'], 'secret'],
    ['more lines', ['secret\nmore\n'], 'secret'],
    ['a line in pieces', ['sec', 'ret', '\n'], 'secret'],
    ['a line end in pieces', ['secret\r', '\nmore'], 'secret'],
    ['blanks, which belong to it', ['  se cret \n'], '  se cret '],
    ['an empty first line', ['\nsecret\n'], ''],
    ['nothing', [], ''],
  ])('is read from %s', async (_what, chunks, line) => expect(await lineOf(...chunks)).toBe(line));

  it('is complete if a character arrives in pieces', async () => {
    const bytes = Buffer.from('mật khẩu\n');
    expect(await lineOf(...Array.from(bytes, (byte) => Buffer.of(byte)))).toBe('mật khẩu');
  });

  it('does not wait for an input that stays open, and closes it', async () => {
    const input = new PassThrough();
    const line = readFirstLine(input);
    input.write('secret\n');
    expect(await line).toBe('secret');
    expect(input.destroyed).toBe(true);
  });
});
