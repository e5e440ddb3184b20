import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, addActor, addFinished, addVersion, later, product, skuDraft } from '@svc/testkit/records';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import type { Actor, PlanGrant } from '../accounts/actor.ts';
import { newId } from '../id.ts';
import type { Answer, LookupInput } from './lookup.ts';
import type { NewLookup } from './lookup-store.ts';
import { rerunLookup } from './rerun-lookup.ts';

const QUESTIONS = [
  { id: 'q1', attribute: 'material', options: [{ value: 'cotton' }, { value: 'wool' }] },
  { id: 'q2', attribute: 'gender', options: [{ value: 'men' }, { value: 'women' }] },
];

const stores = suiteStores(suiteDatabase());
const ana = perTest(() => addActor(stores, { signupCredits: '20' }));
const version = perTest(() => addVersion(stores));
let enqueued: string[];
beforeEach(() => {
  enqueued = [];
});

type Request = Parameters<typeof rerunLookup>[3];

const rerun = (
  lookupId: string,
  request: Partial<Request> = {},
  { actor = ana, ownerId = null }: { actor?: Actor; ownerId?: string | null } = {},
) =>
  rerunLookup(
    {
      ...stores,
      enqueue: async (id) => {
        enqueued.push(id);
      },
      creditsPerLookup: '1',
      now: () => later(100),
    },
    actor,
    { lookupId, ownerId },
    { fields: {}, answers: [], note: '', ...request },
  );

const asked = (made: Partial<NewLookup> = {}) =>
  addFinished(stores, ana, version, {
    outcome: { status: 'needs_info', recommendedCode: null, result: { questions: QUESTIONS } },
    made,
  });
const answer = (question_id: string, value: string) => ({ question_id, value });
const MATERIAL: Answer = { question_id: 'q1', attribute: 'material', value: 'cotton' };
const GENDER: Answer = { question_id: 'q2', attribute: 'gender', value: 'men' };
const withAnswers = (answers: readonly Answer[], changes: Partial<LookupInput> = {}) => ({
  input: product('T-shirt', { material: 'cotton', answers, ...changes }),
});

describe('rerunLookup', () => {
  it('requires a description if the texts are past their retention', async () => {
    const original = await asked({ input: product('') });
    await expect(rerun(original)).rejects.toMatchObject({
      code: 'conflict',
      messageKey: 'lookup_texts_deleted',
    });
    expect(await rerun(original, { fields: { description: 'hat' } })).toMatchObject({
      input: product('hat'),
    });
  });

  it('creates a continuation with the values of the original', async () => {
    const input = product('T-shirt', { material: 'cotton', origin: 'VN', notes: 'box of 10' });
    const original = await asked({ input, language: 'ja', tariffVersion: 'v1' });
    const lookup = await rerun(original, { note: 'once more' });

    expect(lookup).toMatchObject({
      kind: 'single',
      status: 'queued',
      parentLookupId: original,
      input,
      language: 'ja',
      market: 'US',
      tariffVersion: 'v1',
    });
    expect(lookup.events).toMatchObject([{ kind: 'created', note: 'once more' }]);
    expect(enqueued).toEqual([lookup.id]);
  });

  it('reserves a separate fee, and is rejected with 402 without credits', async () => {
    const poor = await addActor(stores, { signupCredits: '1' });
    const original = await asked();
    await rerun(original, {}, { actor: poor });
    expect(await stores.credits.spendable(poor.accountId)).toBe('0');
    await expectError(rerun(original, {}, { actor: poor }), 'out_of_credits', {
      details: { balance: 0, needed: 1 },
    });
  });

  it('is rejected with 404 for an unknown lookup or that of another account', async () => {
    await expectError(rerun(newId()), 'not_found');
    const original = await asked();
    const ben = await addActor(stores);
    await expectError(rerun(original, {}, { actor: ben, ownerId: ben.accountId }), 'not_found');
    expect(await rerun(original, {}, { ownerId: ana.accountId })).toMatchObject({ parentLookupId: original });
  });

  it('of another account belongs to the caller', async () => {
    const rita = await addActor(stores, { name: 'Rita', role: 'reviewer' });
    expect(await rerun(await asked(), {}, { actor: rita })).toMatchObject({
      accountId: rita.accountId,
      accountName: 'Rita',
    });
  });
});

