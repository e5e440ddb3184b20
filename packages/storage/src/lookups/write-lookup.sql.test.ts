import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@svc/domain/accounts/actor';
import type { LookupOutcome, NewLookup } from '@svc/domain/lookups/lookup-store';
import {
  addActor,
  addFinished,
  addLookup,
  addVersion,
  later,
  newLookup,
  product,
} from '@svc/testkit/records';
import type { SeededVersion } from '@svc/testkit/stores';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';

const database = suiteDatabase();
const stores = suiteStores(database);
let ana: Actor;
let version: SeededVersion;
beforeEach(async () => {
  ana = await addActor(stores, { signupCredits: '50' });
  version = await addVersion(stores);
});

const finished = (outcome: Partial<LookupOutcome> = {}) => addFinished(stores, ana, version, { outcome });
const rerun = (parentLookupId: string, changes: Partial<NewLookup> = {}) =>
  addLookup(stores, ana, version, { parentLookupId, ...changes });
const find = async (id: string) => {
  const lookup = await stores.lookups.find(id, null);
  if (lookup === null) throw new Error('no such lookup');
  return lookup;
};
const answered = (...pairs: readonly (readonly [id: string, value: string])[]) => ({
  input: product('shirt', {
    answers: pairs.map(([question_id, value]) => ({ question_id, attribute: 'material', value })),
  }),
});

describe('the fee of a lookup', () => {
  it.each([
    ['10', '10', true],
    ['10', '10.01', false],
    ['0', '0', true],
    ['0', '0.01', false],
    ['0.3', '0.1', true],
  ])('for an account with %s credits: %s is reserved %s', async (signupCredits, fee, isMade) => {
    const owner = await addActor(stores, { signupCredits });
    expect((await stores.lookups.create(newLookup(owner, version), fee)) !== null).toBe(isMade);
    const account = await stores.accounts.find(owner.accountId);
    expect(Number(account?.held)).toBe(isMade ? Number(fee) : 0);
    expect(Number(account?.balance)).toBe(Number(signupCredits));
  });

  it('is not reserved for an unknown account, and no lookup is created', async () => {
    const lookup = newLookup({ accountId: 'f'.repeat(32), accountName: 'Nobody' }, version);
    expect(await stores.lookups.create(lookup, null)).toBeNull();
    expect(await stores.lookups.find(lookup.id, null)).toBeNull();
  });

  it('if none, does not wait for a lock on the account', async () => {
    await database.client.$transaction(async (tx) => {
      await tx.account.update({ where: { id: ana.accountId }, data: { held: '1' } });
      expect(await stores.lookups.create(newLookup(ana, version), null)).not.toBeNull();
    });
  });

  it('is reserved once by a lookup that is sent twice', async () => {
    const lookup = newLookup(ana, version);
    await stores.lookups.create(lookup, '1');
    await expect(stores.lookups.create(lookup, '1')).rejects.toThrow('lookups_pkey');
    expect(await stores.accounts.find(ana.accountId)).toMatchObject({ held: '1' });
  });
});

describe('a rerun', () => {
  it('leaves a decided original in place, but records the rerun with it', async () => {
    const original = await finished();
    const by = { byId: ana.accountId, byName: 'Ana', note: null, at: later(20) };
    const final = { code: '6109.10.00.12', digits: '6109100012', description: null };
    await stores.reviews.decide({
      ...by,
      lookupId: original,
      decision: 'approved',
      action: 'approve',
      final,
    });
    const id = await rerun(original, { note: 'with the material' });
    const after = await find(original);
    expect(after).toMatchObject({ resolved: false, decision: 'approved', finalCode: '6109.10.00.12' });
    expect(after.events.at(-1)).toMatchObject({
      kind: 'rerun',
      to: id,
      byName: 'Ana',
      note: 'with the material',
    });
    expect((await find(id)).parentLookupId).toBe(original);
  });

  it('that the account cannot afford leaves the original unchanged', async () => {
    const poor = await addActor(stores, { signupCredits: '1' });
    const original = await addFinished(stores, poor, version, { outcome: { status: 'needs_info' } });
    const before = await find(original);
    expect(
      await stores.lookups.create(newLookup(poor, version, { parentLookupId: original }), '1'),
    ).toBeNull();
    expect(await find(original)).toEqual(before);
  });

  it('fills in only the answers to its questions', async () => {
    const questions = [
      { id: 'q1', text: 'Which?', answer: null },
      { id: 'q2', answer: 'steel' },
      { id: 'q3', answer: 'old' },
    ];
    const original = await finished({ status: 'needs_info', result: { questions, summary: 's' } });
    await rerun(original, answered(['q3', 'new "x"'], ['q1', 'cotton'], ['q9', 'nothing']));
    expect((await find(original)).result).toEqual({
      questions: [
        { id: 'q1', text: 'Which?', answer: 'cotton' },
        { id: 'q2', answer: 'steel' },
        { id: 'q3', answer: 'new "x"' },
      ],
      summary: 's',
    });
  });

  it.each([
    ['has no questions', { summary: 's' }],
    ['has an empty list of them', { questions: [] }],
    ['has something else in their place', { questions: 'none' }],
  ])('with answers leaves a result unchanged that %s', async (_what, result) => {
    const original = await finished({ result });
    await rerun(original, answered(['q1', 'cotton']));
    expect((await find(original)).result).toEqual(result);
  });

  it('run concurrently fills in the answers of all', async () => {
    const questions = ['q1', 'q2', 'q3'].map((id) => ({ id, answer: null }));
    const original = await finished({ status: 'needs_info', result: { questions } });
    await Promise.all(['q1', 'q2', 'q3'].map((id) => rerun(original, answered([id, `answer to ${id}`]))));
    const after = await find(original);
    expect(after.result['questions']).toEqual(questions.map(({ id }) => ({ id, answer: `answer to ${id}` })));
    expect(after.events.filter(({ kind }) => kind === 'rerun')).toHaveLength(3);
    expect(await stores.accounts.find(ana.accountId)).toMatchObject({ held: '3' });
  });
});
