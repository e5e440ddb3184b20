import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { landedCostOf } from './landed-cost-of.ts';
import { LandedCostBody, LandedCostSchema } from './schema.ts';

export const tariffLandedCost = (deps: ApiDeps) =>
  operation({
    id: 'tariff.landed_cost',
    route: 'POST /api/landed-cost',
    summary: 'Estimate duties, fees and taxes of a consignment',
    access: 'entry',
    defaultMarket: deps.config.defaultMarket,
    body: LandedCostBody,
    response: LandedCostSchema,
    answers: {
      200: 'Each line with its basis, and the totals',
      404: 'Unknown code',
      503: 'The market has no schedule',
    },
    run: async ({ actor, body, language, t }) => {
      const market = body.market ?? deps.config.defaultMarket;
      return json(
        200,
        await landedCostOf(deps, { market, body, accountId: actor.accountId }, { language, t }),
      );
    },
  });
