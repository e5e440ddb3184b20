import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { argv, openTestTariff } from '../../../test/test-tariff.ts';

const tariff = forSuite(openTestTariff);
let id: string;

async function create(email: string, role: string): Promise<string> {
  const { json } = await tariff.json<{ id: string }>(
    ...argv(`accounts create --name ${email} --email ${email}@example.com --role ${role}`),
  );

  return json.id;
}

beforeAll(async () => {
  id = await create('ana', 'entry');
});

describe('accounts update', () => {
  it('changes only the given fields', async () => {
    const { json } = await tariff.json(...argv(`accounts update --id ${id} --role reviewer --plan team`));

    expect(json).toMatchObject({ id, role: 'reviewer', plan: 'team', active: true, trial_ends_at: null });

    const { json: after } = await tariff.json('accounts', 'update', '--id', id, '--active', 'false');
    expect(after).toMatchObject({ id, role: 'reviewer', plan: 'team', active: false });
  });

  it('rejects an unknown account, an unknown plan, and a call that changes nothing', async () => {
    const unknown = await tariff.json('accounts', 'update', '--id', '0'.repeat(32), '--role', 'entry');
    expect(unknown).toMatchObject({ code: 1, json: { code: 'not_found' } });

    const plan = await tariff.json('accounts', 'update', '--id', id, '--plan', 'gold');
    expect(plan).toMatchObject({ code: 1, json: { code: 'validation_error', errors: [{ field: 'plan' }] } });

    const nothing = await tariff.run('accounts', 'update', '--id', id);
    expect(nothing.code).toBe(1);
    expect(nothing.stderr).toContain('nothing to change');
  });
});
