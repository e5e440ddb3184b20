import { dirname } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { openTestTariff } from '../test/test-tariff.ts';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { COMMANDS } from './commands.ts';

const READ_ONLY = [
  'measures taric',
  'measures list',
  'measures check',
  'measures diff',
  'measures history',
  'accounts list',
  'keys list',
  'credits check',
  'tallies check',
  'learning list',
  'datasets compare',
  'datasets list',
  'rates check',
  'doctor',
  'duty',
  'eval',
];
/** Load their file as `datasets load` and `measures load` do; or work through the API, which records what it does. */
const RECORDED_BY_OTHERS = ['datasets fetch', 'measures fetch', 'batch run', 'batch watch'];
/** Record that a file was written; a restore brings the record of its backup. */
const WRITE_FILES = ['audit export', 'backup', 'restore'];

const PASSWORD = 'correct horse battery';
const EMAIL = 'root@example.com';
const KEY = Buffer.alloc(32, 1);
const HOOK = 'f'.repeat(32);

const tariff = forSuite(() => openTestTariff({ secretKeys: [KEY] }));
/** Records created by the earlier commands. */
const made = { account: '', key: '' };

beforeAll(async () => {
  const version = {
    version: 'v1',
    name: 'v1',
    state: 'staged',
    nationalDigits: 10,
    loadedAt: new Date(),
  } as const;
  await tariff.database.client.dataset.create({ data: { id: 'd'.repeat(32), market: 'US', ...version } });
  const owner = { id: 'e'.repeat(32), name: 'Hooks', email: 'hooks@example.com', role: 'entry' } as const;
  await tariff.database.client.account.create({ data: owner });
  const secretSealed = Uint8Array.from(createSecretSeal([KEY]).seal('whsec_x', HOOK));
  const hook = { id: HOOK, accountId: owner.id, url: 'https://a.example.com/hook', secretSealed };
  await tariff.database.client.webhook.create({ data: hook });
});

const PACK = { market: 'US', id: 'us-1', known_until: '2026-10-09', published: '2026-11-24', sources: [] };
const MEASURE = ['--market', 'US', '--id', 'us-own'];
const MEASURE_CELLS =
  '--title Shoes --rate 25% --goods 6403 --origins BR --from 2026-12-01 --legal-basis Act --url https://example.org/';

const RULING = { number: 'N1', source: 'CBP', title: 'band', text: 'a band', codes: ['3926.20.9050'] };

/** Administrative commands and the audit action of each, ordered so that each finds the data it needs. */
const ACTS: readonly (readonly [string, string, () => readonly string[]])[] = [
  [
    'accounts create',
    'account.create',
    () => ['--name', 'Root', '--email', EMAIL, '--role', 'admin', '--stdin'],
  ],
  ['accounts update', 'account.update', () => ['--id', made.account, '--plan', 'team']],
  ['accounts password', 'account.password', () => ['--email', EMAIL]],
  ['keys create', 'key.create', () => ['--account', made.account, '--name', 'erp', '--role', 'entry']],
  ['keys rotate', 'key.rotate', () => ['--id', made.key, '--overlap-hours', '1']],
  ['keys revoke', 'key.revoke', () => ['--id', made.key]],
  ['credits grant', 'credits.grant', () => ['--account', made.account, '--amount', '5']],
  [
    'datasets load',
    'dataset.load',
    () => ['--market', 'US', '--version', 'v2', '--file', tariff.file('hts.csv', 'HTS Number,Description\n')],
  ],
  ['datasets activate', 'dataset.activate', () => ['--market', 'US', '--version', 'v1']],
  ['datasets correct', 'dataset.correct', () => ['--market', 'US', '--version', 'v1', '--name', 'First']],
  [
    'hs6 load',
    'hs6.load',
    () => ['--language', 'en', '--file', tariff.file('hs.csv', 'HSCode,Description\n0101,Horses\n')],
  ],
  [
    'rulings load',
    'rulings.load',
    () => ['--market', 'US', '--file', tariff.file('rulings.jsonl', `${JSON.stringify(RULING)}\n`)],
  ],
  [
    'measures load',
    'measures.load',
    () => ['--dir', dirname(tariff.file('pack.json', JSON.stringify(PACK)))],
  ],
  ['measures activate', 'measures.activate', () => ['--market', 'US', '--id', 'us-1']],
  ['measures add', 'measures.add', () => [...MEASURE, ...MEASURE_CELLS.split(' '), '--by', 'Ana', '--draft']],
  ['measures release', 'measures.release', () => [...MEASURE, '--by', 'Bo']],
  ['measures withdraw', 'measures.withdraw', () => [...MEASURE, '--by', 'Bo']],
  ['webhooks allow', 'webhooks.allow', () => ['--host', '127.0.0.1:9000']],
  ['webhooks redeliver', 'webhook.redeliver', () => ['--id', HOOK]],
  [
    'webhooks replace',
    'webhook.replace',
    () => ['--id', HOOK, '--hours', '1', '--url', 'http://127.0.0.1:9000/'],
  ],
  ['webhooks reseal', 'webhooks.reseal', () => []],
  ['accounts erase', 'account.erase', () => ['--id', 'e'.repeat(32), '--email', 'hooks@example.com']],
  ['samples remove', 'samples.remove', () => []],
];

