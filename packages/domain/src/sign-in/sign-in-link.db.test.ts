import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, later, newAccount } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import type { NewAccount } from '../accounts/account-store.ts';
import { verifyPassword } from './password.ts';
import { makeSignInLink, useSignInLink } from './sign-in-link.ts';

const MINUTE_MS = 60_000;

const stores = suiteStores(suiteDatabase());
let ana: NewAccount;
let clock: Date;
beforeEach(async () => {
  ana = newAccount();
  clock = AT;
  await stores.accounts.create(ana);
});
const now = () => clock;

describe('a one-time sign-in link', () => {
  const NEXT = 'chosen by the link';
  const link = () => makeSignInLink(stores.links, ana.id, clock);
  const use = (token: string, password = NEXT) =>
    useSignInLink(
      {
        links: stores.links,
        now,
        set: async ({ accountId, email }, tokenHash, hash) => {
          const isTaken = await stores.links.take(tokenHash, now());
          return isTaken && stores.passwords.set({ accountId, email, hash, from: null, keptSessionId: null });
        },
      },
      { token, password },
    );

  it('sets the password of its account once', async () => {
    const token = await link();
    expect(await use(token)).toEqual({ accountId: ana.id, email: ana.email });
    const kept = (await stores.sessions.findCredentials(ana.email))?.passwordHash ?? '';
    expect(await verifyPassword(NEXT, kept)).toBe(true);
    await expectError(use(token), 'unauthenticated', { messageKey: 'sign_in_link' });
  });

  it('expires after fifteen minutes', async () => {
    const token = await link();
    clock = later(15 * MINUTE_MS);
    await expectError(use(token), 'unauthenticated');
    clock = later(15 * MINUTE_MS - 1);
    expect(await use(token)).toMatchObject({ accountId: ana.id });
  });

  it('is replaced by a later one', async () => {
    const [first, second] = [await link(), await link()];
    await expectError(use(first), 'unauthenticated');
    expect(await use(second)).toMatchObject({ accountId: ana.id });
  });

  it('remains valid after a weak password', async () => {
    const token = await link();
    await expectInvalid(use(token, 'short'), 'password');
    expect(await use(token)).toMatchObject({ accountId: ana.id });
  });

  it('used twice at once sets one password', async () => {
    const token = await link();
    const ends = await Promise.allSettled([
      use(token, 'the first of the two'),
      use(token, 'the second of the two'),
    ]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is rejected for an unknown token and a deactivated account', async () => {
    await expectError(use('nothing'), 'unauthenticated', { messageKey: 'sign_in_link' });
    const token = await link();
    await stores.accounts.update(ana.id, { active: false });
    await expectError(use(token), 'unauthenticated', { messageKey: 'sign_in_link' });
  });
});
