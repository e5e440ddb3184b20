import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { raisedAlert, savedSku } from './catalog.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const EXAMPLE = fileURLToPath(new URL('../../../examples/sync-catalog.mjs', import.meta.url));
const run = promisify(execFile);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Runs the example as a person does, while a worker runs what it queues. */
async function runExample(...args: readonly string[]): Promise<string> {
  const base = new URL('/', api.agent.get('/').url).href;
  const ended = run(process.execPath, [EXAMPLE, base, ...args], {
    env: { PATH: '', SVC_KEY: api.keys.entry },
    timeout: 25_000,
  });
  const isOver = ended.then(
    () => true,
    () => true,
  );
  const tick = (): Promise<boolean> => new Promise((resolve) => setTimeout(resolve, 100, false));
  while (!(await Promise.race([isOver, tick()]))) await api.runQueued();
  return (await ended).stdout;
}

describe('examples/sync-catalog.mjs', () => {
  it('is short', async () => {
    const lines = (await readFile(EXAMPLE, 'utf8')).trimEnd().split('\n');
    expect(lines.length).toBeLessThan(60);
  });

  it('saves the products, waits for the suggested codes and tells the open alerts', async () => {
    const { id } = await savedSku(api, 'OLD-1', { current_code: '6109.10.00.12' });
    await raisedAlert(api, id);
    const lines = (await runExample()).trimEnd().split('\n');
    expect(lines[0]).toBe('saved 3, classifying 2');
    expect(lines).toContainEqual(expect.stringMatching(/^ERP-1 US: suggested 6109\.10\.00\.\d\d$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ERP-2 EU: suggested \S+/));
    expect(lines.at(-1)).toMatch(/^OLD-1 US: \S+/);
    expect(
      await api.database.client.lookup.count({ where: { kind: 'sku', status: 'proposed' } }),
    ).toBeGreaterThan(0);
  });

  it('run again changes no code and makes no second SKU', async () => {
    await runExample();
    expect(await api.database.client.sku.count({ where: { sku: { startsWith: 'ERP-' } } })).toBe(3);
  });

  it('with a key that nobody has ends with what the service said', async () => {
    const base = new URL('/', api.agent.get('/').url).href;
    const failure = run(process.execPath, [EXAMPLE, base], { env: { PATH: '', SVC_KEY: 'svc_unknown' } });
    await expect(failure).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('ApiError') });
  });
});
