import { estimateDuty } from '@svc/law/duty/estimate-duty';
import type { Law } from '@svc/law/law';
import { dutyEstimate } from '@svc/wire/tariff/duty-estimate';
import type { ApiDeps } from '../../../deps.ts';
import type { ContextFacts } from '../../../http/operation.ts';
import type { Infer } from '../../../http/schema/schema.ts';
import { datasetOfAnswer, effectiveDay, officialUrl } from '../version-of-call.ts';
import { lineOfDay } from '../line-of-day.ts';
import { referredLines } from '../referred-lines.ts';
import { givenFacts } from './condition-inputs.ts';
import { claimedProgramme, decimalOrNull, rateInputs } from './rate-inputs.ts';
import type { DutyQuery } from './schema.ts';

interface Asked extends Pick<ContextFacts, 'language' | 't'> {
  readonly query: Infer<typeof DutyQuery>;
  readonly accountId: string;
  readonly law: Law;
}

export async function estimateLine(deps: ApiDeps, { query, accountId, law, language, t }: Asked) {
  const { market } = law.pack;
  const { version, date, code } = query;
  const { schedule, line } = await lineOfDay(deps, { market, code, version, date, accountId });
  const inputs = rateInputs(query, {
    market,
    line,
    origin: query.origin ?? null,
    customsValue: decimalOrNull(query.customs_value),
    now: deps.clock(),
  });
  const referred = referredLines(schedule, query.applicable_code);
  const preference = claimedProgramme(query.preference, law);
  const request = { market, line, inputs, preference, facts: givenFacts(query, law), ...referred };
  const { dataset } = schedule;
  const effectiveDate = effectiveDay(dataset);
  const frame = { request, law, language, t, effectiveDate, officialUrl: officialUrl(dataset, line) };
  const estimate = dutyEstimate(estimateDuty(request, law), frame);
  const head = { dataset: datasetOfAnswer(dataset), code: line.code };

  return { ...head, description: line.fullDescription, ...estimate };
}
