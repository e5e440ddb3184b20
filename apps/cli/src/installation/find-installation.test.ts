import { beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suiteFolder } from '@svc/testkit/folder';
import { findInstallation } from './find-installation.ts';

const dataDir = suiteFolder();
const DATABASE = 'postgresql://postgres@127.0.0.1:5499/svc';
const REDIS = 'redis://127.0.0.1:6399';

beforeAll(() => {
  const runtime = { databaseUrl: DATABASE, redisUrl: REDIS, port: 8080, pid: 1 };
  writeFileSync(join(dataDir, 'runtime.json'), JSON.stringify(runtime));
});

describe('findInstallation', () => {
  it('uses the service running on the data folder', () => {
    expect(findInstallation({ dataDir, databaseUrl: null, redisUrl: null })).toEqual({
      databaseUrl: DATABASE,
      redisUrl: REDIS,
    });
  });

  it('prefers DATABASE_URL, and uses the queue only of a service on the same database', () => {
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

  it('reports that the service must be started if there is neither', () => {
    const nowhere = { dataDir: join(dataDir, 'none'), databaseUrl: null, redisUrl: null };
    expect(() => findInstallation(nowhere)).toThrow('start the service first');
  });

  it('rejects a runtime file not written by the service', () => {
    const folder = mkdtempSync(join(dataDir, 'broken-'));
    writeFileSync(join(folder, 'runtime.json'), '{"databaseUrl":');

    expect(() => findInstallation({ dataDir: folder, databaseUrl: null, redisUrl: null })).toThrow(
      'is not what a running service writes',
    );
  });
});
