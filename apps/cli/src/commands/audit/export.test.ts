import { beforeAll, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { readFileSync } from 'node:fs';
import { openTestTariff } from '../../../test/test-tariff.ts';

const tariff = forSuite(openTestTariff);
let file: (name: string) => string;

beforeAll(async () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  const act = { via: 'command', action: 'account.create', details: { name: '=1+1' } } as const;
  await tariff.database.client.auditEntry.createMany({
    data: [
      { ...act, subject: 'first', at: at('2026-11-01') },
      {
        ...act,
        subject: 'second',
        at: at('2026-11-02'),
        via: 'key',
        keyId: 'a'.repeat(32),
        address: '192.0.2.1',
      },
      { ...act, subject: 'other', at: at('2026-11-03'), action: 'key.create' },
      { ...act, subject: '=evil()', at: at('2026-11-04') },
    ],
  });
  const folder = tariff.file('present', '').replace(/present$/, '');
  file = (name) => `${folder}${name}`;
});

const run = (name: string, ...more: string[]) =>
  tariff.json('audit', 'export', '--file', file(name), '--action', 'account.create', ...more);

it('writes the acts of the filter as JSON lines, oldest first', async () => {
  const range = ['--since', '2026-11-01', '--until', '2026-11-03'];
  expect(await run('acts.jsonl', ...range)).toMatchObject({ code: 0, json: { acts: 2 } });
  const lines = readFileSync(file('acts.jsonl'), 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    {
      subject: 'first',
      at: '2026-11-01T12:00:00.000Z',
      via: 'command',
      key_id: null,
      details: { name: '=1+1' },
    },
    { subject: 'second', via: 'key', key_id: 'a'.repeat(32), address: '192.0.2.1' },
  ]);
});

it('writes them as a table with escaped formulas', async () => {
  expect(await run('acts.csv', '--format', 'csv')).toMatchObject({ code: 0, json: { acts: 3 } });
  const [head, ...rows] = readFileSync(file('acts.csv'), 'utf8').trimEnd().split('\r\n');
  expect(head).toBe('\ufeffid,at,by_id,by_name,via,key_id,address,action,subject,details');
  expect(rows.map((row) => row.split(',')[8])).toEqual(['first', 'second', "'=evil()"]);
});

it('overwrites no file', async () => {
  expect((await run('present')).code).toBe(1);
  expect(readFileSync(file('present'), 'utf8')).toBe('');
});
