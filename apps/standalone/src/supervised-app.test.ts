import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isRunning } from '@svc/local-services/child-process';
import { waitFor } from '@svc/testkit/wait-for';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { emptyFolder } from '@svc/testkit/folder';
import { keepApp, type SupervisedApp } from './supervised-app.ts';

const LONG_MS = 60_000;
const folder = emptyFolder();
let said: string[];
let lines: string[];
const open: SupervisedApp[] = [];

beforeEach(() => {
  said = [];
  lines = [];
});
afterEach(async () => {
  for (const app of open.splice(0)) await app.stop(0);
});

/** Supervises an app of these lines; it first writes the id of its process. */
function keep(
  script: string,
  environment: () => Record<string, string | undefined> = () => ({}),
): SupervisedApp {
  const entry = join(folder, 'main.mjs');
  writeFileSync(entry, `console.log('pid', process.pid);\n${script}\n`);
  const app = keepApp({
    name: 'worker-x',
    entry,
    nodeFlags: ['--no-warnings'],
    environment,
    log: {
      follow: (output, errors) => {
        for (const input of [output, errors])
          createInterface({ input }).on('line', (line) => lines.push(line));
      },
    },
    say: (line) => said.push(line),
  });
  open.push(app);
  return app;
}

const GOES_ON = 'setInterval(() => undefined, 1000);';
const pids = (): readonly number[] =>
  lines.filter((line) => line.startsWith('pid ')).map((line) => Number(line.slice('pid '.length)));

describe('a supervised app', () => {
  it('is ready once it reports so, and not on any other message', async () => {
    const app = keep(`
      process.send({ type: 'metrics' });
      process.send('ready');
      process.send(null);
      process.on('message', () => undefined);
      console.log('spoke');
      ${GOES_ON}`);
    await waitFor('the words of the app', () => lines.includes('spoke'));
    expect(app.isReady()).toBe(false);

    const ready = keep(`process.send({ type: 'ready' }); ${GOES_ON}`);
    await waitFor('the ready app', () => ready.isReady());
  });

  it('gets only the given environment', async () => {
    const script = `const own = Reflect.get(process, 'env'); console.log('env', own.PORT, own.HOME); ${GOES_ON}`;
    keep(script, () => ({ PORT: '81' }));
    const line = await waitFor('the environment', () => lines.find((each) => each.startsWith('env ')));
    expect(line).toBe('env 81 undefined');
  });

  it('is restarted after it exits, with a report of the reason', async () => {
    const app = keep(`process.send({ type: 'ready' }, () => process.exit(3));`);
    await waitFor('the second start', () => pids().length >= 2);
    expect(said[0]).toMatch(/^worker-x ended unexpectedly \(exit code 3\)/);
    await app.stop(LONG_MS);
    expect(app.isReady()).toBe(false);
  });

  it('is reported with its signal if killed', async () => {
    keep(GOES_ON);
    const [pid = 0] = await waitFor('the app', () => (pids().length > 0 ? pids() : null));
    process.kill(pid, 'SIGKILL');
    await waitFor('what is said', () => said.length > 0);
    expect(said[0]).toContain('(SIGKILL)');
  });

  it('restarts immediately on request, with a new environment and no report', async () => {
    let starts = 0;
    const app = keep(`console.log('start', Reflect.get(process, 'env').COUNT); ${GOES_ON}`, () => ({
      COUNT: String((starts += 1)),
    }));
    await waitFor('the first start', () => lines.includes('start 1'));
    app.restart();
    await waitFor('the second start', () => lines.includes('start 2'));
    expect(said).toEqual([]);
  });
});

describe('stopping a supervised app', () => {
  it('ends it permanently without a report', async () => {
    const app = keep(GOES_ON);
    const [pid = 0] = await waitFor('the app', () => (pids().length > 0 ? pids() : null));
    await app.stop(LONG_MS);
    expect([isRunning(pid), said, pids().length]).toEqual([false, [], 1]);
  });

  it('lets it finish its work on SIGTERM', async () => {
    const app = keep(
      `process.on('SIGTERM', () => { console.log('finished'); process.exit(0); }); ${GOES_ON} console.log('up')`,
    );
    await waitFor('the app', () => lines.includes('up'));
    await app.stop(LONG_MS);
    expect(await waitFor('its last line', () => lines.includes('finished'))).toBe(true);
  });

  it('kills one that ignores SIGTERM', async () => {
    const app = keep(`process.on('SIGTERM', () => undefined); ${GOES_ON} console.log('up')`);
    await waitFor('the app', () => lines.includes('up'));
    await app.stop(0);
    expect(pids().map(isRunning)).toEqual([false]);
  });

  it('is immediate while it waits to be restarted', async () => {
    const app = keep('process.exit(1)');
    await waitFor('its end', () => said.length > 0);
    await app.stop(LONG_MS);
    expect(said).toHaveLength(1);
  });
});
