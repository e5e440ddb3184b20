import type { EntitlementChange, Plan, PlanStore } from '@svc/domain/accounts/plan';
import type { Entitlement as EntitlementRow, Prisma, Plan as PlanRow } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

const ENTITLEMENTS = {
  entitlements: { orderBy: [{ category: 'asc' }, { key: 'asc' }] },
} satisfies Prisma.PlanInclude;

export function createPlanStore(db: Db): PlanStore {
  return {
    list: async () => {
      const rows = await db.plan.findMany({
        include: ENTITLEMENTS,
        orderBy: [{ position: 'asc' }, { key: 'asc' }],
      });
      return rows.map(toPlan);
    },
    find: async (key) => {
      const row = await db.plan.findUnique({ where: { key }, include: ENTITLEMENTS });
      return row === null ? null : toPlan(row);
    },
    change: async (planKey, changes) => {
      for (const change of changes) await changeOne(db, planKey, change);
    },
  };
}

async function changeOne(db: Db, planKey: string, { key, enabled, value }: EntitlementChange): Promise<void> {
  const data = {
    ...(enabled === undefined ? {} : { enabled }),
    ...(value === undefined ? {} : { value }),
  };
  await db.entitlement.updateMany({ where: { planKey, key }, data });
}

function toPlan(row: PlanRow & { entitlements: EntitlementRow[] }): Plan {
  return {
    key: row.key,
    name: row.name,
    trialDays: row.trialDays,
    entitlements: row.entitlements.map(({ key, kind, category, enabled, value }) => ({
      key,
      kind: kind === 'limit' ? 'limit' : 'feature',
      category,
      enabled,
      value,
    })),
  };
}
