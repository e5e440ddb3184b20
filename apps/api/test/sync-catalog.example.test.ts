import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { raisedAlert, savedSku } from './catalog.ts';
import { runOutside, serviceAddress } from './outside-program.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const EXAMPLE = fileURLToPath(new URL('../../../examples/sync-catalog.mjs', import.meta.url));

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), 'sync-catalog-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function fileOf(content: unknown): Promise<string> {
  const file = join(folder, 'products.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

const lookupsMade = () => api.database.client.lookup.count({ where: { kind: 'sku' } });

const runExample = (key: string, ...args: readonly string[]): Promise<string> =>
  runOutside(api, {
    command: process.execPath,
    args: [EXAMPLE, serviceAddress(api), ...args],
    env: { PATH: '', SVC_KEY: key },
  });

describe('examples/sync-catalog.mjs', () => {
  it('saves the products, waits for the suggested codes and prints the open alerts', async () => {
    const { id } = await savedSku(api, 'OLD-1', { current_code: '6109.10.00.12' });
    await raisedAlert(api, id);
    const lines = (await runExample(api.keys.entry)).trimEnd().split('\n');
    expect(lines.slice(0, 2)).toEqual(['saved 3', 'classifying 2 of 2']);
    expect(lines).toContainEqual(
      expect.stringMatching(/^ERP-1 US: suggested 6109\.10\.00\.\d\d, (?:proposed|needs_\w+) 0\.\d+$/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^ERP-2 EU: suggested \S+/));
    expect(lines.at(-1)).toMatch(/^OLD-1 US: \S+/);
    expect(
      await api.database.client.lookup.count({ where: { kind: 'sku', status: 'proposed' } }),
    ).toBeGreaterThan(0);
  });

  it('creates no duplicate SKU and no second charge when run again', async () => {
    const before = await lookupsMade();
    expect(await runExample(api.keys.entry)).toContain('classifying 0 of 0\nERP-2 EU: suggested');
    expect(await api.database.client.sku.count({ where: { sku: { startsWith: 'ERP-' } } })).toBe(3);
    expect(await lookupsMade()).toBe(before);
  });

  it('prints the rejected products, saves the others and exits with 1', async () => {
    const good = Array.from({ length: 1001 }, (_, index) => ({
      sku: `GOOD-${index}`,
      description: 'T-shirt',
      current_code: '6109.10.00.12',
    }));
    const bad = { sku: 'BAD-1', description: 'T-shirt', origin: 'Atlantis' };
    const file = await fileOf([...good.slice(0, 500), bad, ...good.slice(500)]);
    await expect(runExample(api.keys.entry, file)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('saved 1001\nclassifying 0 of 0'),
      stderr: expect.stringMatching(/^not saved: BAD-1 items\.500\.origin must be a country code .*\n$/),
    });
    expect(await api.database.client.sku.count({ where: { sku: { startsWith: 'GOOD-' } } })).toBe(1001);
  });

  it('exits with 1 if the credits are insufficient, and reports how many are covered', async () => {
    const { key } = await api.newAccount('Short', { credits: '1' });
    const products = ['A', 'B', 'C'].map((sku) => ({ sku: `CREDIT-${sku}`, description: 'T-shirt' }));
    await expect(runExample(key, await fileOf(products))).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('classifying 1 of 3'),
    });
  });

  it('exits with 1 for a file that is not an array of products', async () => {
    const failure = runExample(api.keys.entry, await fileOf({ sku: 'A' }));
    await expect(failure).rejects.toMatchObject({ code: 1, stdout: '' });
  });

  it('ends with the service’s message for an unknown key', async () => {
    await expect(runExample('svc_unknown')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^unauthenticated The API key does not exist or has been revoked [0-9a-f]{32}\n$/,
      ),
    });
  });
});
