import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { waitFor } from '@svc/testkit/wait-for';
import { startApps } from './apps.ts';

const folder = mkdtempSync(join(tmpdir(), 'svc-apps-'));
const dataDir = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true }));

/** An app that stops as long as its name says after SIGTERM, and then leaves a mark. */
const source = (name: string, stopMs: number): string => `
  import { writeFileSync } from 'node:fs';
  const mark = (word) => writeFileSync(${JSON.stringify(join(folder, name))}, word);
  process.on('SIGTERM', () => {
    mark('stopping');
    setTimeout(() => { mark('finished'); process.exit(0); }, ${stopMs});
  });
  setInterval(() => undefined, 1000);
  mark('started');
`;

const APPS = {
  api: 7000,
  'worker-classify': 200,
  'worker-batch': 200,
  'worker-tariff': 200,
  'worker-webhook': 200,
} as const;

beforeAll(() => {
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');

  for (const [name, stopMs] of Object.entries(APPS)) {
    mkdirSync(join(folder, 'apps', name, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'apps', name, 'dist', 'main.js'), source(name, stopMs));
  }
});

const markOf = (name: string): string | null =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null;

it('lets running API calls finish within 8 s while the workers stop', async () => {
  const apps = startApps(
    {
      port: 1,
      host: '127.0.0.1',
      dataDir,
      environment: 'test',
      appsDir: join(folder, 'apps'),
      inherited: { SECRET_KEY: 'none' },
      say: () => undefined,
    },
    { databaseUrl: () => 'postgresql://nowhere', redisUrl: () => null },
  );
  const names = Object.keys(APPS);

  await waitFor('every app to run', () => names.every((name) => markOf(name) === 'started'));

  const from = performance.now();
  await apps.stop();

  expect(names.map(markOf)).toEqual(names.map(() => 'finished'));
  expect(performance.now() - from).toTakeUnder(9000);
});
