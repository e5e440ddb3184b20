import { describe, expect, it } from '@jest/globals';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { editPlan, type EntitlementChange, type Plan } from './plan.ts';

const stores = suiteStores(suiteDatabase());

const edit = (changes: readonly EntitlementChange[], plan = 'trial') => editPlan(stores.plans, plan, changes);
const of = ({ entitlements }: Plan, key: string) => entitlements.find((entry) => entry.key === key);

describe('editPlan', () => {
  it('switches features and sets limits, and returns the changed plan', async () => {
    const plan = await edit([
      { key: 'feature.webhooks', enabled: true },
      { key: 'feature.batch', enabled: false },
      { key: 'batch_max_rows', value: 250 },
    ]);

    expect(of(plan, 'feature.webhooks')).toMatchObject({ enabled: true });
    expect(of(plan, 'feature.batch')).toMatchObject({ enabled: false });
    expect(of(plan, 'batch_max_rows')).toMatchObject({ value: 250 });
    expect(await stores.plans.find('trial')).toEqual(plan);
  });

  it.each([null, 0, 1])('sets a limit to %j', async (value) => {
    expect(of(await edit([{ key: 'batch_max_rows', value }]), 'batch_max_rows')).toMatchObject({ value });
  });

  it('leaves fields not given, and other plans, unchanged', async () => {
    const before = await stores.plans.list();
    const plan = await edit([{ key: 'feature.reports', enabled: true }]);
    const [trial, ...others] = before;

    expect(plan.entitlements.filter(({ key }) => key !== 'feature.reports')).toEqual(
      trial?.entitlements.filter(({ key }) => key !== 'feature.reports'),
    );
    expect((await stores.plans.list()).slice(1)).toEqual(others);
  });

  it('does nothing without a change', async () => {
    const before = await stores.plans.find('trial');
    expect(await edit([])).toEqual(before);
    expect(await edit([{ key: 'batch_max_rows' }])).toEqual(before);
  });

  it('applies to accounts immediately', async () => {
    await edit([{ key: 'feature.market_eu', enabled: false }]);
    const plan = await stores.plans.find('trial');
    expect(plan === null ? null : of(plan, 'feature.market_eu')).toMatchObject({ enabled: false });
  });

  it('rejects an unknown plan with 404', async () => {
    await expectError(edit([], 'gold'), 'not_found', {
      messageKey: 'plan_unknown',
      params: { plan: 'gold' },
    });
  });

  it('rejects each invalid entry by its path, without changing anything', async () => {
    const changes: readonly EntitlementChange[] = [
      { key: 'feature.gold', enabled: true },
      { key: 'feature.reports', enabled: true },
      { key: 'feature.batch', value: 3 },
      { key: 'batch_max_rows', enabled: false },
    ];
    const before = await stores.plans.find('trial');

    await expectInvalid(
      edit(changes),
      'entitlements.0.key',
      'entitlements.2.value',
      'entitlements.3.enabled',
    );
    expect(await stores.plans.find('trial')).toEqual(before);
  });

  it('rejects a value for a feature and a switch for a limit, even null or off', async () => {
    await expectInvalid(edit([{ key: 'feature.batch', value: null }]), 'entitlements.0.value');
    await expectInvalid(edit([{ key: 'batch_max_rows', enabled: true }]), 'entitlements.0.enabled');
  });
});
