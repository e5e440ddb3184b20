import { describe, expect, it } from '@jest/globals';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@svc/testkit/folder';
import { partialOnDisk } from './partial-on-disk.ts';

const URL = 'https://hts.example/export';
const folder = join(emptyFolder(), 'downloads');

const open = (url = URL, name = 'US-schedule') => partialOnDisk(folder, name, url);

function keep(validator: string | null, ...chunks: readonly string[]): void {
  const partial = open();
  partial.begin(validator);
  for (const chunk of chunks) partial.append(Buffer.from(chunk));
}

describe('an interrupted download', () => {
  it('is stored for the next process, with its validator', () => {
    keep('"v1"', 'code,', 'Áo');
    expect(open().held()).toEqual({ bytes: Buffer.from('code,Áo'), validator: '"v1"' });
  });

  it('continues at its end', () => {
    keep('"v1"', 'code,');
    const again = open();
    again.held();
    again.append(Buffer.from('text'));
    expect(open().held()?.bytes.toString()).toBe('code,text');
  });

  it('is discarded when a file starts again', () => {
    keep('"v1"', 'old');
    keep('"v2"', 'new');
    expect(open().held()).toEqual({ bytes: Buffer.from('new'), validator: '"v2"' });
  });

  it('is discarded, with anything earlier, if its version is not named', () => {
    keep('"v1"', 'old');
    keep(null, 'code,');
    expect(open().held()).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('from another address is not used', () => {
    keep('"v1"', 'code,');
    expect(open('https://hts.example/other').held()).toBeNull();
    expect(open().held()).not.toBeNull();
  });

  it('of another file is separate', () => {
    keep('"v1"', 'code,');
    expect(open(URL, 'US-rates').held()).toBeNull();
  });

  it('is ignored without any bytes', () => {
    keep('"v1"');
    expect(open().held()).toBeNull();
  });

  it('leaves no file when discarded, even twice', () => {
    keep('"v1"', 'code,');
    const partial = open();
    partial.discard();
    partial.discard();
    expect([open().held(), readdirSync(folder)]).toEqual([null, []]);
  });

  it('creates its folder only when there is data to store', () => {
    const partial = open();
    partial.held();
    partial.begin(null);
    partial.append(Buffer.from('x'));
    expect(existsSync(folder)).toBe(false);
  });
});

describe('a file left by another program', () => {
  it.each([
    ['no JSON', 'nonsense'],
    ['an empty file', ''],
    ['null', 'null'],
    ['no version', JSON.stringify({ url: URL })],
    ['a version that is no text', JSON.stringify({ url: URL, validator: 1 })],
    ['a list', '[]'],
  ])('is not used: %s', (_what, about) => {
    keep('"v1"', 'code,');
    writeFileSync(join(folder, 'US-schedule.json'), about);
    expect(open().held()).toBeNull();
  });

  it('is not used if the bytes are missing or a folder', () => {
    keep('"v1"', 'code,');
    rmSync(join(folder, 'US-schedule.part'));
    expect(open().held()).toBeNull();
    mkdirSync(join(folder, 'US-schedule.part'));
    expect(open().held()).toBeNull();
  });
});
