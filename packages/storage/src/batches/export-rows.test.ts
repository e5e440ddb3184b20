import { describe, expect, it } from '@jest/globals';
import type { ExportedResult, ExportRow } from '@svc/domain/batches/export-row';
import type { RowStatus } from '@svc/domain/batches/row-status';
import { newId } from '@svc/domain/id';
import type { LookupOutcome } from '@svc/domain/lookups/lookup-store';
import { later, outcome } from '@svc/testkit/records';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { batchKit, claimOf, classified } from '../../test/batch-kit.ts';
import { exportRows } from './export-rows.ts';

const database = suiteDatabase();
const kit = perSuite(() => batchKit(database));

async function exported(id: string, statuses: readonly RowStatus[] = []): Promise<readonly ExportRow[]> {
  const rows: ExportRow[] = [];
  for await (const page of exportRows(database.client, { id }, statuses)) rows.push(...page);
  return rows;
}

async function oneRow(changes: Partial<LookupOutcome> = {}) {
  const work = await kit.take(['shirt']);
  const claim = claimOf(work);
  const [row] = await kit.claim(work, 1, claim);
  if (row === undefined) throw new Error('no row');
  const done = classified(row, { outcome: outcome(changes) });
  await kit.stores.work.finish(work, claim, { classified: [done], failed: [] }, '1', later(10));
  return { id: work.id, accountId: work.accountId, lookupId: done.lookupId };
}

async function resultOf(id: string): Promise<ExportedResult | null | undefined> {
  return (await exported(id))[0]?.result;
}

interface Rerun {
  readonly of: string;
  readonly at: number;
  readonly code?: string | null;
  readonly market?: 'US' | 'EU';
  readonly question?: string;
  readonly decidedAt?: number;
}

async function rerun({ of, at, code = '6109.90.10.07', market = 'US', question, decidedAt }: Rerun) {
  const parent = await database.client.lookup.findUniqueOrThrow({ where: { id: of } });
  const id = newId();
  const decided =
    decidedAt === undefined
      ? {}
      : {
          decision: 'approved' as const,
          finalCode: code,
          reviewNote: `at ${at}`,
          decidedAt: later(decidedAt),
        };
  await database.client.lookup.create({
    data: {
      id,
      kind: 'single',
      accountId: parent.accountId,
      parentLookupId: of,
      market,
      datasetId: parent.datasetId,
      datasetVersion: 'v1',
      language: 'en',
      description: parent.description,
      input: {},
      status: 'needs_info',
      confidence: 0.5,
      recommendedCode: code,
      result: question === undefined ? {} : { questions: [{ attribute: question, options: [] }] },
      createdAt: later(at),
      finishedAt: later(at),
      ...decided,
    },
  });
  return id;
}

const candidate = (code: string, share: number) => ({
  code,
  full_description: `text of ${code}`,
  scores: { final: share },
});

describe('the result of a row', () => {
  it('shows three candidates in order, and the codes of all alternatives', async () => {
    const codes = ['0101', '0202', '0303', '0404'];
    const shares = [0.4, 0.3, 0.2, 0.1];
    const alternatives = codes.map((code, place) => candidate(code, shares[place] ?? 0));
    const { id } = await oneRow({ result: { lang: 'en', alternatives } });
    expect(await resultOf(id)).toMatchObject({
      language: 'en',
      alternatives: codes,
      candidates: [
        { code: '0101', text: 'text of 0101', share: 0.4 },
        { code: '0202', text: 'text of 0202', share: 0.3 },
        { code: '0303', text: 'text of 0303', share: 0.2 },
      ],
    });
  });

  it('shows total and additional duties, and null if unknown', async () => {
    const owed = { title: 'Section 301', pct: 7.5, reason_code: 'listed' };
    const duty = {
      effective_pct: 24,
      additional_pct: 7.5,
      additional: [owed],
      may_apply: [{ title: 'Quota' }],
      known_until: '2026-10-09',
    };
    const result = { recommended: { duty_rate: '16.5%', duty, scores: { final: 0.8 } } };
    const { id, lookupId } = await oneRow({ result });
    const shown = {
      share: 0.8,
      dutyRate: '16.5%',
      dutyPct: 24,
      additionalDutyPct: 7.5,
      additionalDuties: [{ title: 'Section 301', pct: 7.5, reasonCode: 'listed' }],
      dutyKnownUntil: '2026-10-09',
      possibleDuties: [{ title: 'Quota', pct: null, reasonCode: null }],
    };
    expect(await resultOf(id)).toMatchObject(shown);
    const storedBefore = { where: { id: lookupId }, data: { result } };
    await database.client.lookup.update(storedBefore);
    expect(await resultOf(id)).toMatchObject(shown);
    const unknown = await oneRow({
      result: { recommended: { duty_rate: null, duty: { effective_pct: null } } },
    });
    expect(await resultOf(unknown.id)).toMatchObject({
      dutyRate: null,
      dutyPct: null,
      additionalDutyPct: null,
      dutyKnownUntil: null,
      additionalDuties: [],
      possibleDuties: [],
    });
  });

  it('is empty in every part missing from the result', async () => {
    const { id } = await oneRow({ recommendedCode: null, hs6: null, result: {} });
    expect(await resultOf(id)).toMatchObject({
      language: null,
      summary: null,
      factors: [],
      coded: null,
      share: 0,
      alternatives: [],
      candidates: [],
      question: null,
      legal: [],
      rerun: null,
      decision: null,
    });
  });

  it('is missing for a failed or excluded row', async () => {
    const work = await kit.take(['a', '', 'b', 'B']);
    await kit.classify(work, [2]);
    const rows = await exported(work.id);
    expect(rows.map(({ status, result }) => [status, result === null])).toEqual([
      ['error', true],
      ['skipped', true],
      ['done', false],
      ['duplicate', false],
    ]);
    expect(rows[3]?.lookupId).toBe(rows[2]?.lookupId);
  });
});