describe('the fields of a rerun', () => {
  it('replace those of the original and keep the others', async () => {
    const original = await asked({ input: product('T-shirt', { material: 'cotton', use: 'sport' }) });
    const lookup = await rerun(original, { fields: { description: 'Jumper', material: '' } });
    expect(lookup.input).toMatchObject({ description: 'Jumper', material: '', use: 'sport' });
  });

  it('set another language, or keep the original’s, even an unsupported one', async () => {
    const original = await asked({
      language: 'en',
      input: product('T-shirt', { unsupportedLanguage: 'fr' }),
    });
    expect(await rerun(original)).toMatchObject({ language: 'en', input: { unsupportedLanguage: 'fr' } });
    expect(await rerun(original, { asked: null })).toMatchObject({ language: 'en' });
    expect(await rerun(original, { asked: { language: 'ko', unsupported: null } })).toMatchObject({
      language: 'ko',
      input: { unsupportedLanguage: null },
    });
  });

  it('remove a version with null', async () => {
    const original = await asked({ tariffVersion: 'v1' });
    expect(await rerun(original, { tariffVersion: null })).toMatchObject({
      tariffVersion: null,
      datasetVersion: 'v1',
    });
    await expectInvalid(rerun(original, { tariffVersion: 'v9' }), 'tariff_version');
  });

  it('for another market drop version and SKU, which belong to one', async () => {
    const [sku] = await stores.skus.save([skuDraft('A')], { checkCodes: false, at: AT });
    await addVersion(stores, { market: 'EU', version: 'eu-1' });
    const original = await asked({ tariffVersion: 'v1', skuId: sku?.id ?? 0 });

    expect(await rerun(original)).toMatchObject({ skuId: sku?.id, tariffVersion: 'v1' });
    expect(await rerun(original, { market: 'US' })).toMatchObject({ skuId: sku?.id, tariffVersion: 'v1' });
    expect(await rerun(original, { market: 'EU' })).toMatchObject({
      market: 'EU',
      datasetVersion: 'eu-1',
      skuId: null,
      tariffVersion: null,
    });
  });
});

describe('the SKU of a rerun', () => {
  const TRIAL: PlanGrant = {
    key: 'trial',
    features: new Set(),
    withheld: new Set(),
    limits: new Map(),
    hasTrial: true,
  };

  it('must exist if named', async () => {
    await expectInvalid(rerun(await asked(), { skuId: 404 }), 'sku_id');
  });

  it('is removed by null, and omitted if deleted', async () => {
    const [sku] = await stores.skus.save([skuDraft('A')], { checkCodes: false, at: AT });
    const original = await asked({ skuId: sku?.id ?? 0 });
    expect(await rerun(original, { skuId: null })).toMatchObject({ skuId: null });
    await stores.skus.remove(sku?.id ?? 0);
    expect(await rerun(original)).toMatchObject({ skuId: null });
  });

  it('is omitted after the trial, and rejected if named', async () => {
    const [sku] = await stores.skus.save([skuDraft('A')], { checkCodes: false, at: AT });
    const skuId = sku?.id ?? 0;
    const original = await asked({ skuId });
    const actor = { ...ana, plan: TRIAL, trialEndsAt: AT };
    expect(await rerun(original, {}, { actor })).toMatchObject({ skuId: null });
    await expectError(rerun(original, { skuId }, { actor }), 'trial_ended');
  });
});

describe('the answers of a rerun', () => {
  it('become facts in the new lookup’s input', async () => {
    const lookup = await rerun(await asked(), { answers: [answer('q1', 'cotton'), answer('q2', 'men')] });
    expect(lookup.input.answers).toEqual([MATERIAL, GENDER]);
  });

  it('are inherited from the original, and replaced by new ones', async () => {
    const original = await asked(withAnswers([MATERIAL, GENDER]));
    expect((await rerun(original)).input.answers).toEqual([MATERIAL, GENDER]);
    const again = await rerun(original, { answers: [answer('q1', 'wool')] });
    expect(again.input.answers).toEqual([GENDER, { ...MATERIAL, value: 'wool' }]);
  });

  it('are dropped if the description changes', async () => {
    const original = await asked(withAnswers([MATERIAL, GENDER]));
    expect((await rerun(original, { fields: { description: 'Jumper' } })).input.answers).toEqual([]);
    expect((await rerun(original, { fields: { description: 'T-shirt' } })).input.answers).toEqual([
      MATERIAL,
      GENDER,
    ]);
  });

  it.each(['material', 'composition'] as const)('about the material end with a new %s', async (field) => {
    const original = await asked(withAnswers([MATERIAL, GENDER]));
    expect((await rerun(original, { fields: { [field]: '100% wool' } })).input.answers).toEqual([GENDER]);
  });

  it('remain when other fields change', async () => {
    const original = await asked(withAnswers([MATERIAL, GENDER]));
    const lookup = await rerun(original, { fields: { material: 'cotton', use: 'sport', notes: 'x' } });
    expect(lookup.input.answers).toEqual([MATERIAL, GENDER]);
  });

  it('are rejected by path if they do not match', async () => {
    const original = await asked();
    const answers = [
      answer('q9', 'cotton'),
      answer('q1', 'silk'),
      answer('q2', 'men'),
      answer('q2', 'women'),
    ];
    await expectInvalid(
      rerun(original, { answers }),
      'answers.0.question_id',
      'answers.1.value',
      'answers.3.question_id',
    );
    await expectError(rerun(original, { answers }), 'validation_error', {
      messageKey: 'question_unknown',
      params: { question_id: 'q9', value: 'cotton' },
    });
    await expectError(rerun(original, { answers: [answer('q1', 'silk')] }), 'validation_error', {
      messageKey: 'answer_unknown',
    });
    expect(enqueued).toEqual([]);
  });

  it('are rejected without a question', async () => {
    const original = await addFinished(stores, ana, version);
    await expectInvalid(rerun(original, { answers: [answer('q1', 'cotton')] }), 'answers.0.question_id');
  });
});
