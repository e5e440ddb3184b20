import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { newId } from '@svc/domain/id';
import type { LookupKind } from '@svc/domain/lookups/lookup';
import { createLookupStore } from '@svc/storage/lookups/lookup-store';
import { translator } from '@svc/i18n/translate';
import { createHarness } from './harness.ts';

const harness = forSuite(createHarness);
const datasetId = newId();
beforeAll(async () => {
  await harness.database.client.dataset.create({
    data: {
      id: datasetId,
      market: 'US',
      version: 'v1',
      name: 'US',
      state: 'active',
      nationalDigits: 10,
      loadedAt: new Date(),
    },
  });
});
afterEach(() => harness.reset());

async function finishLookup(kind: LookupKind): Promise<string> {
  const lookups = createLookupStore(harness.database.client);
  const claim = { lookupId: newId(), token: newId() };
  await lookups.create(
    {
      id: claim.lookupId,
      kind,
      accountId: harness.actor.accountId,
      accountName: 'Ada',
      market: 'US',
      datasetId,
      datasetVersion: 'v1',
      tariffVersion: 'v1',
      language: 'ko',
      input: {
        description: "men's T-shirt",
        material: 'cotton',
        use: '',
        composition: '',
        origin: 'VN',
        notes: '',
        answers: [],
      },
      skuId: null,
      parentLookupId: null,
      note: null,
      createdAt: new Date('2026-11-21T15:04:05.123Z'),
    },
    '1',
  );
  await lookups.claim(claim.lookupId, claim.token, new Date('2026-11-21T15:04:06.000Z'), 60_000);
  const outcome = {
    status: 'proposed' as const,
    confidence: 0.75,
    confidenceByDigits: { heading: 0.97, subheading: 0.93, line: 0.75 },
    recommendedCode: '6109.10.00.12',
    recommendedDigits: '6109100012',
    recommendedDescription: 'T-shirts',
    hs6: '610910',
    flags: [{ code: 'demo_data', params: {} }],
    risk: 18,
    normalized: { secret: 'not for receivers' },
    result: {},
    missingInfo: ['성별'],
    engineVersion: '1',
    knowledgeVersion: '1',
  };
  expect(await lookups.finish(claim, outcome, new Date('2026-11-21T15:04:06.250Z'))).toBe(true);
  return claim.lookupId;
}

describe('lookup.completed', () => {
  it('has the summary of the finished lookup, the input and the missing facts, in its language', async () => {
    const receiver = await harness.receiver();
    const { webhook } = await harness.register(receiver.url, ['lookup.completed']);
    const id = await finishLookup('single');
    harness.startWorker();
    await harness.ended(webhook.id);
    const t = translator('ko');
    const body: unknown = JSON.parse(receiver.requests[0]?.body.toString() ?? '');
    expect(body).toEqual({
      event: 'lookup.completed',
      created_at: '2026-11-21T15:04:06.250+00:00',
      data: {
        id,
        created_at: '2026-11-21T15:04:05.123Z',
        kind: 'single',
        batch_id: null,
        row_index: null,
        parent_lookup_id: null,
        description: "men's T-shirt",
        market: 'US',
        dataset_version: 'v1',
        status: 'proposed',
        status_label: t('labels.lookup_status_proposed'),
        recommended_code: '6109.10.00.12',
        recommended_description: 'T-shirts',
        hs6: '610910',
        confidence: 0.75,
        confidence_by_digits: { heading: 0.97, subheading: 0.93, line: 0.75 },
        review_flags: [{ code: 'demo_data', message: t('flags.demo_data') }],
        risk: 18,
        risk_level: 'low',
        resolved: false,
        processing_ms: 250,
        decision: null,
        decision_label: null,
        final_code: null,
        decided_at: null,
        created_by: harness.actor.accountId,
        created_by_name: 'Ada',
        sku_id: null,
        language: 'ko',
        comment_count: 0,
        input: {
          description: "men's T-shirt",
          material: 'cotton',
          use: '',
          composition: '',
          origin: 'VN',
          notes: '',
          market: 'US',
          tariff_version: 'v1',
        },
        missing_info: ['성별'],
      },
      id: (await harness.rows(webhook.id))[0]?.id,
    });
  });

  it('is sent for single lookups only', async () => {
    await finishLookup('sku');
    expect(await harness.database.client.outboxEvent.count()).toBe(0);
  });
});
