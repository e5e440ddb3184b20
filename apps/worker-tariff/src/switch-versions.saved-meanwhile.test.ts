import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SkuDraft } from '@svc/domain/skus/sku';
import type { SkuStore } from '@svc/domain/skus/sku-store';
import { createSkuStore } from '@svc/storage/skus/sku-store';
import { startShirtBench } from '../test/shirt-versions.ts';
import type { TariffBench } from '../test/tariff-bench.ts';

const REMOVED = '6109.10.00.20';
const DIVIDED = '6109.10.10';
const RATED = '6109.10.20';
const UNTOUCHED = '6109.10.00.10';

let bench: TariffBench;
let skus: SkuStore;
beforeEach(async () => {
  bench = await startShirtBench();
  skus = createSkuStore(bench.database.client);
});
afterEach(() => bench.close());

function draft(sku: string, currentCode: string | null): SkuDraft {
  const kept = { material: null, use: null, composition: null, origin: null, notes: null, externalRef: null };
  return { sku, market: 'US', description: 'shirt', currentCode, ...kept };
}

const save = (...drafts: readonly SkuDraft[]) =>
  skus.save(drafts, { checkCodes: true, at: new Date() }).then((saved) => saved.map((sku) => sku.codeStatus));

describe('an ERP that syncs its products between the activation and the alerts', () => {
  it.each([
    ['removed', REMOVED, 'invalid', 'expired', 'code_removed'],
    ['divided', DIVIDED, 'not_declarable', 'expired', 'code_invalid'],
    ['rated', RATED, 'valid', 'changed', 'code_changed'],
  ] as const)('hides no alert of a code that is %s', async (_what, code, found, after, kind) => {
    await save(draft('A', code));
    await bench.switchTo('v2');

    expect(await save(draft('A', code))).toEqual([found]);

    await save(draft('A', code));
    await bench.settle();

    expect([await bench.statusOf('A'), await bench.alerts()]).toEqual([after, [`A ${kind}`]]);
    expect((await bench.events())['sku.alert']).toBe(1);
  });

  it('hides none through a code check either', async () => {
    await save(draft('A', REMOVED), draft('B', RATED), draft('C', UNTOUCHED));
    await bench.switchTo('v2');
    await skus.checkCodes({}, new Date());
    await bench.settle();

    expect(await bench.alerts()).toEqual(['A code_removed', 'B code_changed']);
    expect(await bench.statusOf('C')).toBe('valid');
  });

  it('is notified only of codes synced since the activation', async () => {
    await save(draft('A', UNTOUCHED), draft('B', REMOVED));
    await bench.switchTo('v2');

    expect(await save(draft('A', REMOVED), draft('B', RATED), draft('C', RATED))).toEqual([
      'invalid',
      'valid',
      'valid',
    ]);

    await save(draft('A', REMOVED), draft('B', RATED), draft('C', RATED));
    await bench.settle();

    expect([await bench.alerts(), await bench.events()]).toEqual([[], { 'tariff.changed': 1 }]);
  });

  it('is notified once, however often versions change back and forth', async () => {
    await save(draft('A', RATED));
    await bench.switchTo('v2');
    await save(draft('A', RATED));
    await bench.settle();
    await save(draft('A', RATED));
    await bench.switchTo('v1');
    await bench.settle();
    await save(draft('A', RATED));
    await bench.switchTo('v2');
    await bench.settle();

    expect(await bench.alerts()).toEqual(['A code_changed', 'A code_changed', 'A code_changed']);
  });
});
