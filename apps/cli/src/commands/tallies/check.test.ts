import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { openTestTariff } from '../../../test/test-tariff.ts';

const tariff = forSuite(openTestTariff);
beforeAll(async () => {
  const options = ['--name', 'Ana', '--email', 'ana@example.com', '--role', 'entry'];
  await tariff.run('accounts', 'create', ...options);
});

describe('tallies check', () => {
  it('reports that all sums are correct', async () => {
    expect(await tariff.json('tallies', 'check')).toEqual({ code: 0, json: { days: 0, faults: [] } });
    expect((await tariff.run('tallies', 'check')).stdout).toBe('the sums of 0 days are right\n');
  });

  it('fails and names the wrong days, and recalculates them on request', async () => {
    await tariff.database.client.ledgerTallyDay.create({
      data: {
        day: new Date('2025-01-31'),
        tallies: { create: { accountId: 'a'.repeat(32), kind: 'usage', bookings: 1, added: 0, removed: 1 } },
      },
    });

    const faults = [{ tally: 'ledger', day: '2025-01-31' }];
    expect(await tariff.json('tallies', 'check')).toMatchObject({
      code: 1,
      json: { code: 'conflict', details: { faults } },
    });
    expect((await tariff.run('tallies', 'check')).stderr).toContain('ledger: 2025-01-31');
    expect(await tariff.json('tallies', 'check', '--renew')).toEqual({ code: 0, json: { days: 1, faults } });
    expect(await tariff.json('tallies', 'check')).toEqual({ code: 0, json: { days: 0, faults: [] } });
  });
});
