import { beforeEach, describe, expect, it } from '@jest/globals';
import { addBatch, batchDeps, COLUMNS, MAPPING, productRow } from '@svc/testkit/batch-records';
import { AT, addActor, addVersion, later } from '@svc/testkit/records';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import type { PlanGrant } from '../accounts/actor.ts';
import { startBatch, validateBatch, type BatchRequest } from './start-batch.ts';

const database = suiteDatabase();
const stores = suiteStores(database);

const ana = perTest(() => addActor(stores, { signupCredits: '3' }));
let enqueued: string[];
beforeEach(async () => {
  enqueued = [];
  await addVersion(stores);
});

const deps = () =>
  batchDeps(
    stores,
    () => later(100),
    async (id) => void enqueued.push(id),
  );
const upload = (...rows: readonly (readonly string[])[]) => addBatch(stores, ana, rows);
const request = (changes: Partial<BatchRequest> = {}): BatchRequest => ({
  mapping: MAPPING,
  market: 'US',
  tariffVersion: null,
  saveToCatalog: false,
  ...changes,
});
const start = (id: string, changes: Partial<BatchRequest> = {}, actor = ana, ownerId: string | null = null) =>
  startBatch(deps(), actor, id, ownerId, { ...request(changes), language: 'en' });
const validate = (id: string, changes: Partial<BatchRequest> = {}) =>
  validateBatch(deps(), ana, id, null, request(changes));
const rows = (id: string) => stores.batches.rows(id, 0, 50);
const plan = (changes: Partial<PlanGrant>): PlanGrant => ({
  key: 'team',
  features: new Set(),
  withheld: new Set(),
  limits: new Map(),
  hasTrial: false,
  ...changes,
});

