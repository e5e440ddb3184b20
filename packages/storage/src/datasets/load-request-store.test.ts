import { describe, expect, it } from '@jest/globals';
import type { AuditAuthor } from '@svc/domain/audit/audit-log';
import type { NewLoad } from '@svc/domain/datasets/dataset-load';
import { newId } from '@svc/domain/id';
import { AT, addActor, later, newLoad } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { createLoadRequestStore } from './load-request-store.ts';

const COMMAND: AuditAuthor = { byId: null, via: 'command' };

const database = suiteDatabase();
const stores = suiteStores(database);

const request = (load: NewLoad, by = COMMAND) =>
  createLoadRequestStore(database.client, database.url).createAlone(load, by);
const audits = () => database.client.auditEntry.findMany({ orderBy: { id: 'asc' } });

describe('a request', () => {
  it('stores a load as requested, with its files byte for byte', async () => {
    const load = newLoad({
      name: 'HTS "2026"',
      effectiveDate: new Date('2026-02-28T00:00:00Z'),
      ratesDate: new Date('2024-02-29T00:00:00Z'),
      allowSmaller: true,
      allowOlder: true,
      replace: true,
      activate: false,
      notes: 'a\\b\n✓',
      parts: [
        { part: 'schedule', bytes: Uint8Array.from({ length: 256 }, (_, byte) => byte) },
        { part: 'rates', bytes: new Uint8Array() },
      ],
    });
    expect(await request(load)).toBeNull();
    const { parts, ...asked } = load;
    expect(await stores.loads.find(load.id)).toMatchObject({
      ...asked,
      state: 'queued',
      fromSource: false,
      attempts: 0,
      percent: 0,
    });
    const kept = await database.client.datasetContent.findMany({ orderBy: { part: 'desc' } });
    expect(kept.map(({ part, bytes }) => [part, [...bytes]])).toEqual(
      parts.map(({ part, bytes }) => [part, [...bytes]]),
    );
  });

  it('sends only the bytes of a view, not the surrounding memory', async () => {
    const whole = Buffer.from('before|the file|after');
    const load = newLoad({ parts: [{ part: 'schedule', bytes: whole.subarray(7, 15) }] });
    await request(load);
    const [kept] = await database.client.datasetContent.findMany();
    expect(Buffer.from(kept?.bytes ?? []).toString()).toBe('the file');
  });

  it('is recorded with its author, and null for unknown values', async () => {
    const { accountId } = await addActor(stores, { role: 'admin' });
    const file = newLoad();
    await request(file, { byId: accountId, via: 'session' });
    const source = newLoad({ market: 'EU', version: '', fromSource: true, parts: [], createdAt: later(1) });
    await request(source);
    const plain = { activate: true, replace: false, allow_smaller: false };
    expect(await audits()).toMatchObject([
      {
        at: AT,
        byId: accountId,
        via: 'session',
        action: 'dataset.load',
        subject: file.id,
        details: { market: 'US', version: 'v1', file: 'hts.csv', from_source: false, ...plain },
      },
      {
        at: later(1),
        byId: null,
        via: 'command',
        subject: source.id,
        details: { market: 'EU', version: null, file: null, from_source: true, ...plain },
      },
    ]);
  });

  it('is rolled back if its audit entry cannot be written', async () => {
    const load = newLoad();
    await expect(request(load, { byId: newId(), via: 'session' })).rejects.toThrow(
      'audit_entries_by_id_fkey',
    );
    expect(await stores.loads.find(load.id)).toBeNull();
    expect(await database.client.datasetContent.count()).toBe(0);
    // The lock of the market went with it.
    expect(await request(newLoad())).toBeNull();
  });
});

describe('a market with a load in progress', () => {
  it('accepts no other, queued or running, and returns the current one', async () => {
    const first = newLoad();
    await request(first);
    expect(await request(newLoad({ version: 'v2' }))).toMatchObject({ id: first.id, state: 'queued' });
    await stores.loads.claim(first.id, AT, 1000);
    expect(await request(newLoad({ version: 'v2' }))).toMatchObject({ id: first.id, state: 'running' });
    expect([await database.client.datasetLoad.count(), (await audits()).length]).toEqual([1, 1]);
  });

  it('does not block other markets', async () => {
    await request(newLoad());
    expect(await request(newLoad({ market: 'VN' }))).toBeNull();
    expect(await database.client.datasetLoad.count()).toBe(2);
  });

  it('is free again after the end, whatever the outcome', async () => {
    for (const state of ['done', 'unchanged', 'refused', 'failed'] as const) {
      const load = newLoad();
      expect(await request(load)).toBeNull();
      await stores.loads.claim(load.id, AT, 1000);
      await stores.loads.finish(load.id, { state, datasetId: null, report: null, error: null }, later(1));
    }
    expect(await database.client.datasetLoad.count()).toBe(4);
  });

  it('accepts one of many concurrent requests, and returns it to the others', async () => {
    const loads = Array.from({ length: 5 }, () => newLoad());
    const answers = await Promise.all(loads.map((load) => request(load)));
    const [kept] = await database.client.datasetLoad.findMany();
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.flatMap((answer) => answer?.id ?? [])).toEqual(Array.from({ length: 4 }, () => kept?.id));
    expect([await database.client.datasetLoad.count(), await database.client.datasetContent.count()]).toEqual(
      [1, 1],
    );
  });
});