describe('a row whose lookup was rerun', () => {
  it('shows the latest rerun, in the row’s market', async () => {
    const { id, lookupId } = await oneRow();
    const first = await rerun({ of: lookupId, at: 100, code: '1111' });
    await rerun({ of: first, at: 300, code: '3333' });
    await rerun({ of: lookupId, at: 200, code: '2222' });
    await rerun({ of: first, at: 400, code: '4444', market: 'EU' });
    expect((await resultOf(id))?.rerun).toEqual({ status: 'needs_info', code: '3333', confidence: 0.5 });
  });

  it('shows the question of the rerun, or none if that has none', async () => {
    const questions = [{ attribute: 'material', options: [] }];
    const { id, lookupId } = await oneRow({ result: { questions } });
    expect((await resultOf(id))?.question).toEqual({ attribute: 'material', options: [] });
    const asked = await rerun({ of: lookupId, at: 100, question: 'use' });
    expect((await resultOf(id))?.question).toEqual({ attribute: 'use', options: [] });
    await rerun({ of: asked, at: 200 });
    expect((await resultOf(id))?.question).toBeNull();
  });

  it('shows the latest decision on any rerun, with its note', async () => {
    const { id, lookupId } = await oneRow();
    const first = await rerun({ of: lookupId, at: 100, code: '1111', decidedAt: 900 });
    await rerun({ of: first, at: 200, code: '2222', decidedAt: 800 });
    await rerun({ of: lookupId, at: 300, code: '3333', market: 'EU', decidedAt: 1000 });
    const [row] = await exported(id);
    expect(row).toMatchObject({
      finalCode: '1111',
      result: { decision: 'approved', reviewNote: 'at 100', decidedAt: later(900) },
    });
  });

  it('shows its own decision rather than a later one on a rerun', async () => {
    const { id, lookupId, accountId } = await oneRow();
    await rerun({ of: lookupId, at: 100, code: '1111', decidedAt: 900 });
    await kit.stores.reviews.decide({
      lookupId,
      byId: accountId,
      byName: 'Ana',
      note: 'own',
      at: later(50),
      decision: 'approved',
      action: 'approve',
      final: { code: '6109.10.00.12', digits: '6109100012', description: null },
    });
    const [row] = await exported(id);
    expect(row).toMatchObject({
      finalCode: '6109.10.00.12',
      result: { reviewNote: 'own', decidedAt: later(50) },
    });
  });
});

describe('rows', () => {
  it('are all returned once, in file order, across many pages', async () => {
    const products = Array.from({ length: 620 }, (_, place) => `product ${place}`);
    const { id } = await kit.upload(products);
    const pages: number[] = [];
    const indexes: number[] = [];
    for await (const page of exportRows(database.client, { id }, [])) {
      pages.push(page.length);
      indexes.push(...page.map(({ rowIndex }) => rowIndex));
    }
    expect(indexes).toEqual(products.map((_, place) => place + 2));
    expect(Math.max(...pages)).toBeLessThanOrEqual(250);
  });

  it('are those in the requested states, or all by default', async () => {
    const work = await kit.take(['a', '', 'b', 'A', 'c']);
    await kit.classify(work, [4]);
    const indexes = async (...statuses: RowStatus[]) =>
      (await exported(work.id, statuses)).map(({ rowIndex }) => rowIndex);
    expect(await indexes('done')).toEqual([2, 6]);
    expect(await indexes('skipped', 'error')).toEqual([3, 4]);
    expect(await indexes('pending')).toEqual([]);
    expect(await indexes()).toEqual([2, 3, 4, 5, 6]);
  });
});