const entries = () => tariff.database.client.auditEntry.findMany({ orderBy: { id: 'asc' } });

/** Everything that the commands may change, the record left out. */
function state() {
  const { client } = tariff.database;
  return Promise.all([
    client.account.findMany(),
    client.apiKey.findMany(),
    client.ledgerEntry.findMany(),
    client.dataset.findMany(),
    client.datasetLoad.count(),
    client.hs6Text.count(),
    client.ruling.count(),
  ]);
}

describe('the audit log', () => {
  it('classifies every command as administrative or not', () => {
    const known = [...ACTS.map(([name]) => name), ...READ_ONLY, ...RECORDED_BY_OTHERS, ...WRITE_FILES];
    expect(known.toSorted()).toEqual(COMMANDS.map(({ name }) => name).toSorted());
  });

  it.each(ACTS)(
    '%s: does nothing that cannot be recorded, and records it as %s',
    async (name, act, options) => {
      const { client } = tariff.database;
      const before = await state();
      const count = (await entries()).length;
      await client.$executeRaw`ALTER TABLE audit_entries ADD CONSTRAINT full_disk CHECK (false) NOT VALID`;
      const failed = await tariff.runWithInput(PASSWORD, ...name.split(' '), ...options());
      expect([failed.code, failed.stderr]).toEqual([1, expect.stringContaining('full_disk')]);
      expect(await state()).toEqual(before);
      await client.$executeRaw`ALTER TABLE audit_entries DROP CONSTRAINT full_disk`;

      const run = await tariff.runWithInput(PASSWORD, ...name.split(' '), ...options(), '--json');
      expect(run.code).toBe(0);
      const json = JSON.parse(run.stdout) as Readonly<Record<string, string>>;
      if (name === 'accounts create') made.account = json['id'] ?? '';
      if (name === 'keys create') made.key = json['id'] ?? '';
      const recorded = (await entries()).slice(count);
      expect(recorded.map(({ action, via, byId }) => [action, via, byId])).toEqual([[act, 'command', null]]);
      const secrets = [PASSWORD, json['password'], json['key']].filter((secret) => secret !== undefined);
      expect(secrets.filter((secret) => JSON.stringify(recorded[0]?.details).includes(secret))).toEqual([]);
    },
  );

  it('has no entry for a rejected command', async () => {
    const count = (await entries()).length;
    for (const argv of [
      ['accounts', 'create', '--name', 'Twin', '--email', EMAIL, '--role', 'entry'],
      ['accounts', 'update', '--id', made.account, '--active', 'false'],
      ['keys', 'revoke', '--id', '0'.repeat(32)],
      ['credits', 'grant', '--account', made.account, '--amount', '-5000'],
    ]) {
      expect((await tariff.run(...argv)).code).toBe(1);
    }
    expect(await entries()).toHaveLength(count);
  });
});
