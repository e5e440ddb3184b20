import { describe, expect, it } from '@jest/globals';
import { runActivation } from '@svc/domain/datasets/run-activation';
import { forTest } from '@svc/testkit/suite';
import { SHIRTS_BEFORE, startShirtBench } from '../test/shirt-versions.ts';

const bench = forTest(startShirtBench);
async function switched(version: string): Promise<void> {
  await bench.switchTo(version);
  await bench.settle();
}

describe('the effect of a new version on the SKUs of a code', () => {
  it.each([
    ['removed', '6109.10.00.20', 'valid', 'expired', 'code_removed'],
    ['removed, and changed before', '6109.10.00.20', 'changed', 'expired', 'code_removed'],
    ['removed, and never checked', '6109.10.00.20', 'unknown', 'expired', 'code_removed'],
    ['divided', '6109.10.10', 'valid', 'expired', 'code_invalid'],
    ['rated', '6109.10.20', 'valid', 'changed', 'code_changed'],
    ['described', '6109.10.30', 'valid', 'changed', 'code_changed'],
    ['counted in another unit', '6109.10.40', 'valid', 'changed', 'code_changed'],
    ['moved', '6109.90.00.10', 'valid', 'changed', 'code_changed'],
    ['added', '6109.10.60', 'invalid', 'valid', null],
    ['added, declarable no more', '6109.90.00', 'invalid', 'not_declarable', null],
    ['declarable now', '6109.10.50', 'not_declarable', 'valid', null],
    ['not touched', '6109.10.00.10', 'valid', 'valid', null],
    ['not touched, and expired', '6109.10.00.10', 'expired', 'expired', null],
    ['of no schedule', '9999.99.99', 'invalid', 'invalid', null],
  ] as const)('%s: %s, %s becomes %s with %s', async (_what, code, before, after, kind) => {
    await bench.addSku('A', code, before);
    await switched('v2');
    expect(await bench.statusOf('A')).toBe(after);
    expect(await bench.alerts()).toEqual(kind === null ? [] : [`A ${kind}`]);
  });

  it('does not change a SKU without a code', async () => {
    await bench.addSku('A', null, 'unknown');
    await switched('v2');
    expect(await bench.statusOf('A')).toBe('unknown');
  });

  it('reports each SKU once, with its successors, and the version once', async () => {
    await bench.addSku('A', '6109.10.00.20', 'valid');
    await switched('v2');
    await bench.settle();

    const [alert] = await bench.database.client.alert.findMany();
    expect(alert).toMatchObject({ code: '6109.10.00.20', fromVersion: 'v1', toVersion: 'v2' });
    expect(alert?.successors).toContainEqual(expect.objectContaining({ code: '6109.10.00.25' }));
    expect(alert?.changes).toEqual([
      { kind: 'removed', before: expect.objectContaining({ unit: 'No.', duty_rate: '5%' }), after: null },
      expect.objectContaining({ kind: 'moved' }),
    ]);
    expect(await bench.events()).toEqual({ 'sku.alert': 1, 'tariff.changed': 1 });

    const changed = await bench.database.client.outboxEvent.findFirstOrThrow({
      where: { event: 'tariff.changed' },
    });
    expect(changed.data).toMatchObject({
      market: 'US',
      from_version: 'v1',
      to_version: 'v2',
      affected_skus: 1,
      summary: { removed: 2, rate_changed: 1, unit_changed: 1 },
    });
  });

  it('reports nothing if all lines of the new version are equal', async () => {
    await bench.load('v1-again', SHIRTS_BEFORE);
    await bench.addSku('A', '6109.10.20', 'valid');
    await switched('v1-again');
    expect([await bench.alerts(), await bench.events()]).toEqual([[], {}]);
  });

  it('does not change a SKU saved after the activation', async () => {
    await bench.addSku('A', '6109.10.20', 'valid');
    const id = await bench.switchTo('v2');
    await bench.database.client.sku.updateMany({ data: { checkedVersion: 'v2', codeStatus: 'valid' } });
    await bench.addSku('B', '6109.10.20', 'valid', 'v2');
    await runActivation(bench.worker(1), id ?? '');

    expect([await bench.statusOf('A'), await bench.alerts()]).toEqual(['valid', []]);
  });
});

describe('going back to an earlier version', () => {
  it('revalidates restored codes, and raises alerts for removed ones', async () => {
    await bench.addSku('removed', '6109.10.00.20', 'valid');
    await bench.addSku('rated', '6109.10.20', 'valid');
    await bench.addSku('new', '6109.10.60', 'invalid');
    await switched('v2');
    await switched('v1');

    expect(await bench.statusOf('removed')).toBe('valid');
    expect(await bench.statusOf('rated')).toBe('changed');
    expect(await bench.statusOf('new')).toBe('expired');
    expect(await bench.alerts()).toEqual([
      'new code_removed',
      'rated code_changed',
      'rated code_changed',
      'removed code_removed',
    ]);
  });

  it('handles two activations in order, whichever is queued first', async () => {
    await bench.addSku('removed', '6109.10.00.20', 'valid');

    const [there, back] = [await bench.switchTo('v2'), await bench.switchTo('v1')];
    await runActivation(bench.deps.activation, back ?? '');

    expect(await bench.statusOf('removed')).toBe('valid');

    await runActivation(bench.deps.activation, there ?? '');
    expect(await bench.statusOf('removed')).toBe('expired');

    await runActivation(bench.deps.activation, back ?? '');
    expect(await bench.statusOf('removed')).toBe('valid');
    expect(await bench.alerts()).toEqual(['removed code_removed']);
  });
});

it('a version with replaced content is compared again', async () => {
  await switched('v2');
  const before = await bench.database.client.versionComparison.count();
  expect(await bench.load('v2', SHIRTS_BEFORE, { replace: true })).toBe('done');
  expect([before, await bench.database.client.versionComparison.count()]).toEqual([1, 0]);
});
