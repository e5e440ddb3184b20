import { SHIPPED_LAWS } from '@svc/law/law-book';
import { DEFAULT_THRESHOLDS } from '@svc/classifier/options';
import { classifyProduct } from '@svc/classification/classify-product';
import { packagedModels } from '@svc/text-model/packaged-models';
import { newId } from '@svc/domain/id';
import type { Language } from '@svc/i18n/language';
import { createPrecedentSource } from '@svc/storage/rulings/precedent-source';
import { run as runBatch, started } from '../batch-kit.ts';
import { WORDS } from '../language-examples/products.ts';
import { failedLookup, processingLookup, queuedLookup } from '../lookups.ts';
import type { TestApi } from '../test-api.ts';

export type Lookups = Readonly<Record<string, string>>;

const LEASE_MS = 60_000;

async function classified(api: TestApi, body: object): Promise<string> {
  const id = await queuedLookup(api, 'entry', body);
  await api.runQueued();
  return id;
}

export async function finishedLookups(api: TestApi, language: Language): Promise<Lookups> {
  const { clear, short, open } = WORDS[language];
  return {
    proposed: await classified(api, { ...clear, origin: 'VN', notes: 'navy', language }),
    needs_review: await classified(api, { description: short, language }),
    needs_info: await classified(api, { description: open, language }),
    needs_info_without_candidates: await classified(api, { description: 'xqzt', language }),
    error: await failedLookup(api, 'entry', { description: short, language }),
  };
}

export async function unfinishedLookups(api: TestApi): Promise<Lookups> {
  const staged = await queuedLookup(api, 'entry');
  const claim = { lookupId: staged, token: newId() };

  await api.deps.lookups.claim(staged, claim.token, api.deps.clock(), LEASE_MS);
  await api.deps.lookups.setStage(claim, 'ranking', api.deps.clock());

  return {
    queued: await queuedLookup(api, 'entry'),
    processing: await processingLookup(api, 'entry'),
    processing_with_stage: staged,
  };
}

export async function reviewedLookups(api: TestApi, language: Language): Promise<Lookups> {
  const { clear, note } = WORDS[language];

  const act = async (...bodies: readonly object[]): Promise<string> => {
    const id = await classified(api, { ...clear, language });
    for (const body of bodies) {
      const { status, text } = await api.as('reviewer').post(`/api/lookups/${id}/decision`).send(body);
      if (status !== 200) throw new Error(`the decision answered ${status}: ${text}`);
    }

    return id;
  };

  const resolved = await act();
  await api.as('reviewer').post(`/api/lookups/${resolved}/resolve`).send({ note });

  return {
    approved: await act({ action: 'approve' }),
    overridden: await act({ action: 'override', code: '6109.10.00.40', note }),
    rejected: await act({ action: 'reject', note }),
    reopened: await act({ action: 'approve' }, { action: 'reopen' }),
    commented: await act({ action: 'comment', note }),
    resolved,
    with_precedents: await classified(api, { ...clear, language }),
  };
}

export async function rerunLookups(api: TestApi): Promise<Lookups> {
  const original = await classified(api, { description: WORDS.en.open });
  const { body } = await api.as('entry').get(`/api/lookups/${original}`);
  const [{ id: question_id, options }] = body.result.questions;
  const answers = [{ question_id, value: options[0].value }];
  const rerun = await api.as('entry').post(`/api/lookups/${original}/rerun`).send({ answers });

  await api.runQueued();
  return { asked: original, answered: rerun.body.id };
}

export async function lookupsOfOtherOrigin(api: TestApi): Promise<Lookups> {
  const { clear } = WORDS.en;
  const sku = await api
    .as('entry')
    .post('/api/skus')
    .send({ ...clear, sku: 'C-1', market: 'US' });
  const ofSku = await api.as('entry').post(`/api/skus/${sku.body.id}/classify`);

  await api.runQueued();

  const rows = await classifiedBatch(api);
  return {
    of_sku: ofSku.body.id,
    of_batch: String(rows.lookupId),
    of_older_version: await classified(api, { ...clear, tariff_version: 'sample-2026-2' }),
    eu: await classified(api, { ...clear, market: 'EU' }),
    vn: await classified(api, { ...clear, market: 'VN' }),
  };
}

/** A batch with classified, checked, skipped, repeated and failed rows, and the lookup of its first row. */
export async function classifiedBatch(api: TestApi): Promise<{ id: string; lookupId: string | null }> {
  const { clear, short } = WORDS.en;
  const id = await started(api, 'entry', [
    ['description', 'origin', 'existing_code'],
    [clear.description, 'VN', '6109.10.00.12'],
    [clear.description, 'VN', '6109.10.00.12'],
    [short, 'Atlantis', '6109.10.00'],
    ['', '', ''],
    ['wooden chair', 'CN', '9999.99.99.99'],
    ['power bank that nobody can classify', '', ''],
  ]);
  const precedents = createPrecedentSource(api.database.client);

  await runBatch(api, id, {
    now: api.deps.clock,
    classify: (product) => {
      if (product.input.description.startsWith('power bank')) throw new Error('the engine failed');

      const deps = { schedules: api.deps.schedules, precedents: () => precedents.forLookup(product) };
      return classifyProduct(
        {
          ...deps,
          models: packagedModels(),
          thresholds: DEFAULT_THRESHOLDS,
          laws: SHIPPED_LAWS,
          now: api.deps.clock,
        },
        product,
      );
    },
  });

  const { body } = await api.as('entry').get(`/api/batches/${id}/rows`);
  return { id, lookupId: body[0].lookup_id };
}
