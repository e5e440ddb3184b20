import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { LEARN_PAUSE_MS, type AccountModel } from '@svc/domain/learning/account-model';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { decidedLookup } from '../../test/decided-lookup.ts';
import { lookupFixture, type LookupFixture } from '../../test/lookup-fixture.ts';
import { createAccountModelStore } from './account-model-store.ts';

const AT = new Date('2026-11-22T12:00:00Z');
const LEASE_MS = 60_000;
const after = (ms: number) => new Date(AT.getTime() + ms);

const database = suiteDatabase();
let fixture: LookupFixture;
const store = perSuite(() => createAccountModelStore(database.client));
beforeEach(async () => {
  await database.client.account.updateMany({ data: { active: false } });
  fixture = await lookupFixture(database, '100');
});

const claim = (at = AT, changes: { token?: string; engineVersion?: string } = {}) =>
  store.claim(
    { accountId: fixture.accountId, market: 'US', token: newId(), engineVersion: '1', at, ...changes },
    LEASE_MS,
  );

const modelOf = (changes: Partial<AccountModel> = {}): AccountModel => ({
  accountId: fixture.accountId,
  market: 'US',
  learnedAt: AT,
  decisions: 40,
  skus: 7,
  measured: 30,
  rightWith: 12,
  rightWithout: 15,
  isUsed: false,
  engineVersion: '1',
  ...changes,
});

async function learn(changes: Partial<AccountModel> = {}): Promise<void> {
  const token = newId();
  const model = modelOf(changes);
  expect(await claim(model.learnedAt, { token, engineVersion: '0' })).toBe(true);
  expect(await store.finish(token, model)).toBe(true);
}

describe('a claim', () => {
  it('belongs to one worker until its lease expires', async () => {
    expect(await Promise.all([claim(), claim(), claim()])).toEqual(
      expect.arrayContaining([true, false, false]),
    );
    expect(await claim(after(LEASE_MS))).toBe(false);
    expect(await claim(after(LEASE_MS + 1))).toBe(true);
  });

  it('is rejected for a fresh model, unless it is for another engine', async () => {
    await learn();
    expect(await claim(after(LEARN_PAUSE_MS - 1))).toBe(false);
    expect(await claim(after(LEARN_PAUSE_MS))).toBe(true);
  });

  it('is free again once released', async () => {
    const token = newId();
    await claim(AT, { token });
    await store.release(token);
    expect(await claim()).toBe(true);
  });
});

describe('a model', () => {
  it('is missing before it is finished, then stored as measured', async () => {
    const token = newId();
    await claim(AT, { token });
    expect(await store.find({ accountId: fixture.accountId, market: 'US' })).toBeNull();

    expect(await store.finish(token, modelOf())).toBe(true);
    expect(await store.find({ accountId: fixture.accountId, market: 'US' })).toEqual(modelOf());
    expect(await store.list()).toContainEqual({ ...modelOf(), accountName: 'Ana' });
  });

  it('is not written by a worker whose lease was taken over', async () => {
    const token = newId();
    await claim(AT, { token });
    await claim(after(LEASE_MS + 1));
    expect(await store.finish(token, modelOf())).toBe(false);
  });
});

describe('models that are due', () => {
  const due = (at = after(LEARN_PAUSE_MS), engine = '1') => store.findDue(engine, at, 10);
  const own = () => ({ accountId: fixture.accountId, market: 'US' });

  it('include accounts with decisions and no model', async () => {
    expect(await due()).toEqual([]);
    await decidedLookup(database, fixture, 'cotton shirt', AT);
    expect(await due()).toEqual([own()]);
  });

  it('include those with newer decisions, after the pause', async () => {
    await decidedLookup(database, fixture, 'cotton shirt', after(-1000));
    await learn();
    expect(await due()).toEqual([]);

    await decidedLookup(database, fixture, 'cotton towel', after(1000));
    expect(await due(after(LEARN_PAUSE_MS - 1))).toEqual([]);
    expect(await due()).toEqual([own()]);
  });

  it('include those with a changed catalog or another engine', async () => {
    await decidedLookup(database, fixture, 'cotton shirt', after(-1000));
    await learn();
    expect(await due(AT, '2')).toEqual([own()]);

    const code = { currentCode: '6109.10.00.12', codeDigits: '6109100012', codeStatus: 'valid' } as const;
    await database.client.sku.create({
      data: { sku: 'S1', market: 'US', description: 'shirt', ...code, checkedAt: after(1000) },
    });
    expect(await due()).toEqual([own()]);
    await database.client.sku.deleteMany();
  });

  it('exclude those claimed by a worker', async () => {
    await decidedLookup(database, fixture, 'cotton shirt', AT);
    await claim();
    expect(await due(AT)).toEqual([]);
    expect(await due(after(LEASE_MS + 1))).toEqual([own()]);
  });
});
