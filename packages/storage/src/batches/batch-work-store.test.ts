import { describe, expect, it } from '@jest/globals';
import { AT, later } from '@svc/testkit/records';
import { suiteDatabase, perTest } from '@svc/testkit/suite';
import { batchKit, claimOf, classified, LEASE_MS } from '../../test/batch-kit.ts';

const database = suiteDatabase();
const kit = perTest(() => batchKit(database));

describe('a claim of rows', () => {
  it('is renewed and released by its token only', async () => {
    const work = await kit.take(['a', 'b']);
    const [own, other] = [claimOf(work), claimOf(work)];
    await kit.claim(work, 1, own);
    await kit.claim(work, 1, other);

    await kit.stores.work.renew(own, later(500), LEASE_MS);
    expect(await kit.stores.work.releaseLost(later(LEASE_MS))).toBe(1);
    expect(await kit.statuses(work.id)).toEqual(['processing', 'pending']);

    await kit.stores.work.release(other);
    expect(await kit.statuses(work.id)).toEqual(['processing', 'pending']);
    await kit.stores.work.release(own);
    expect(await kit.statuses(work.id)).toEqual(['pending', 'pending']);
  });

  it('that was lost is not renewed: the rows belong to the next worker', async () => {
    const work = await kit.take(['a']);
    const [late, next] = [claimOf(work), claimOf(work)];
    await kit.claim(work, 1, late);
    await kit.stores.work.releaseLost(later(LEASE_MS));
    await kit.stores.work.claim(next, 1, later(LEASE_MS), LEASE_MS);

    await kit.stores.work.renew(late, later(LEASE_MS), 100 * LEASE_MS);
    await kit.stores.work.release(late);
    expect(await kit.statuses(work.id)).toEqual(['processing']);
    expect(await kit.stores.work.releaseLost(later(2 * LEASE_MS))).toBe(1);
  });

  it('that is released leaves rows that have ended', async () => {
    const work = await kit.take(['a', 'b']);
    const claim = claimOf(work);
    const [first] = await kit.claim(work, 2, claim);
    if (first === undefined) throw new Error('no row');
    await kit.stores.work.finish(work, claim, { classified: [classified(first)], failed: [] }, '1', AT);
    await kit.stores.work.release(claim);
    expect(await kit.statuses(work.id)).toEqual(['done', 'pending']);
  });

  it('expires in every batch at once', async () => {
    for (const rows of [['a', 'b'], ['c']]) await kit.claim(await kit.take(rows), 9);
    expect(await kit.stores.work.releaseLost(later(LEASE_MS))).toBe(3);
    expect(await kit.stores.work.releaseLost(later(LEASE_MS))).toBe(0);
  });
});

describe('completing a batch', () => {
  const running = (id: string) =>
    database.client.batch.update({ where: { id }, data: { status: 'running' } });
  const told = (id: string) =>
    database.client.outboxEvent.count({ where: { dedupeKey: { startsWith: `batch.completed:${id}:` } } });

  it('is rejected while a row is waiting or claimed', async () => {
    const work = await kit.take(['a']);
    expect(await kit.stores.work.complete(work.id, later(1))).toBe(false);
    await kit.claim(work, 1);
    expect(await kit.stores.work.complete(work.id, later(1))).toBe(false);
    expect(await kit.batch(work.id)).toMatchObject({ status: 'running', finishedAt: null });
  });

  it('runs once, for a batch whose last row ended without completing it', async () => {
    const work = await kit.take(['a', '']);
    await database.client.batchRow.updateMany({ where: { batchId: work.id }, data: { status: 'skipped' } });
    const ends = await Promise.all([1, 2, 3].map((ms) => kit.stores.work.complete(work.id, later(ms))));
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await kit.batch(work.id)).toMatchObject({ status: 'completed' });
    expect(await told(work.id)).toBe(1);
  });

  it('reports each round once', async () => {
    const work = await kit.take(['a']);
    await kit.classify(work);
    await running(work.id);
    expect(await kit.stores.work.complete(work.id, later(1))).toBe(true);
    expect(await told(work.id)).toBe(1);

    await database.client.batch.update({ where: { id: work.id }, data: { status: 'running', round: 2 } });
    expect(await kit.stores.work.complete(work.id, later(2))).toBe(true);
    expect(await told(work.id)).toBe(2);
  });

  it('includes the number of rows by state in the event', async () => {
    const work = await kit.take(['a', 'A', 'b', '', 'x'.repeat(2001)]);
    await kit.classify(work, [4]);
    const event = await database.client.outboxEvent.findUniqueOrThrow({
      where: { dedupeKey: `batch.completed:${work.id}:1` },
    });
    expect(event).toMatchObject({ accountId: work.accountId, fannedOutAt: null });
    expect(event.data).toMatchObject({
      batch: {
        id: work.id,
        status: 'completed_with_errors',
        total_rows: 5,
        processed_rows: 5,
        failed_rows: 2,
      },
      counts: { pending: 0, processing: 0, done: 1, duplicate: 1, error: 2, skipped: 1 },
    });
  });

  it('leaves batches that are not running unchanged', async () => {
    const { id } = await kit.upload(['']);
    expect(await kit.stores.work.complete(id, AT)).toBe(false);
    await kit.start(id);
    expect(await kit.stores.work.complete(id, AT)).toBe(false);
    expect(await kit.batch(id)).toMatchObject({ status: 'queued' });
  });
});

describe('the sweep', () => {
  it('finds a batch with a waiting row, unless its last rows are claimed', async () => {
    const work = await kit.take(['a', 'b']);
    const claims = [claimOf(work), claimOf(work)];
    await kit.claim(work, 1, claims[0]);
    expect(await kit.stores.work.findOpen(9)).toEqual([work.id]);
    await kit.claim(work, 1, claims[1]);
    expect(await kit.stores.work.findOpen(9)).toEqual([]);
    await kit.stores.work.releaseLost(later(LEASE_MS));
    expect(await kit.stores.work.findOpen(9)).toEqual([work.id]);
  });

  it('finds no batch before its start or after its end', async () => {
    await kit.upload(['a']);
    await kit.classify(await kit.take(['a']));
    expect(await kit.stores.work.findOpen(9)).toEqual([]);
  });

  it('finds at most the requested number, longest waiting first', async () => {
    const ids: string[] = [];
    for (const row of ['a', 'b', 'c']) ids.push((await kit.take([row])).id);
    const [first = '', second = '', third = ''] = ids;
    const changed = (id: string, ms: number) =>
      database.client.batch.update({ where: { id }, data: { updatedAt: later(ms) } });
    await changed(first, 30);
    await changed(second, 10);
    await changed(third, 20);
    expect(await kit.stores.work.findOpen(2)).toEqual([second, third]);
  });
});
