import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findInstallation } from './find-installation.ts';

let dataDir: string;
const DATABASE = 'postgresql://postgres@127.0.0.1:5499/svc';
const REDIS = 'redis://127.0.0.1:6399';

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-dir-'));
  const runtime = { databaseUrl: DATABASE, redisUrl: REDIS, port: 8080, pid: 1 };
  writeFileSync(join(dataDir, 'runtime.json'), JSON.stringify(runtime));
});

afterAll(() => rmSync(dataDir, { recursive: true }));

describe('findInstallation', () => {
  it('takes the service that runs on the data folder', () => {
    expect(findInstallation({ dataDir, databaseUrl: null, redisUrl: null })).toEqual({
      databaseUrl: DATABASE,
      redisUrl: REDIS,
    });
  });

  it('takes DATABASE_URL before it, and the queue only of a service on the same database', () => {
    const other = 'postgresql://elsewhere/svc';
    expect(findInstallation({ dataDir, databaseUrl: other, redisUrl: null })).toEqual({
      databaseUrl: other,
      redisUrl: null,
    });
    expect(findInstallation({ dataDir, databaseUrl: DATABASE, redisUrl: null }).redisUrl).toBe(REDIS);
    expect(findInstallation({ dataDir, databaseUrl: other, redisUrl: 'redis://own' }).redisUrl).toBe(
      'redis://own',
    );
  });

  it('says that the service must be started when there is neither', () => {
    const nowhere = { dataDir: join(dataDir, 'none'), databaseUrl: null, redisUrl: null };
    expect(() => findInstallation(nowhere)).toThrow('start the service first');
  });

  it('rejects a runtime file that no service wrote', () => {
    const folder = mkdtempSync(join(dataDir, 'broken-'));
    writeFileSync(join(folder, 'runtime.json'), '{"databaseUrl":');

    expect(() => findInstallation({ dataDir: folder, databaseUrl: null, redisUrl: null })).toThrow(
      'is not what a running service writes',
    );
  });
});
