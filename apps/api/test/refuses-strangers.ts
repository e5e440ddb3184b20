import { describe, expect, it } from '@jest/globals';
import type { TestApi } from './test-api.ts';

interface Call {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
}

/** Tests that a call without a valid key answers 401, whatever else is wrong with it. */
export function itRefusesStrangers(api: () => TestApi, { method, path }: Call): void {
  describe('401 unauthenticated', () => {
    it.each([
      ['no key', undefined],
      ['a key that does not exist', `svc_${'x'.repeat(43)}`],
      ['a key without the prefix', 'abc'],
    ])('for %s', async (_what, key) => {
      const call = api().agent[method](path);
      const answer = await (key === undefined ? call : call.set('X-API-Key', key));
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    });

    it('for a key whose account is deactivated', async () => {
      const answer = await api().as('deactivated')[method](path);
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    });

    it('for a key that was revoked', async () => {
      const account = await api().newAccount('Revoked');
      await api().database.client.apiKey.updateMany({
        where: { accountId: account.id },
        data: { revokedAt: new Date() },
      });

      const answer = await api().as(account)[method](path);
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    });
  });
}

/** Tests that a key below `needed` answers 403, the key of an account that was lowered too. */
export function itRefusesRoles(
  api: () => TestApi,
  { method, path }: Call,
  seats: readonly ('entry' | 'reviewer' | 'cutKey')[],
): void {
  describe('403 forbidden', () => {
    it.each(seats)('for the role of %s', async (seat) => {
      const answer = await api().as(seat)[method](path);
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    });
  });
}
