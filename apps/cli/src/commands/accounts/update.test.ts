import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestTariff, type TestTariff } from '../../../test/test-tariff.ts';

let tariff: TestTariff;
let id: string;

async function create(email: string, role: string): Promise<string> {
  const { json } = await tariff.json<{ id: string }>(
    'accounts',
    'create',
    '--name',
    email,
    '--email',
    `${email}@example.com`,
    '--role',
    role,
  );

  return json.id;
}

beforeAll(async () => {
  tariff = await openTestTariff();
  id = await create('ana', 'entry');
});

afterAll(() => tariff.close());

describe('accounts update', () => {
  it('changes what is named and nothing else', async () => {
    const { json } = await tariff.json(
      'accounts',
      'update',
      '--id',
      id,
      '--role',
      'reviewer',
      '--plan',
      'team',
    );

    expect(json).toMatchObject({ id, role: 'reviewer', plan: 'team', active: true, trial_ends_at: null });

    const { json: after } = await tariff.json('accounts', 'update', '--id', id, '--active', 'false');
    expect(after).toMatchObject({ id, role: 'reviewer', plan: 'team', active: false });
  });

  it('starts the trial of a plan unless its end is named, and takes both away with none', async () => {
    const before = Date.now();
    const trial = await tariff.json<{ trial_ends_at: string }>(
      'accounts',
      'update',
      '--id',
      id,
      '--plan',
      'trial',
    );

    expect(Date.parse(trial.json.trial_ends_at) - before).toBeGreaterThanOrEqual(14 * 24 * 3600 * 1000);

    const ended = await tariff.json('accounts', 'update', '--id', id, '--trial-ends', '2026-01-02T03:04:05Z');
    expect(ended.json).toMatchObject({ plan: 'trial', trial_ends_at: '2026-01-02T03:04:05.000Z' });

    const none = await tariff.json(
      'accounts',
      'update',
      '--id',
      id,
      '--plan',
      'none',
      '--trial-ends',
      'none',
    );

    expect(none.json).toMatchObject({ plan: null, trial_ends_at: null });
  });

  it.each([
    ['--active', 'false'],
    ['--role', 'reviewer'],
  ])('never takes the last active administrator away by %s %s', async (option, value) => {
    const first = await create(`first${option}`, 'admin');
    const second = await create(`second${option}`, 'admin');

    expect((await tariff.run('accounts', 'update', '--id', first, option, value)).code).toBe(0);

    const refused = await tariff.json('accounts', 'update', '--id', second, option, value);
    expect(refused).toMatchObject({ code: 1, json: { code: 'conflict' } });

    const kept = await tariff.database.client.account.findUniqueOrThrow({ where: { id: second } });
    expect(kept).toMatchObject({ role: 'admin', active: true });

    // Leaves no administrator for the next case.
    await tariff.database.client.account.updateMany({ where: { role: 'admin' }, data: { role: 'entry' } });
  });

  it('refuses an unknown account, an unknown plan, and a call that changes nothing', async () => {
    const unknown = await tariff.json('accounts', 'update', '--id', '0'.repeat(32), '--role', 'entry');
    expect(unknown).toMatchObject({ code: 1, json: { code: 'not_found' } });

    const plan = await tariff.json('accounts', 'update', '--id', id, '--plan', 'gold');
    expect(plan).toMatchObject({ code: 1, json: { code: 'validation_error', errors: [{ field: 'plan' }] } });

    const nothing = await tariff.run('accounts', 'update', '--id', id);
    expect(nothing.code).toBe(1);
    expect(nothing.stderr).toContain('nothing to change');
  });
});
