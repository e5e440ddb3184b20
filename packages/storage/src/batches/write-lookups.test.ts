import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BatchWork, ClassifiedRow } from '@svc/domain/batches/batch-work-store';
import { newId } from '@svc/domain/id';
import { later, outcome, product, skuDraft } from '@svc/testkit/records';
import { suiteDatabase } from '@svc/testkit/suite';
import { batchKit, type BatchKit } from '../../test/batch-kit.ts';
import { writeLookups } from './write-lookups.ts';

const database = suiteDatabase();
let kit: BatchKit;
let work: BatchWork;
beforeAll(async () => {
  kit = await batchKit(database);
  work = await kit.take(['a']);
});

const row = (changes: Partial<ClassifiedRow> = {}): ClassifiedRow => ({
  rowIndex: 2,
  codeCheck: null,
  skuId: null,
  lookupId: newId(),
  input: product('shirt'),
  outcome: outcome(),
  processingMs: 5,
  duplicates: [],
  ...changes,
});
const write = (rows: readonly ClassifiedRow[], fee: string | null = '1') =>
  writeLookups(database.client, work, rows, fee, later(5000));
const stored = (id: string) => database.client.lookup.findUniqueOrThrow({ where: { id } });

describe('the lookup of a row', () => {
  it('is finished, linked to batch and row, with its fee charged and none reserved', async () => {
    const [sku] = await kit.stores.skus.save([skuDraft('W-1')], { checkCodes: false, at: later(0) });
    const written = row({ rowIndex: 7, skuId: sku?.id ?? 0, processingMs: 1250 });
    await write([written], '0.75');
    const lookup = await stored(written.lookupId);
    expect(lookup).toMatchObject({
      kind: 'batch',
      accountId: work.accountId,
      batchId: work.id,
      rowIndex: 7,
      skuId: sku?.id,
      market: 'US',
      datasetVersion: 'v1',
      status: 'proposed',
      attempts: 1,
      heldFee: null,
      processingMs: 1250,
      // Both ends of the work give its duration.
      claimedAt: later(3750),
      createdAt: later(5000),
      finishedAt: later(5000),
      decision: null,
    });
    expect(lookup.chargedFee?.toString()).toBe('0.75');
  });

  it('is readable by its owner like any other lookup', async () => {
    const input = product('Áo "thun"\\ 👕', { material: 'cotton\t100 %', origin: 'VN' });
    const flags = [
      { code: 'low_confidence', params: { share: 0.4 } },
      { code: 'missing_info', params: {} },
    ] as const;
    const written = row({
      input,
      outcome: outcome({
        status: 'needs_review',
        confidence: 0.41,
        confidenceByDigits: { heading: 0.8, subheading: 0.6, line: 0.41 },
        recommendedCode: null,
        recommendedDigits: null,
        recommendedDescription: null,
        hs6: null,
        flags: [...flags],
        risk: 61,
        result: { summary: 'a "quoted" text', nested: [1, [2, null]] },
        missingInfo: ['material', 'use'],
      }),
    });
    await write([written]);
    const lookup = await kit.stores.lookups.find(written.lookupId, work.accountId);
    expect(lookup).toMatchObject({
      status: 'needs_review',
      description: input.description,
      input,
      confidence: 0.41,
      confidenceByDigits: { heading: 0.8, subheading: 0.6, line: 0.41 },
      recommendedCode: null,
      flags,
      risk: 61,
      result: { summary: 'a "quoted" text', nested: [1, [2, null]] },
      missingInfo: ['material', 'use'],
      events: [{ kind: 'created', byId: work.accountId, byName: 'Ana', to: 'needs_review' }],
    });
    const flagged = await kit.stores.lookups.list({ ownerId: null, flag: 'missing_info' }, 'newest', 0, 9);
    expect(flagged.items.map(({ id }) => id)).toEqual([written.lookupId]);
  });

  it('costs an exempt account nothing', async () => {
    const written = row();
    await write([written], null);
    expect((await stored(written.lookupId)).chargedFee).toBeNull();
  });
});

it('writes all lookups of a chunk or none', async () => {
  const [good, twice] = [row(), row()];
  const before = await database.client.lookupEvent.count();
  await expect(write([good, twice, { ...twice, rowIndex: 3 }])).rejects.toThrow('lookups_pkey');
  expect(await database.client.lookup.count({ where: { id: { in: [good.lookupId, twice.lookupId] } } })).toBe(
    0,
  );
  await write([]);
  expect(await database.client.lookupEvent.count()).toBe(before);
});
