import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { askedLaw } from '../asked-law.ts';
import { estimateLine } from './estimate-line.ts';
import { DutyEstimateSchema, DutyQuery } from './schema.ts';

export const tariffDuty = (deps: ApiDeps) =>
  operation({
    id: 'tariff.duty',
    route: 'GET /api/duty',
    summary: 'Estimate the duty of a line',
    access: 'entry',
    defaultMarket: 'US',
    query: DutyQuery,
    response: DutyEstimateSchema,
    answers: {
      200: 'Applied duties, possible duties and missing inputs',
      404: 'Unknown code',
      503: 'The market has no schedule',
    },
    run: async ({ actor, query, language, t }) => {
      const law = await askedLaw(deps, query.market ?? 'US', query.measures);
      return json(200, await estimateLine(deps, { query, accountId: actor.accountId, law, language, t }));
    },
  });
