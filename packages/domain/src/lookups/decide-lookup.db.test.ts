import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, addActor, addFinished, addLookup, addVersion, later, skuDraft } from '@svc/testkit/records';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import { decideLookup } from './decide-lookup.ts';
import type { DecisionAction } from './decision.ts';
import type { LookupOutcome, NewLookup } from './lookup-store.ts';

const PROPOSED = '6109.10.00.12';
const OTHER = '6109.10.00.40';

const stores = suiteStores(suiteDatabase());
const ana = perTest(() => addActor(stores, { signupCredits: '100' }));
const rita = perTest(() => addActor(stores, { name: 'Rita', role: 'reviewer' }));
const version = perTest(() => addVersion(stores));
let clock: Date;
beforeEach(() => {
  clock = later(1000);
});

const finished = (changes: Partial<LookupOutcome> = {}, made: Partial<NewLookup> = {}) =>
  addFinished(stores, ana, version, { outcome: changes, made });
const act = (
  lookupId: string,
  action: DecisionAction,
  words: { code?: string; note?: string } = {},
  by = rita,
) => decideLookup({ ...stores, now: () => clock }, by, { lookupId, action, code: '', note: '', ...words });
const override = (id: string, code: string, note = 'see the label') => act(id, 'override', { code, note });
const events = async () => (await stores.outbox.waiting(100, [])).events.map(({ content }) => content);
const decidedEvents = async () => (await events()).filter(({ event }) => event === 'lookup.decided');

describe('approve', () => {
  it('accepts the proposed code, recording user, time and note', async () => {
    const id = await finished();
    const lookup = await act(id, 'approve', { note: 'looks right' });

    expect(lookup).toMatchObject({
      decision: 'approved',
      finalCode: PROPOSED,
      finalDescription: "Men's",
      reviewNote: 'looks right',
      decidedByName: 'Rita',
      decidedAt: clock,
      status: 'proposed',
    });
    expect(lookup.events.at(-1)).toMatchObject({
      kind: 'approved',
      byId: rita.accountId,
      note: 'looks right',
    });
    expect(await decidedEvents()).toMatchObject([
      { action: 'approve', code: PROPOSED, decidedByName: 'Rita' },
    ]);
  });

  it('does not require a note', async () => {
    expect(await act(await finished(), 'approve')).toMatchObject({ decision: 'approved', reviewNote: null });
  });

  it('is rejected without a proposed code', async () => {
    const id = await finished({ status: 'needs_info', recommendedCode: null, recommendedDigits: null });
    await expectInvalid(act(id, 'approve'), 'action');
    await expectError(act(id, 'approve'), 'validation_error', { messageKey: 'nothing_to_approve' });
    expect(await decidedEvents()).toEqual([]);
  });

  it('also accepts lookups that need a review', async () => {
    expect(await act(await finished({ status: 'needs_review' }), 'approve')).toMatchObject({
      decision: 'approved',
      status: 'needs_review',
    });
  });
});

