import { describe, expect, it } from '@jest/globals';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { waitFor } from '@svc/testkit/wait-for';
import { openAppLog, readableLine } from './app-log.ts';

describe('readableLine', () => {
  it('shows warnings and errors with the reason on one line', () => {
    expect(readableLine('{"level":"warn","message":"slow"}')).toBe('warn: slow');
    expect(
      readableLine('{"level":"error","message":"a stop failed","error":{"message":"two\\nlines"}}'),
    ).toBe('error: a stop failed (two lines)');
  });

  it('writes everything else only to the file', () => {
    expect(readableLine('{"level":"info","message":"listening"}')).toBeNull();
    expect(readableLine('not JSON')).toBeNull();
    expect(readableLine('null')).toBeNull();
  });
});

describe('openAppLog', () => {
  it('writes every line, shows errors, and rotates a full file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'app-log-'));
    const path = join(folder, 'api.log');

    writeFileSync(path, '');
    truncateSync(path, 11 * 1024 * 1024);

    const shown: string[] = [];
    const lines = ['{"level":"info","message":"one"}', '{"level":"error","message":"two"}'];

    openAppLog('api', path, (line) => shown.push(line)).follow(
      Readable.from([`${lines.join('\n')}\n`]),
      Readable.from(['trace\n']),
    );
    await waitFor(
      'the lines',
      () => shown.length === 2 && readFileSync(path, 'utf8').split('\n').length > lines.length + 1,
    );

    expect(shown.toSorted()).toEqual(['api: error: two', 'api: trace']);
    expect(readFileSync(path, 'utf8').trim().split('\n').toSorted()).toEqual(['trace', ...lines].toSorted());
    expect(statSync(`${path}.1`).size).toBe(11 * 1024 * 1024);

    rmSync(folder, { recursive: true });
  });

  it('has two files of bounded size however much an app writes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'app-log-'));
    const path = join(folder, 'api.log');
    const shown: string[] = [];
    const block = `${'x'.repeat(1023)}\n`.repeat(1024);

    function* output(): Generator<string> {
      for (let mib = 0; mib < 35; mib += 1) yield block;
      yield '{"level":"error","message":"the end"}\n';
    }

    openAppLog('api', path, (line) => shown.push(line)).follow(Readable.from(output()), Readable.from([]));
    await waitFor('the last line', () => readFileSync(path, 'utf8').endsWith('"the end"}\n'));

    expect(readdirSync(folder).toSorted()).toEqual(['api.log', 'api.log.1']);

    for (const file of ['api.log', 'api.log.1'])
      expect(statSync(join(folder, file)).size).toBeLessThan(10.1 * 1024 * 1024);
    expect(shown).toHaveLength(1);

    rmSync(folder, { recursive: true });
  });
});
