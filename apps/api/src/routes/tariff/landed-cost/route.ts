import { estimateLandedCost } from '@svc/law/landed/estimate-landed-cost';
import { landedCost } from '@svc/wire/tariff/landed-cost';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { claimedProgramme } from '../duty/rate-inputs.ts';
import { askedLaw } from '../asked-law.ts';
import { referredLines } from '../referred-lines.ts';
import { datasetOfAnswer, effectiveDay, officialUrl } from '../held-schedule.ts';
import { lineOfDay } from '../line-of-day.ts';
import { landedCostRequest } from './landed-cost-request.ts';
import { LandedCostBody, LandedCostSchema } from './schema.ts';

/** Estimate what a consignment costs landed. */
export const estimateLandedCostOperation = (deps: ApiDeps) =>
  operation({
    id: 'tariff.landed_cost',
    method: 'post',
    path: '/api/landed-cost',
    summary: 'Estimate duties, fees and taxes of a consignment',
    tag: 'tariff data',
    access: 'entry',
    defaultMarket: deps.config.defaultMarket,
    body: LandedCostBody,
    response: LandedCostSchema,
    answers: {
      200: 'Each line with what it is worked out from, and the totals',
      404: 'Unknown code',
      503: 'The market has no schedule',
    },
    run: async ({ actor, body, language, t }) => {
      const market = body.market ?? deps.config.defaultMarket;
      const { version, date, code } = body;
      const { accountId } = actor;
      const { schedule, line } = await lineOfDay(deps, { market, code, version, date, accountId });
      const law = await askedLaw(deps, market, body.measures);
      const preference = claimedProgramme(body.preference, law);
      const { request, missing } = landedCostRequest(body, {
        market,
        line,
        preference,
        now: deps.clock(),
        referred: referredLines(schedule, body.applicable_code),
      });
      const cost = estimateLandedCost(request, law);
      const { dataset } = schedule;
      const frame = {
        request: request.duty,
        law,
        language,
        t,
        effectiveDate: effectiveDay(dataset),
        officialUrl: officialUrl(dataset, line),
      };
      // Without a rate of exchange the value is not known, though it was sent.
      const lacking = cost.missing.filter(({ field }) => missing.length === 0 || field !== 'customs_value');
      const whole = { ...cost, missing: [...missing, ...lacking] };
      const head = { dataset: datasetOfAnswer(dataset), code: line.code };

      return json(200, { ...head, ...landedCost(whole, frame) });
    },
  });
