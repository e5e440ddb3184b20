import { LEARN_PAUSE_MS, type AccountModel, type ModelScope } from '@svc/domain/learning/account-model';
import type { AccountModelStore, ListedModel } from '@svc/domain/learning/account-model-store';
import type { AccountModel as ModelRow } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

export function createAccountModelStore(db: Db): AccountModelStore {
  return {
    claim: async ({ accountId, market, token, engineVersion, at }, leaseMs) => {
      const until = new Date(at.getTime() + leaseMs);
      const claimed = await db.$queryRaw<unknown[]>`
        INSERT INTO account_models AS m (account_id, market, claim_token, lease_until)
        VALUES (${accountId}, ${market}::market, ${token}, ${until}::timestamptz)
        ON CONFLICT (account_id, market) DO UPDATE
        SET claim_token = excluded.claim_token, lease_until = excluded.lease_until
        WHERE (m.lease_until IS NULL OR m.lease_until < ${at}::timestamptz) AND (
          m.learned_at IS NULL OR m.learned_at <= ${pauseBefore(at)}::timestamptz
          OR m.engine_version <> ${engineVersion}
        )
        RETURNING m.account_id`;

      return claimed.length > 0;
    },
    finish: async (token, { accountId, market, isUsed, ...fields }) => {
      const { count } = await db.accountModel.updateMany({
        where: { accountId, market, claimToken: token },
        data: { ...fields, used: isUsed, claimToken: null, leaseUntil: null },
      });
      return count > 0;
    },
    release: async (token) => {
      await db.accountModel.updateMany({
        where: { claimToken: token },
        data: { claimToken: null, leaseUntil: null },
      });
    },
    find: async ({ accountId, market }) => {
      const row = await db.accountModel.findUnique({ where: { accountId_market: { accountId, market } } });
      return row === null ? null : toModel(row);
    },
    list: async () => {
      const rows = await db.accountModel.findMany({
        include: { account: { select: { name: true } } },
        orderBy: [{ account: { createdAt: 'asc' } }, { accountId: 'asc' }, { market: 'asc' }],
      });

      return rows.flatMap(({ account, ...row }): ListedModel[] => {
        const model = toModel(row);
        return model === null ? [] : [{ ...model, accountName: account.name }];
      });
    },
    findDue: (engineVersion, at, limit) => findDue(db, engineVersion, at, limit),
  };
}

const pauseBefore = (at: Date): Date => new Date(at.getTime() - LEARN_PAUSE_MS);

/** A claimed row that was never finished is not a model yet. */
function toModel({ claimToken: _token, leaseUntil: _until, ...row }: ModelRow): AccountModel | null {
  const { used: isUsed, learnedAt, engineVersion, ...fields } = row;
  return learnedAt === null ? null : { ...fields, learnedAt, isUsed, engineVersion: engineVersion ?? '' };
}

// One index lookup per account and market, regardless of the number of decisions.
function findDue(db: Db, engineVersion: string, at: Date, limit: number): Promise<ModelScope[]> {
  return db.$queryRaw<ModelScope[]>`
    WITH catalog AS (
      SELECT c.market, (
        SELECT max(s.checked_at) FROM skus s
        WHERE s.market = c.market AND s.code_digits IS NOT NULL AND s.code_status <> 'invalid'
      ) AS changed_at
      FROM unnest(enum_range(NULL::market)) AS c(market)
    )
    SELECT a.id AS "accountId", c.market::text AS market
    FROM accounts a CROSS JOIN catalog c
    CROSS JOIN LATERAL (
      SELECT l.decided_at FROM lookups l
      WHERE l.account_id = a.id AND l.market = c.market AND l.decision IN ('approved', 'overridden')
      ORDER BY l.decided_at DESC LIMIT 1
    ) newest
    LEFT JOIN account_models m ON m.account_id = a.id AND m.market = c.market
    WHERE a.active AND (m.lease_until IS NULL OR m.lease_until < ${at}::timestamptz) AND (
      m.learned_at IS NULL OR m.engine_version <> ${engineVersion} OR (
        m.learned_at <= ${pauseBefore(at)}::timestamptz
        AND greatest(newest.decided_at, c.changed_at) > m.learned_at
      )
    )
    ORDER BY m.learned_at NULLS FIRST, a.id, c.market
    LIMIT ${limit}`;
}
