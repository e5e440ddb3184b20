import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newWebhookSecret, standardHeaders } from '@svc/domain/webhooks/sign-payload';
import { processEnvironment } from '@svc/runtime/config/standalone';
import { runOutside, serviceAddress } from './outside-program.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

const PROGRAM = `
const given = JSON.parse(process.argv[2]);
const client = createClient({ baseUrl: given.url, key: given.key });
const { id } = await client.call('lookups.classify', {
  body: { description: 'knitted cotton T-shirt for men, crew neck, printed', material: '100% cotton', market: 'US' },
});
const lookup = await waitForLookup(client, id);
const items = ['A', 'B', 'C'].map((sku) => ({ sku: given.name + sku, market: 'US', description: 'T-shirt' }));
const bulk = await client.call('skus.bulk', { body: { items } });
const skus = [];
const query = { q: given.name, page_size: 2 };
for await (const { sku } of client.each('skus.list', { query })) skus.push(sku);
const refusal = await client.call('lookups.classify', { body: { description: '' } }).catch((error) => error);
const { delivery } = given;
const { event } = verifyWebhook(given.secret, delivery);
let forged = null;
try {
  verifyWebhook(given.secret, { ...delivery, body: delivery.body + ' ' });
} catch (error) {
  forged = [error instanceof WebhookVerificationError, error.code];
}
console.log(JSON.stringify({
  status: lookup.status, code: lookup.recommended_code, saved: bulk.items.length, skus,
  refused: [refusal instanceof ApiError, refusal.code, refusal.errors[0].field], event, forged,
}));
`;
const NAMES = 'createClient, waitForLookup, verifyWebhook, ApiError, WebhookVerificationError';
const ES_MODULE = `import { ${NAMES} } from '@svc/client';\n${PROGRAM}`;
const COMMON_JS = `const { ${NAMES} } = require('@svc/client');\n(async () => {${PROGRAM}})();\n`;

const TYPED = `import { createClient, verifyWebhook, type Lookup, type WebhookEvent } from '@svc/client';
export async function codeOf(id: string): Promise<string | null> {
  const client = createClient({ baseUrl: 'http://127.0.0.1:8080' });
  const lookup: Lookup = await client.call('lookups.get', { params: { lookup_id: id } });
  const event: WebhookEvent = verifyWebhook('whsec_AAAA', { headers: {}, body: '' });
  return event.event === 'ping' ? null : lookup.recommended_code;
}
export const wrong = (): unknown =>
  // @ts-expect-error the operation takes an id
  createClient({ baseUrl: '' }).call('lookups.get');
`;

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), 'client-package-'));
  const packing = ['run', '--silent', 'client:pack', '--', folder];
  const packed = await run('npm', packing, { cwd: ROOT, env: { ...processEnvironment() } });
  const tarball = packed.stdout.trim().split('\n').at(-1) ?? '';
  await mkdir(join(folder, 'own', 'home'), { recursive: true });
  const env = { ...processEnvironment(), HOME: join(folder, 'own', 'home') };
  await run('npm', ['install', tarball], { cwd: join(folder, 'own'), env });
}, 180_000);
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a program in the empty folder that the tarball was installed in. */
async function runProgram(name: string, text: string): Promise<unknown> {
  const file = join(folder, 'own', name);
  await writeFile(file, text);
  const secret = newWebhookSecret();
  const body = '{"event":"ping","created_at":"","data":{"message":"ü","webhook_id":"x"},"id":7}';
  const content = { deliveryId: 7, body: Buffer.from(body), sentAt: new Date() };
  const given = {
    url: serviceAddress(api),
    key: api.keys.entry,
    name,
    secret,
    delivery: { headers: standardHeaders(secret, content), body },
  };
  const args = [file, JSON.stringify(given)];
  const cwd = join(folder, 'own');
  return JSON.parse(await runOutside(api, { command: process.execPath, args, cwd, env: { PATH: '' } }));
}

describe('the tarball of the client, installed in an empty folder', () => {
  it.each([
    ['an ES module', 'program.mjs', ES_MODULE],
    ['CommonJS', 'program.cjs', COMMON_JS],
  ])('classifies, syncs, pages and verifies from %s', async (_kind, name, text) => {
    expect(await runProgram(name, text)).toEqual({
      status: 'proposed',
      code: '6109.10.00.12',
      saved: 3,
      skus: expect.arrayContaining([`${name}A`, `${name}B`, `${name}C`]),
      refused: [true, 'validation_error', 'description'],
      event: 'ping',
      forged: [true, 'bad_signature'],
    });
  });

  it.each(['typed.mts', 'typed.cts'])('has types that compile in %s, with skipLibCheck off', async (name) => {
    await writeFile(join(folder, 'own', name), TYPED);
    const compiler = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    const types = ['--typeRoots', join(ROOT, 'node_modules', '@types'), '--types', 'node'];
    const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', ...types, name];
    await expect(
      run(process.execPath, [compiler, ...strict], { cwd: join(folder, 'own') }),
    ).resolves.toMatchObject({ stdout: '' });
  });

  it('has no dependencies', async () => {
    const listed = await run('npm', ['ls', '--all', '--json'], {
      cwd: join(folder, 'own'),
      env: { ...processEnvironment() },
    });
    expect(Object.keys((JSON.parse(listed.stdout) as { dependencies: object }).dependencies)).toEqual([
      '@svc/client',
    ]);
  });
});
