import { findAccount } from '@svc/domain/accounts/find-account';
import { previousPeriod, type Period } from '@svc/domain/usage/period';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { PeriodQuery, periodOf } from '../../period-query.ts';
import { UsageSchema } from './schema.ts';
import { usageJson, type UsageFacts } from './usage-json.ts';

const TRANSACTIONS_MAX = 50;

export const usageMe = (deps: ApiDeps) =>
  operation({
    id: 'usage.me',
    method: 'get',
    path: '/api/usage/me',
    summary: 'Read your usage',
    tag: 'usage',
    access: 'entry',
    query: PeriodQuery,
    response: UsageSchema,
    answers: { 200: 'Usage of the account' },
    run: async ({ actor, query, t }) =>
      json(200, usageJson(await readFacts(deps, actor.accountId, periodOf(query, deps.clock())), t)),
  });

async function readFacts(deps: ApiDeps, accountId: string, period: Period): Promise<UsageFacts> {
  const { usage } = deps.account;
  const before = previousPeriod(period);
  const [account, sums, totals, booked, byKind, transactions] = await Promise.all([
    findAccount(deps.accounts, accountId),
    usage.usage(accountId, period),
    usage.totals(accountId, before),
    usage.ledgerTotals({ accountId, period }),
    usage.ledgerByKind(accountId, period),
    usage.ledger({ accountId, period: {} }, 0, TRANSACTIONS_MAX),
  ]);
  const pricing = deps.config;
  const ledger = { ...booked, byKind };

  return { account, pricing, period, usage: sums, before: { ...before, totals }, ledger, transactions };
}
