import { afterEach, describe, expect, it } from '@jest/globals';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment } from './child-environment.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

describe('childEnvironment', () => {
  it('leaves out what a child must not know, and keeps the rest', async () => {
    Object.assign(process.env, { SECRET_KEY: 'a', DATABASE_URL: 'b', REDIS_URL: 'c', LOG_LEVEL: 'debug' });
    const folder = mkdtempSync(join(tmpdir(), 'child-'));
    const file = join(folder, 'child.mjs');
    writeFileSync(file, 'process.send(process.env); process.disconnect();');
    const [seen] = await once(fork(file, { env: childEnvironment(), execArgv: [] }), 'message');
    rmSync(folder, { recursive: true });
    expect(seen).toMatchObject({ LOG_LEVEL: 'debug', PATH: before['PATH'] });
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['SECRET_KEY']));
    expect(JSON.stringify([seen.SECRET_KEY, seen.DATABASE_URL, seen.REDIS_URL])).toBe('[null,null,null]');
  });
});
