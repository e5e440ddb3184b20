import { describe, expect, it } from '@jest/globals';
import type { SkuDraft } from '@svc/domain/skus/sku';
import { suiteDatabase } from '@svc/testkit/suite';
import { readSequenceUse } from '../health-reads.ts';
import { saveSkus } from './save-skus.ts';

const database = suiteDatabase();

const draft = (index: number, description = 'a shirt'): SkuDraft => ({
  sku: `S-${index}`,
  market: 'US',
  description,
  material: null,
  use: null,
  composition: null,
  origin: null,
  notes: null,
  externalRef: null,
  currentCode: null,
});
const save = (drafts: readonly SkuDraft[]) =>
  saveSkus(database.client, drafts, { checkCodes: false, at: new Date('2026-11-22T08:00:00Z') });
const idsTaken = async (): Promise<number> => {
  const [row] = await database.client.$queryRaw<{ last: number }[]>`
    SELECT last_value::int AS last FROM skus_id_seq`;
  return row?.last ?? 0;
};

describe('saveSkus', () => {
  it('uses ids for new SKUs only, however often the others are sent', async () => {
    const first = await save([draft(1), draft(2)]);
    const before = await idsTaken();
    for (let round = 0; round < 5; round += 1) await save([draft(1, 'a coat'), draft(2)]);

    expect(await idsTaken()).toBe(before);

    const mixed = await save([draft(3), draft(1, 'a hat')]);
    expect(await idsTaken()).toBe(before + 1);
    expect(mixed.map(({ sku, id }) => [sku, id])).toEqual([
      ['S-3', before + 1],
      ['S-1', first[0]?.id],
    ]);

    const kept = await database.client.sku.findMany({ orderBy: { sku: 'asc' } });
    expect(kept.map(({ sku, description }) => [sku, description])).toEqual([
      ['S-1', 'a hat'],
      ['S-2', 'a shirt'],
      ['S-3', 'a shirt'],
    ]);
  });

  it('creates one SKU per name for concurrent calls with the same new ones', async () => {
    const drafts = Array.from({ length: 50 }, (_, index) => draft(100 + index));
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, caller) => save(caller % 2 === 0 ? drafts : drafts.toReversed())),
    );
    const ids = new Set(answers.flatMap((saved) => saved.map(({ id }) => id)));

    expect(ids.size).toBe(50);
    expect(answers.map((saved) => saved.length)).toEqual([50, 50, 50, 50, 50, 50]);
  });
});

describe('readSequenceUse', () => {
  it('reports the used share of each table’s ids', async () => {
    await database.client.$executeRaw`SELECT setval('deliveries_id_seq', 1073741824)`;
    const use = new Map(
      (await readSequenceUse(database.client)).map(({ sequence, used }) => [sequence, used]),
    );

    expect(use.get('deliveries_id_seq')).toBeCloseTo(0.5, 3);
    expect(use.get('alerts_id_seq')).toBe(0);
    expect(use.get('skus_id_seq')).toBeLessThan(0.000_001);
  });

  it('counts large tables with eight bytes', async () => {
    const rows = await database.client.$queryRaw<{ name: string; max: bigint }[]>`
      SELECT sequencename::text AS name, max_value AS max FROM pg_sequences
      WHERE sequencename IN ('ledger_entries_id_seq', 'lookup_events_id_seq', 'tariff_changes_id_seq')`;
    expect(rows.map(({ max }) => max)).toEqual([2n ** 63n - 1n, 2n ** 63n - 1n, 2n ** 63n - 1n]);
  });
});
