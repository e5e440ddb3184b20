import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import type { Operation } from '../src/http/operation.ts';
import { allOperations } from '../src/routes/operations.ts';
import { LEAST_BODIES } from './conformance/least-bodies.ts';
import { catalogSku, finishedLookup } from './lookups.ts';
import { suiteApi } from './test-api.ts';

/** Ids of records that belong to somebody else, by the name of the path's parameter. */
let foreign: Readonly<Record<string, string>>;
const api = suiteApi();

/**
 * Parameters that name what every account shares: the catalog, tariff data and rulings belong to the installation.
 * Operations above the `entry` role return 403 anyway.
 */
const SHARED = new Set(['sku_id', 'dataset_id', 'load_id', 'number', 'alert_id']);

beforeAll(async () => {
  const { client } = api.database;
  const accountId = api.accounts.otherEntry.id;
  const upload = await api
    .as('otherEntry')
    .post('/api/batches')
    .attach('file', Buffer.from('description\nT-shirt\n'), 'theirs.csv');
  const batchId: string = upload.body.id;
  const webhookId = newId();

  await client.webhook.create({
    data: { id: webhookId, accountId, url: 'https://example.com/', secretSealed: Buffer.alloc(40) },
  });

  const delivery = await client.delivery.create({
    data: { webhookId, event: 'ping', body: '{}', status: 'delivered' },
  });
  const key = await client.apiKey.findFirstOrThrow({ where: { accountId } });
  const now = new Date();
  const session = await client.session.create({
    data: { id: newId(), accountId, tokenHash: 'f'.repeat(64), lastSeenAt: now, expiresAt: now },
  });

  foreign = {
    lookup_id: await finishedLookup(api, 'otherEntry'),
    batch_id: batchId,
    row_index: '2',
    hook_id: webhookId,
    delivery_id: String(delivery.id),
    account_id: accountId,
    key_id: key.id,
    plan_key: 'team',
    sku_id: String(await catalogSku(api, 'US', 'SHARED-1')),
    alert_id: '1',
    dataset_id: api.dataset.US,
    load_id: newId(),
    number: 'NY N000000',
    session_id: session.id,
  };
});

const parametersOf = ({ path }: Operation): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));

const withIds = () => allOperations(api.deps).filter((each) => parametersOf(each).length > 0);
const isShared = (each: Operation) => parametersOf(each).every((name) => SHARED.has(name));

function addressOf(each: Operation): string {
  return each.path.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const id = foreign[name];
    if (id === undefined) throw new Error(`${each.id}: no foreign record for {${name}}`);
    return encodeURIComponent(id);
  });
}

/** Everything that belongs to the other account, as stored. */
function snapshot() {
  const { client } = api.database;
  const accountId = api.accounts.otherEntry.id;

  return Promise.all([
    client.lookup.findMany({ where: { accountId } }),
    client.lookupEvent.findMany({ where: { lookup: { accountId } } }),
    client.batch.findMany({ where: { accountId }, include: { rows: true } }),
    client.webhook.findMany({ where: { accountId }, include: { deliveries: true } }),
    client.apiKey.findMany({ where: { accountId } }),
    client.account.findMany({ where: { id: accountId } }),
    client.ledgerEntry.findMany({ where: { accountId } }),
  ]);
}

describe('with an entry key', () => {
  it('every operation on a record of another account returns 404 or 403 and changes nothing', async () => {
    const before = await snapshot();
    const owned = withIds().filter((each) => !isShared(each));
    const answers = [];

    for (const each of owned) {
      const call = api.as('entry')[each.method](addressOf(each));
      const { status, text } = await (each.inputs.body === undefined
        ? call
        : call.send(LEAST_BODIES[each.id] ?? {}));

      answers.push({
        operation: each.id,
        status,
        leaks: text.includes('otherEntry') || text.includes('theirs.csv'),
      });
    }

    expect(answers.length).toBeGreaterThanOrEqual(10);
    expect(answers.filter(({ status, leaks }) => leaks || (status !== 404 && status !== 403))).toEqual([]);
    expect(await snapshot()).toEqual(before);
  });

  it('every operation on a shared record that needs a higher role returns 403', async () => {
    const guarded = withIds().filter((each) => isShared(each) && !['entry', 'public'].includes(each.access));
    expect(guarded.length).toBeGreaterThanOrEqual(2);

    for (const each of guarded) {
      const { status } = await api.as('entry')[each.method](addressOf(each));
      expect([each.id, status]).toEqual([each.id, 403]);
    }
  });

  it('no list and no sum includes data of another account', async () => {
    const plain = allOperations(api.deps).filter(
      (each) => each.method === 'get' && parametersOf(each).length === 0 && each.access === 'entry',
    );
    const { id, email } = api.accounts.otherEntry;
    const secrets = [id, email, 'theirs.csv', foreign['lookup_id'] ?? id];

    expect(plain.length).toBeGreaterThanOrEqual(10);
    for (const each of plain) {
      const query = { user_id: id, created_by: id, code: '6109', q: '6109', page_size: 100 };
      const { text } = await api.as('entry').get(each.path).query(query).buffer();
      expect([each.id, secrets.filter((secret) => text?.includes(secret))]).toEqual([each.id, []]);
    }
  });

  it('an owner can still find its records', async () => {
    const lookupId = foreign['lookup_id'];
    const batchId = foreign['batch_id'];
    expect((await api.as('otherEntry').get(`/api/lookups/${lookupId}`)).status).toBe(200);
    expect((await api.as('otherEntry').get(`/api/batches/${batchId}`)).status).toBe(200);
  });
});
