import { describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { openTestTariff } from '../../../test/test-tariff.ts';

const tariff = forSuite(openTestTariff);

const LEARNED = '2026-11-22T12:00:00.000Z';

describe('learning list', () => {
  it('prints an empty list before the first training', async () => {
    expect(await tariff.json('learning', 'list')).toEqual({ code: 0, json: [] });
  });

  it('lists the models with their metrics and whether they are used', async () => {
    await tariff.run('accounts', 'create', '--name', 'Ana', '--email', 'ana@example.com', '--role', 'entry');
    const { id: accountId } = await tariff.database.client.account.findFirstOrThrow();
    const learned = { accountId, learnedAt: new Date(LEARNED), engineVersion: '1' };
    await tariff.database.client.accountModel.createMany({
      data: [
        {
          ...learned,
          market: 'US',
          decisions: 400,
          skus: 9,
          measured: 300,
          rightWith: 120,
          rightWithout: 130,
          used: false,
        },
        { ...learned, market: 'EU', decisions: 7, measured: 7, rightWith: 1, rightWithout: 2 },
        { accountId, market: 'VN' },
      ],
    });

    const { json } = await tariff.json('learning', 'list');
    expect(json).toEqual([
      {
        account_id: accountId,
        account_name: 'Ana',
        market: 'US',
        decisions: 400,
        skus: 9,
        measured: 300,
        right_with: 120,
        right_without: 130,
        used: false,
        engine_version: '1',
        learned_at: LEARNED,
      },
      expect.objectContaining({ market: 'EU', used: true }),
    ]);

    const lines = (await tariff.run('learning', 'list')).stdout.split('\n');
    expect(lines[0]).toMatch(/^account +market +decisions +skus +measured +with +without +used +learned$/);
    expect(lines[1]).toMatch(/^Ana +US +400 +9 +300 +120 +130 +no +2026/);
    expect(lines[2]).toMatch(/^Ana +EU +7 +0 +7 +1 +2 +yes, fewer than 20 measured +2026/);
  });
});