describe('startBatch', () => {
  it('queues the batch on the active version, with its rows in their initial states', async () => {
    const long = 'x'.repeat(2001);
    const id = await upload(
      productRow('shirt'),
      productRow(''),
      productRow('Sample shirt'),
      productRow(long),
      productRow('SHIRT'),
      productRow('coat'),
    );
    expect(await start(id)).toMatchObject({
      status: 'queued',
      market: 'US',
      datasetVersion: 'v1',
      columnMapping: MAPPING,
      totalRows: 6,
      processedRows: 3,
      failedRows: 1,
      counts: { pending: 2, skipped: 2, error: 1, duplicate: 1, processing: 0, done: 0 },
    });
    expect((await rows(id)).map(({ status }) => status)).toEqual([
      'pending',
      'skipped',
      'skipped',
      'error',
      'duplicate',
      'pending',
    ]);
    expect((await rows(id))[3]?.error).toEqual({
      key: 'row_error_too_long',
      params: { field: 'description' },
    });
    expect(enqueued).toEqual([id]);
  });

  it('reserves nothing: each row is charged as it ends', async () => {
    await start(await upload(productRow('shirt'), productRow('coat')));
    expect(await stores.accounts.find(ana.accountId)).toMatchObject({ balance: '3', held: '0' });
  });

  it('requires credits only for rows that will be classified', async () => {
    const three = [productRow('shirt'), productRow('coat'), productRow('hat')];
    const id = await upload(...three, productRow('Hat'), productRow(''));
    expect(await start(id)).toMatchObject({ status: 'queued' });

    const four = await upload(...three, productRow('scarf'));
    await expectError(start(four), 'out_of_credits', { details: { balance: 3, needed: 4 } });
    expect(await stores.batches.find(four, null)).toMatchObject({ status: 'uploaded', market: null });
    expect(enqueued).toEqual([id]);
  });

  it('costs an administrator nothing', async () => {
    const admin = await addActor(stores, { role: 'admin', signupCredits: '0' });
    const id = await addBatch(stores, admin, [productRow('shirt')]);
    expect(await start(id, {}, admin)).toMatchObject({ status: 'queued', isExempt: true });
  });

  it('is charged to the owner of the batch, whoever starts it', async () => {
    const poor = await addActor(stores, { signupCredits: '0' });
    const id = await addBatch(stores, poor, [productRow('shirt')]);
    await expectError(start(id), 'out_of_credits', { details: { balance: 0, needed: 1 } });
  });

  it('rejects a file without a product with 422', async () => {
    await expectInvalid(start(await upload(productRow(''), productRow('-'))), 'column_mapping.description');
  });

  it('rejects a started batch with 409, and one of two concurrent starts', async () => {
    const id = await upload(productRow('shirt'));
    const ends = await Promise.allSettled([start(id), start(id)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expectError(start(id), 'conflict', {
      messageKey: 'batch_not_uploaded',
      details: { status: 'queued' },
    });
    await expectError(validate(id), 'conflict', { messageKey: 'batch_not_uploaded' });
    expect(enqueued).toEqual([id]);
  });

  it('rejects an unknown batch, or that of another account, with 404', async () => {
    const id = await upload(productRow('shirt'));
    await expectError(start('none'), 'not_found');
    const ben = await addActor(stores);
    await expectError(start(id, {}, ben, ben.accountId), 'not_found');
  });

  it('rejects unknown versions and markets with 422 and 503', async () => {
    const id = await upload(productRow('shirt'));
    await expectInvalid(start(id, { tariffVersion: 'v9' }), 'tariff_version');
    await expectError(start(id, { market: 'VN' }), 'service_unavailable');
  });
});

describe('the mapping of a batch', () => {
  const wrong = async (mapping: Partial<BatchRequest['mapping']>, changes: Partial<BatchRequest> = {}) =>
    start(await upload(productRow('shirt')), { mapping: { ...MAPPING, ...mapping }, ...changes });

  it('is rejected with 422 listing each wrong field', async () => {
    await expectInvalid(
      wrong({ material: 'none', notes: 'product' }),
      'column_mapping.material',
      'column_mapping.notes',
    );
    await expectError(wrong({ material: 'none' }), 'validation_error', {
      messageKey: 'mapping_column_unknown',
      params: { column: 'none', columns: COLUMNS.join(', ') },
    });
    await expectError(wrong({ notes: 'sku' }), 'validation_error', { messageKey: 'mapping_column_twice' });
  });

  it('requires a SKU column for saving to the catalog', async () => {
    await expectInvalid(wrong({ sku: null }, { saveToCatalog: true }), 'column_mapping.sku');
    expect(await wrong({}, { saveToCatalog: true })).toMatchObject({ saveToCatalog: true });
  });
});

describe('the plan of the caller', () => {
  it.each([
    [2, 'queued'],
    [3, 'queued'],
    [null, 'queued'],
  ])('with %j rows allows two', async (limit, status) => {
    const actor = { ...ana, plan: plan({ limits: new Map([['batch_max_rows', limit]]) }) };
    expect(await start(await upload(productRow('shirt'), productRow('hat')), {}, actor)).toMatchObject({
      status,
    });
  });

  it('rejects more rows than its limit with 403, whatever their outcome', async () => {
    const actor = { ...ana, plan: plan({ limits: new Map([['batch_max_rows', 1]]) }) };
    await expectError(start(await upload(productRow('shirt'), productRow('')), {}, actor), 'plan_limit', {
      details: { key: 'batch_max_rows', limit: 1, requested: 2 },
    });
  });

  it('rejects a market, and saving to the catalog after the trial', async () => {
    const id = await upload(productRow('shirt', 'A'));
    const without = { ...ana, plan: plan({ withheld: new Set(['feature.market_us']) }) };
    await expectError(start(id, {}, without), 'plan_feature', { details: { key: 'feature.market_us' } });
    const ended = { ...ana, plan: plan({ hasTrial: true }), trialEndsAt: AT };
    await expectError(start(id, { saveToCatalog: true }, ended), 'trial_ended');
    expect(await start(id, {}, ended)).toMatchObject({ status: 'queued' });
  });
});

it('warns of codes missing in the active version, and starts these rows too', async () => {
  const id = await upload(productRow('shirt', 'A', '6109.10.00'), productRow('coat', 'B', '9999.99.99.99'));
  const { validation } = await validate(id);
  expect(validation.precheck).toMatchObject({ valid: 2, warnings: 1, unknown_codes: 1 });
  expect(validation.precheck.issues).toMatchObject([
    { row_index: 3, code: 'code_not_in_version', severity: 'warning', params: { code: '9999.99.99.99' } },
  ]);
  expect(await start(id)).toMatchObject({ counts: { pending: 2 } });
});

it('validateBatch checks the rows under the mapping and stores the findings; the batch stays uploaded', async () => {
  const id = await upload(productRow('shirt', 'A', 'n/a'), productRow('', 'shirt'));
  const { status, validation } = await validate(id, {
    mapping: { ...MAPPING, description: 'sku', sku: null },
  });
  expect(status).toBe('uploaded');
  expect(validation.precheck).toMatchObject({ total: 2, valid: 2, empty: 0, warnings: 1 });
  expect(validation.suggested_mapping).toEqual(MAPPING);
  expect(validation.checked_mapping).toMatchObject({ description: 'sku' });
  expect((await rows(id))[0]?.issues).toMatchObject([{ code: 'bad_existing_code', severity: 'warning' }]);
  expect((await validate(id)).validation.precheck).toMatchObject({ valid: 1, empty: 1 });
});
