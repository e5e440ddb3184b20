import { describe, expect, it } from '@jest/globals';
import { OUTCOME, run, started } from '../../../../test/batch-kit.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

const rowsOf = async (id: string) => (await api.as('entry').get(`/api/batches/${id}/rows`)).body;
const decide = (lookupId: string, body: object) =>
  api.as('reviewer').post(`/api/lookups/${lookupId}/decision`).send(body);

async function rerunOf(lookupId: string, body: object = {}): Promise<string> {
  const { body: rerun } = await api.as('reviewer').post(`/api/lookups/${lookupId}/rerun`).send(body);
  await api.runQueued(() => OUTCOME);
  return String(rerun.id);
}

describe('a row whose lookup was rerun', () => {
  it('shows the decision on the rerun, in the export too', async () => {
    const id = await started(api, 'entry', [['description'], ['Shirt'], ['shirt']]);
    await run(api, id);

    const first = String((await rowsOf(id))[0].lookup_id);
    const rerun = await rerunOf(await rerunOf(first));

    await decide(rerun, { action: 'override', code: '6109.10.00.40', note: 'For women' });

    const [row, repeating] = await rowsOf(id);
    expect(row).toMatchObject({ lookup_id: first, final_code: '6109.10.00.40' });
    expect(repeating.final_code).toBe('6109.10.00.40');

    const { text } = await api.as('entry').get(`/api/batches/${id}/export?format=csv`);
    expect(text.match(/Overridden,6109\.10\.00\.40,For women/g)).toHaveLength(2);
  });

  it('stays in the queue of its batch until the rerun is decided', async () => {
    const id = await started(api, 'entry', [['description'], ['Shirt'], ['Flask']]);
    await run(api, id, { classify: async () => ({ ...OUTCOME, status: 'needs_review' }) });
    await started(api, 'entry', [['description'], ['Shoe']]);
    const waiting = async () => {
      const { body } = await api.as('reviewer').get(`/api/review?batch_id=${id}`);
      return new Set(body.items.map((item: { id: string }) => item.id));
    };
    const [shirt, flask] = await rowsOf(id);
    expect(await waiting()).toEqual(new Set([shirt.lookup_id, flask.lookup_id]));

    const { body: rerun } = await api.as('reviewer').post(`/api/lookups/${shirt.lookup_id}/rerun`).send({});
    await api.runQueued(() => ({ ...OUTCOME, status: 'needs_review' }));
    expect(await waiting()).toEqual(new Set([rerun.id, flask.lookup_id]));
    await decide(rerun.id, { action: 'approve' });
    expect(await waiting()).toEqual(new Set([flask.lookup_id]));
  });

  it('shows its own decision before that of a rerun, and none of another market', async () => {
    const id = await started(api, 'entry', [['description'], ['Shirt'], ['Flask']]);
    await run(api, id);

    const [shirt, flask] = await rowsOf(id);
    await decide(await rerunOf(shirt.lookup_id), { action: 'reject', note: 'No' });
    await decide(shirt.lookup_id, { action: 'approve' });

    const abroad = await rerunOf(flask.lookup_id, { market: 'EU' });
    await decide(abroad, { action: 'approve' });

    expect((await rowsOf(id)).map(({ final_code: code }: { final_code: string | null }) => code)).toEqual([
      '6109.10.00.12',
      null,
    ]);
  });
});

describe('a decision on a row with duplicates', () => {
  const codes = async (...skus: string[]) => {
    const found = await api.database.client.sku.findMany({ where: { sku: { in: skus } } });
    const codeOf = new Map(found.map(({ sku, currentCode }) => [sku, currentCode]));
    return skus.map((sku) => codeOf.get(sku));
  };

  const saved = async (...skus: string[]) => {
    const rows = skus.map((sku) => [`Shirt of ${skus.join()}`, sku]);
    const id = await started(api, 'entry', [['description', 'sku'], ...rows], { save_to_catalog: true });
    await run(api, id);
    return String((await rowsOf(id))[0].lookup_id);
  };

  it('sets the code on the SKUs of all of them', async () => {
    const lookupId = await saved('R-1', 'R-2', '', 'R-3');
    await decide(lookupId, { action: 'approve' });
    expect(await codes('R-1', 'R-2', 'R-3')).toEqual(Array(3).fill('6109.10.00.12'));
  });

  it('does so if the row itself has no SKU, and if a rerun is decided', async () => {
    const lookupId = await saved('', 'S-2', 'S-3');
    await decide(await rerunOf(lookupId), { action: 'approve' });
    expect(await codes('S-2', 'S-3')).toEqual(Array(2).fill('6109.10.00.12'));
  });

  it('skips a SKU classified since, and those of a rerun with another description', async () => {
    const lookupId = await saved('T-1', 'T-2', 'T-3');
    const [again] = await api.database.client.sku.findMany({ where: { sku: 'T-2' } });

    await api.as('entry').post(`/api/skus/${again?.id}/classify`);
    await api.runQueued(() => OUTCOME);

    const other = await rerunOf(lookupId, { description: 'Another shirt' });
    await decide(other, { action: 'approve' });

    expect(await codes('T-1', 'T-2', 'T-3')).toEqual(['6109.10.00.12', null, null]);

    await decide(lookupId, { action: 'approve' });
    expect(await codes('T-1', 'T-2', 'T-3')).toEqual(['6109.10.00.12', null, '6109.10.00.12']);
  });
});
