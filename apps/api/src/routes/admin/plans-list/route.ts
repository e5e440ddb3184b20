import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array } from '../../../http/schema/collection.ts';
import { ADMINISTRATION } from '../admin-operation.ts';
import { planJson, PlanSchema } from '../plan-answer.ts';

const PLANS_MAX = 1000;

/** The plans of the installation with what they grant. */
export const listPlans = ({ account: { plans } }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.plans_list',
    method: 'get',
    path: '/api/admin/plans',
    summary: 'List plans',
    response: array(PlanSchema, { max: PLANS_MAX }),
    answers: { 200: 'Plans' },
    run: async ({ t }) =>
      json(
        200,
        (await plans.list()).map((plan) => planJson(plan, t)),
      ),
  });
