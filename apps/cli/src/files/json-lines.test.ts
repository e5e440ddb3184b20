import { describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suiteFolder } from '@svc/testkit/folder';
import { CommandError } from '../output/command-error.ts';
import { lineList, readJsonLines } from './json-lines.ts';

const folder = suiteFolder();

async function read(content: string | Buffer) {
  const path = join(folder, 'file.jsonl');
  writeFileSync(path, content);
  const entries = [];
  for await (const entry of readJsonLines('cases', path)) entries.push(entry);
  return entries;
}

async function refusal(path: string): Promise<unknown> {
  try {
    for await (const entry of readJsonLines('cases', path)) return entry;
    return null;
  } catch (error) {
    return error;
  }
}

describe('JSON lines', () => {
  it('are numbered from 1, including skipped blank ones', async () => {
    expect(await read('{"a":1}\n\n  \t\n{"a":2}')).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 4, value: { a: 2 } },
    ]);
  });

  it.each([
    ['line feeds', '\n'],
    ['Windows line ends', '\r\n'],
  ])('can end in %s', async (_what, end) => {
    expect(await read(`1${end}2${end}`)).toEqual([
      { line: 1, value: 1 },
      { line: 2, value: 2 },
    ]);
  });

  it('can start with a byte order mark, once only', async () => {
    expect(await read('\ufeff{"a":"Áo"}\n')).toEqual([{ line: 1, value: { a: 'Áo' } }]);
    expect(await read('\ufeff')).toEqual([]);
  });

  it('are reported by number if invalid, and the others are read', async () => {
    const entries = await read('{"a":1}\nnonsense\n{"a":\n[1]\n{"a":1} {"a":2}\nnull\n');
    expect(entries.map((entry) => ['fault' in entry, entry.line])).toEqual([
      [false, 1],
      [true, 2],
      [true, 3],
      [false, 4],
      [true, 5],
      [false, 6],
    ]);
    expect(entries.at(-1)).toEqual({ line: 6, value: null });
  });

  it('can be longer than a chunk, with characters across chunk boundaries', async () => {
    const text = 'đôi giày '.repeat(40_000);
    expect(await read(`${JSON.stringify({ text })}\n{"last":true}\n`)).toEqual([
      { line: 1, value: { text } },
      { line: 2, value: { last: true } },
    ]);
  });

  it('are empty for a file without content', async () => expect(await read('')).toEqual([]));

  it.each([
    ['is not there', () => join(folder, 'none.jsonl'), 'there is no such file'],
    ['is a folder', () => folder, 'it is a folder'],
  ])('of a file that %s are rejected with the option that names it', async (_how, path, words) => {
    const error = await refusal(path());
    expect(error).toBeInstanceOf(CommandError);
    expect(error).toMatchObject({
      code: 'validation_error',
      message: expect.stringContaining(words),
      errors: [{ field: 'cases', message: expect.stringContaining(path()) }],
    });
  });

  it('can be abandoned early', async () => {
    const path = join(folder, 'file.jsonl');
    writeFileSync(path, '1\n2\nnonsense\n');
    for await (const entry of readJsonLines('cases', path)) {
      expect(entry).toEqual({ line: 1, value: 1 });
      break;
    }
  });
});

describe('a list of lines in plain text', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ line: place + 1, reason: `reason ${place + 1}` }));

  it('is empty without lines', () => expect(lineList('not taken', [])).toEqual([]));

  it.each([
    [1, 2, '  line 1: reason 1'],
    [20, 21, '  line 20: reason 20'],
    [21, 22, '  and 1 more'],
    [50_000, 22, '  and 49980 more'],
  ])('of %d has %d lines and ends with "%s"', (count, length, last) => {
    const list = lineList('not taken', lines(count));
    expect([list[0], list.length, list.at(-1)]).toEqual([`${count} not taken:`, length, last]);
  });
});
