import type { SignInLinkStore } from '@svc/domain/sign-in/sign-in-link';
import type { Db } from '../prisma.ts';

export function createSignInLinkStore(db: Pick<Db, 'signInLink'>): SignInLinkStore {
  return {
    keep: async ({ tokenHash, accountId, at, expiresAt }) => {
      await db.signInLink.deleteMany({ where: { OR: [{ accountId }, { expiresAt: { lte: at } }] } });
      await db.signInLink.create({ data: { tokenHash, accountId, createdAt: at, expiresAt } });
    },
    find: async (tokenHash, now) => {
      const link = await db.signInLink.findFirst({
        where: { tokenHash, expiresAt: { gt: now }, account: { active: true } },
        select: { accountId: true, account: { select: { email: true } } },
      });
      return link === null ? null : { accountId: link.accountId, email: link.account.email };
    },
    take: async (tokenHash, now) => {
      const { count } = await db.signInLink.deleteMany({ where: { tokenHash, expiresAt: { gt: now } } });
      return count === 1;
    },
  };
}
