import { suiteDatabase } from '@svc/testkit/suite';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { updateAccount } from './update-account.ts';

const database = suiteDatabase();
const ADMINS = Array.from({ length: 6 }, (_, place) => String(place).repeat(32));

beforeAll(async () => {
  const data = ADMINS.map((id) => ({ id, name: id, email: `${id}@example.com`, role: 'admin' as const }));
  await database.client.account.createMany({ data });
});

describe('updateAccount', () => {
  it('leaves one active administrator when all are lowered concurrently', async () => {
    const outcomes = await Promise.all(
      ADMINS.map((id, place) =>
        updateAccount(database.client, id, place % 2 === 0 ? { active: false } : { role: 'entry' }),
      ),
    );

    expect(outcomes.filter((outcome) => outcome === 'updated')).toHaveLength(ADMINS.length - 1);
    expect(outcomes.filter((outcome) => outcome === 'last_admin')).toHaveLength(1);
    expect(await database.client.account.count({ where: { role: 'admin', active: true } })).toBe(1);
  });

  it('reports an unknown account', async () => {
    expect(await updateAccount(database.client, 'f'.repeat(32), { role: 'entry' })).toBe('unknown');
    expect(await updateAccount(database.client, 'f'.repeat(32), { plan: null })).toBe('unknown');
  });
});
