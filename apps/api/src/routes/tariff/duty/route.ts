import { estimateDuty } from '@svc/law/duty/estimate-duty';
import { dutyEstimate } from '@svc/wire/tariff/duty-estimate';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { askedLaw } from '../asked-law.ts';
import { referredLines } from '../referred-lines.ts';
import { datasetOfAnswer, effectiveDay, officialUrl } from '../held-schedule.ts';
import { lineOfDay } from '../line-of-day.ts';
import { givenFacts } from './condition-inputs.ts';
import { claimedProgramme, decimalOrNull, rateInputs } from './rate-inputs.ts';
import { DutyEstimateSchema, DutyQuery } from './schema.ts';

/** Estimate the duty of a line. */
export const estimateDutyOperation = (deps: ApiDeps) =>
  operation({
    id: 'tariff.duty',
    method: 'get',
    path: '/api/duty',
    summary: 'Estimate the duty of a line',
    tag: 'tariff data',
    access: 'entry',
    defaultMarket: 'US',
    query: DutyQuery,
    response: DutyEstimateSchema,
    answers: {
      200: 'What was applied, what may apply, what is missing',
      404: 'Unknown code',
      503: 'The market has no schedule',
    },
    run: async ({ actor, query, language, t }) => {
      const market = query.market ?? 'US';
      const { version, date, code } = query;
      const { accountId } = actor;
      const { schedule, line } = await lineOfDay(deps, { market, code, version, date, accountId });
      const inputs = rateInputs(query, {
        market,
        line,
        origin: query.origin ?? null,
        customsValue: decimalOrNull(query.customs_value),
        now: deps.clock(),
      });
      const referred = referredLines(schedule, query.applicable_code);
      const law = await askedLaw(deps, market, query.measures);
      const preference = claimedProgramme(query.preference, law);
      const request = { market, line, inputs, preference, facts: givenFacts(query), ...referred };
      const { dataset } = schedule;
      const effectiveDate = effectiveDay(dataset);
      const frame = { request, law, language, t, effectiveDate, officialUrl: officialUrl(dataset, line) };
      const estimate = dutyEstimate(estimateDuty(request, law), frame);
      const head = { dataset: datasetOfAnswer(dataset), code: line.code };

      return json(200, { ...head, description: line.fullDescription, ...estimate });
    },
  });