describe('override', () => {
  it('accepts another declarable line of the lookup’s schedule', async () => {
    const id = await finished();
    const lookup = await override(id, OTHER);

    expect(lookup).toMatchObject({ decision: 'overridden', finalCode: OTHER, finalDescription: "Women's" });
    expect(lookup.events.at(-1)).toMatchObject({
      kind: 'overridden',
      from: PROPOSED,
      to: OTHER,
      note: 'see the label',
    });
    expect(await decidedEvents()).toMatchObject([{ action: 'override', code: OTHER, note: 'see the label' }]);
  });

  it.each(['6109100040', '6109 10 00 40', ' 6109.10.00.40 ', '6109-10-00-40'])(
    'reads the code %j',
    async (code) => {
      expect(await override(await finished(), code)).toMatchObject({ finalCode: OTHER });
    },
  );

  it.each([PROPOSED, '6109100012', '6109 10 00 12'])(
    'with the proposed code %j is an approval',
    async (code) => {
      const lookup = await override(await finished(), code);
      expect(lookup).toMatchObject({ decision: 'approved', finalCode: PROPOSED });
      expect(await decidedEvents()).toMatchObject([{ action: 'approve' }]);
    },
  );

  it('sets a code if none was proposed', async () => {
    const id = await finished({ status: 'needs_review', recommendedCode: null, recommendedDigits: null });
    expect(await override(id, PROPOSED)).toMatchObject({ decision: 'overridden', finalCode: PROPOSED });
  });

  it.each([
    ['is not in the schedule', '9999.99.99.99', 'code_not_declarable'],
    ['is not a code', 'cotton', 'code_not_declarable'],
    ['has eleven digits', '61091000401', 'code_not_declarable'],
    ['is a heading', '6109', 'code_divided'],
    ['is divided further', '6109.10.00', 'code_divided'],
  ])('rejects a code that %s', async (_what, code, messageKey) => {
    const id = await finished();
    await expectInvalid(override(id, code), 'code');
    await expectError(override(id, code), 'validation_error', { messageKey });
    expect(await stores.lookups.find(id, null)).toMatchObject({ decision: null, finalCode: null });
  });

  it('lists the declarable lines below a subdivided code', async () => {
    const children = [
      { code: PROPOSED, description: "Men's" },
      { code: OTHER, description: "Women's" },
    ];
    await expectError(override(await finished(), '6109.10'), 'validation_error', {
      params: { code: '6109.10', codes: `${PROPOSED}, ${OTHER}` },
      details: { children },
    });
  });

  it('names five lines in its message and lists twenty', async () => {
    const codes = Array.from({ length: 30 }, (_, place) => `6203.42.${String(place + 10)}.00`);
    const lines = codes.map((code) => ({ code, isLeaf: true, description: code }));
    const wide = await addVersion(stores, { version: 'wide', state: 'staged', lines });
    const id = await addFinished(stores, ana, wide);

    const refused = await override(id, '6203.42').catch((error: unknown) => error);
    expect(refused).toMatchObject({ params: { codes: codes.slice(0, 5).join(', ') } });
    expect(refused).toMatchObject({ details: { children: codes.slice(0, 20).map((code) => ({ code })) } });
  });

  it('uses lines of the lookup’s version, not of the active one', async () => {
    const old = await addVersion(stores, {
      version: 'v0',
      state: 'superseded',
      lines: [{ code: '6109.10.00.99', isLeaf: true, description: 'of old' }],
    });
    const id = await addFinished(stores, ana, old);
    await expectInvalid(override(id, OTHER), 'code');
    expect(await override(id, '6109.10.00.99')).toMatchObject({ finalCode: '6109.10.00.99' });
  });

  it('lists every missing part', async () => {
    const id = await finished();
    await expectInvalid(act(id, 'override'), 'code', 'note');
    await expectInvalid(act(id, 'override', { note: 'n' }), 'code');
    await expectInvalid(act(id, 'override', { code: OTHER }), 'note');
    await expectError(act(id, 'override'), 'validation_error', { messageKey: 'finalize_code_required' });
    await expectError(act(id, 'override', { code: OTHER }), 'validation_error', {
      messageKey: 'note_required',
    });
  });
});

describe('reject', () => {
  it('accepts no code', async () => {
    const lookup = await act(await finished(), 'reject', { note: 'not our product' });
    expect(lookup).toMatchObject({ decision: 'rejected', finalCode: null, reviewNote: 'not our product' });
    expect(await decidedEvents()).toMatchObject([{ action: 'reject', code: null }]);
  });

  it('requires a note', async () => {
    await expectInvalid(act(await finished(), 'reject'), 'note');
  });
});

