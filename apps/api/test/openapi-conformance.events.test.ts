import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WEBHOOK_EVENTS } from '@svc/domain/webhooks/event-name';
import { createOutboxStore } from '@svc/storage/webhooks/outbox-store';
import { outboxBodyStart } from '@svc/wire/webhooks/event-body';
import { savedSku } from './catalog.ts';
import { readDescription, type Description } from './conformance/description.ts';
import { classifiedBatch, finishedLookups, reviewedLookups } from './conformance/lookups-of-all-kinds.ts';
import { loadTestRulings } from './rulings.ts';
import { switchToNext } from './switched-version.ts';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let receiver: Server;
let description: Description;
const received: string[] = [];

const REMOVED = '6109.10.00.12';

beforeAll(async () => {
  receiver = createServer((req, res) => {
    void text(req).then((body) => {
      received.push(body);
      res.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));

  // The address of a server that listens on a port.
  const { port } = receiver.address() as AddressInfo;
  api = await startTestApi({ env: { WEBHOOK_ALLOW_HOSTS: `127.0.0.1:${port}` } });
  await loadTestRulings(api);
  description = readDescription((await api.agent.get('/openapi.json')).body);

  const url = `http://127.0.0.1:${port}/hook`;
  const hook = await api.as('admin').post('/api/webhooks').send({ url });

  await api.as('admin').post(`/api/webhooks/${hook.body.id}/test`);
  await finishedLookups(api, 'ja');
  await reviewedLookups(api, 'en');
  await classifiedBatch(api);
  await savedSku(api, 'S-1', { current_code: REMOVED, external_ref: 'ERP-1', origin: 'VN' });
  await switchToNext(api);
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => receiver.close(resolve));
});

interface EventBody {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

async function bodies(): Promise<readonly EventBody[]> {
  const { events, unreadable } = await createOutboxStore(api.database.client).waiting(1000, []);
  expect(unreadable).toEqual([]);

  return [...received, ...events.map((event) => `${outboxBodyStart(event)}7}`)].map((body) =>
    JSON.parse(body),
  );
}

describe('events match the API description', () => {
  it('all of them', async () => {
    const all = await bodies();
    expect([...new Set(all.map(({ event }) => event))].toSorted()).toEqual(WEBHOOK_EVENTS.toSorted());
    expect(all.flatMap((body) => description.eventFaultsOf(body.event, body))).toEqual([]);

    const ends = all.filter(({ event }) => event === 'lookup.completed').map(({ data }) => data['status']);
    expect(new Set(ends)).toEqual(new Set(['proposed', 'needs_review', 'needs_info', 'error']));

    const acts = all.filter(({ event }) => event === 'lookup.decided').map(({ data }) => data['action']);
    expect(new Set(acts)).toEqual(new Set(['approve', 'override', 'reject']));
  });

  it('an alert matches the catalog', async () => {
    const [told] = (await bodies()).filter(({ event }) => event === 'sku.alert');
    const { body } = await api.as('entry').get('/api/alerts');

    expect(told?.data).toMatchObject(body[0]);
    expect(told?.data['successors']).not.toEqual([]);
    expect(told?.data).toMatchObject({ external_ref: 'ERP-1', current_code: REMOVED });
  });

  it('with a validator that detects extra and missing fields', async () => {
    const [ping] = (await bodies()).filter(({ event }) => event === 'ping');
    const { data, ...rest } = ping ?? { event: 'ping', data: {} };

    expect(description.eventFaultsOf('ping', rest)).toEqual([expect.stringContaining('data')]);

    const more = { ...rest, data: { ...data, secret: 1 } };
    expect(description.eventFaultsOf('ping', more)).toEqual([expect.stringContaining('secret')]);
    expect(description.eventFaultsOf('no.event', {})).toEqual(['the event no.event is not described']);
  });
});

describe('after a change of versions responses match the description', () => {
  const READS: readonly (readonly [id: string, path: string, query?: object])[] = [
    ['alerts.list', '/api/alerts'],
    ['skus.list', '/api/skus', { has_alert: true }],
    ['tariff.changes', '/api/tariff-changes', { market: 'US' }],
    ['tariff.changes', '/api/tariff-changes', { market: 'EU' }],
    ['datasets.list', '/api/datasets'],
    ['tariff.tree', '/api/hts/tree', { market: 'US' }],
    ['tariff.tree', '/api/hts/tree', { market: 'EU', code: '6109' }],
    ['tariff.tree', '/api/hts/tree', { market: 'VN', code: '6109.10.10' }],
    ['tariff.search', '/api/hts/search', { market: 'EU', q: '6109' }],
    ['tariff.duty', '/api/duty', { market: 'EU', code: '6109 10 00 90', origin: 'KR' }],
    ['tariff.duty', '/api/duty', { market: 'VN', code: '6109.10.10', origin: 'KH', preference: 'ATIGA' }],
    ['tariff.compliance', '/api/compliance', { market: 'VN', code: '6109.10.10' }],
    ['tariff.search', '/api/hts/search', { market: 'VN', q: 'áo' }],
    ['rulings.get', '/api/rulings/N100001'],
    ['rulings.get', '/api/rulings/GB5001'],
    ['rulings.list', '/api/rulings', { q: 'shirt' }],
    ['usage.me', '/api/usage/me'],
    ['usage.ledger', '/api/usage/ledger'],
    ['reports.productivity', '/api/reports/productivity'],
    ['plans.me', '/api/plans/me'],
    ['system.health', '/api/health'],
  ];

  it.each(READS)('%s of %s with %j', async (id, path, query = {}) => {
    const answer = await api.as('admin').get(path).query(query);
    expect([answer.status, description.faultsOf(id, answer)]).toEqual([200, []]);
  });

  it('and contain data', async () => {
    const read = async (path: string) => (await api.as('admin').get(path)).body;
    const [alert] = await read('/api/alerts');

    expect(alert).toMatchObject({ kind: 'code_removed', code: REMOVED });
    expect(alert.successors).toContainEqual(expect.objectContaining({ code: '6109.10.00.16' }));
    expect(alert.changes[0]).toMatchObject({ kind: 'removed', before: { is_leaf: true }, after: null });

    const { items } = await read('/api/tariff-changes?market=US&kind=removed');
    expect(items).toContainEqual(expect.objectContaining({ code: REMOVED, after: null, affected_skus: 1 }));

    const ruling = await read('/api/rulings/N100001');
    expect(ruling.current_codes[0]).toMatchObject({ declarable: false, successor: expect.any(String) });

    const report = await read('/api/reports/productivity');
    expect(report).toMatchObject({ top_overridden: [{ final_code: '6109.10.00.40' }] });

    const plan = await api.as('trial').get('/api/plans/me');
    expect(description.faultsOf('plans.me', plan)).toEqual([]);
    expect(plan.body.plan).toMatchObject({ key: 'trial', trial_ends_at: expect.any(String) });
  });
});