describe('reopen', () => {
  it.each(['approve', 'reject', 'override'] as const)(
    'reverts a decision by %s, without an event',
    async (action) => {
      const id = await finished();
      await act(id, action, { code: OTHER, note: 'n' });
      const lookup = await act(id, 'reopen');

      expect(lookup).toMatchObject({
        decision: null,
        finalCode: null,
        finalDescription: null,
        decidedAt: null,
      });
      expect(lookup.events.at(-1)).toMatchObject({ kind: 'reopened', byName: 'Rita' });
      expect(await decidedEvents()).toHaveLength(1);
      expect(await act(id, 'approve')).toMatchObject({ decision: 'approved' });
      expect(await decidedEvents()).toHaveLength(2);
    },
  );

  it('is rejected with 409 without a decision', async () => {
    await expectError(act(await finished(), 'reopen'), 'conflict', { messageKey: 'nothing_to_reopen' });
  });
});

describe('a decision', () => {
  it.each(['approve', 'override', 'reject'] as const)('conflicts with %s: 409 naming it', async (action) => {
    const id = await finished();
    await act(id, 'reject', { note: 'n' });
    await expectError(act(id, action, { code: OTHER, note: 'n' }), 'conflict', {
      messageKey: 'decision_exists',
      params: { name: 'Rita' },
      details: { decision: 'rejected' },
    });
    expect(await decidedEvents()).toHaveLength(1);
  });

  it.each(['approve', 'override', 'reject'] as const)(
    'by %s requires a finished classification: 409',
    async (action) => {
      const id = await addLookup(stores, ana, version);
      const wanted = () => act(id, action, { code: OTHER, note: 'n' });
      await expectError(wanted(), 'conflict', {
        messageKey: 'lookup_unfinished',
        details: { status: 'queued' },
      });
      await stores.lookups.claim(id, 't', AT, 1000);
      await expectError(wanted(), 'conflict', { details: { status: 'processing' } });
    },
  );

  it('made twice at once applies the first; the second gets a conflict', async () => {
    const id = await finished();
    const ends = await Promise.allSettled([act(id, 'approve'), override(id, OTHER)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = ends.find((end) => end.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'conflict', messageKey: 'decision_exists' });
    expect(await decidedEvents()).toHaveLength(1);
  });

  it('is rejected with 404 for an unknown lookup', async () => {
    await expectError(act('none', 'approve'), 'not_found');
  });

  it('reports missing fields before it looks for the lookup', async () => {
    await expectInvalid(act('none', 'reject'), 'note');
  });
});

describe('the SKU of a decided lookup', () => {
  const addSku = async (currentCode: string | null = null) => {
    const [saved] = await stores.skus.save([skuDraft('A', { currentCode })], { checkCodes: true, at: AT });
    return saved?.id ?? 0;
  };

  it('receives the decided code, checked against the active version', async () => {
    const skuId = await addSku();
    await override(await finished({}, { skuId }), OTHER);
    expect(await stores.skus.find(skuId)).toMatchObject({
      currentCode: OTHER,
      codeStatus: 'valid',
      checkedVersion: 'v1',
      checkedAt: clock,
    });
  });

  it('stores a code missing from the active version as invalid', async () => {
    const skuId = await addSku();
    const lines = [{ code: '6109.10.00.99', isLeaf: true, description: 'of old' }];
    const old = await addVersion(stores, { version: 'v0', state: 'superseded', lines });
    await override(await addFinished(stores, ana, old, { made: { skuId } }), '6109.10.00.99');
    expect(await stores.skus.find(skuId)).toMatchObject({
      currentCode: '6109.10.00.99',
      codeStatus: 'invalid',
    });
  });

  it('is unchanged when the lookup is rejected or reopened', async () => {
    const skuId = await addSku(PROPOSED);
    const id = await finished({ recommendedCode: OTHER, recommendedDigits: '6109100040' }, { skuId });
    await act(id, 'reject', { note: 'n' });
    expect(await stores.skus.find(skuId)).toMatchObject({ currentCode: PROPOSED });
    await act(id, 'reopen');
    await act(id, 'approve');
    await act(id, 'reopen');
    expect(await stores.skus.find(skuId)).toMatchObject({ currentCode: OTHER });
  });
});
