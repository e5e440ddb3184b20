import { DomainError } from '@svc/domain/errors/domain-error';
import type { Lookup } from '@svc/domain/lookups/lookup';
import { isFinished } from '@svc/domain/lookups/lookup-status';
import { estimateLandedCost } from '@svc/law/landed/estimate-landed-cost';
import type { Market } from '@svc/tariff/market';
import type { Reader } from '@svc/wire/lookups/lookup-detail';
import { landedCost } from '@svc/wire/tariff/landed-cost';
import type { LandedCostRequest } from '@svc/law/landed/landed-cost';
import type { DutyRequest } from '@svc/law/duty/estimate';
import type { Law } from '@svc/law/law';
import type { Decimal } from '@svc/tariff/rates/decimal';
import type { MissingInput } from '@svc/tariff/rates/inputs';
import { CURRENCY } from '@svc/tariff/rates/rate';
import type { ApiDeps } from '../../../deps.ts';
import type { Infer } from '../../../http/schema/schema.ts';
import { askedLaw } from '../asked-law.ts';
import { givenFacts } from '../duty/condition-inputs.ts';
import { claimedProgramme, rateUnit, decimalOrNull, rateInputs } from '../duty/rate-inputs.ts';
import { datasetOfAnswer, effectiveDay, officialUrl } from '../version-of-call.ts';
import { lineOfDay } from '../line-of-day.ts';
import { referredLines } from '../referred-lines.ts';
import { ConsignmentSchema, type LandedCostBody } from './schema.ts';

type Body = Infer<typeof LandedCostBody>;

interface Around {
  readonly law: Law;
  readonly line: DutyRequest['line'];
  readonly preference: string | null;
  readonly now: Date;
  readonly referred: Pick<DutyRequest, 'applicableCode' | 'linesUnder'>;
}

/** Converts a body to an estimate request with amounts in the market currency; reports missing exchange rates. */
function landedCostRequest(
  body: Body,
  around: Around,
): { readonly request: LandedCostRequest; readonly missing: readonly MissingInput[] } {
  const { law, line, preference, now, referred } = around;
  const { market } = law.pack;
  const rate = rateOfExchange(body, market);
  const money = (sent: string | undefined): Decimal | null => {
    const amount = decimalOrNull(sent);
    return amount === null || rate === null ? null : amount.times(rate);
  };
  const inputs = rateInputs(body, { market, line, origin: body.origin ?? null, customsValue: null, now });
  const request = {
    duty: { market, line, inputs, preference, facts: givenFacts(body, law), ...referred },
    price: money(body.customs_value),
    incoterm: body.incoterm ?? null,
    freight: money(body.freight),
    insurance: money(body.insurance),
    ...taxFacts(body),
  };
  const missing =
    rate === null ? [{ field: 'fx_rate', unit: CURRENCY[market], why: 'exchange' } as const] : [];

  return { request, missing };
}

function taxFacts(body: Body) {
  return {
    mode: body.mode ?? null,
    destination: body.destination ?? null,
    entryType: body.entry_type ?? 'formal',
    vatCase: body.vat_case ?? null,
    specialConsumptionCase: body.special_consumption_case ?? null,
  };
}

function rateOfExchange({ currency, fx_rate: rate }: Body, market: Market): string | null {
  if (currency === undefined || currency === CURRENCY[market]) return '1';
  return rate ?? null;
}

export type Consignment = Infer<typeof ConsignmentSchema>;

type Worded = Pick<Reader, 'language' | 't'>;

interface AskedCost {
  readonly market: Market;
  readonly body: Infer<typeof LandedCostBody>;
  /** Account whose slot is used to load a version. */
  readonly accountId: string;
}

/** Landed cost of a consignment. Throws 404 for an unknown code, 422 for unknown units, programmes and packs. */
export async function landedCostOf(
  deps: ApiDeps,
  { market, body, accountId }: AskedCost,
  { language, t }: Worded,
) {
  const { version, date, code } = body;
  const { schedule, line } = await lineOfDay(deps, { market, code, version, date, accountId });
  const law = await askedLaw(deps, market, body.measures);
  const { request, missing } = landedCostRequest(body, {
    law,
    line,
    preference: claimedProgramme(body.preference, law),
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
  // Without an exchange rate the sent customs value is unusable.
  const lacking = cost.missing.filter(({ field }) => missing.length === 0 || field !== 'customs_value');
  const whole = { ...cost, missing: [...missing, ...lacking] };

  return { dataset: datasetOfAnswer(dataset), code: line.code, ...landedCost(whole, frame) };
}

/**
 * The consignment without fields that no law of the markets uses. Throws 422 for inputs that are invalid for every
 * code: an unknown unit, programme or measure pack, and malformed conditions.
 */
export async function checkConsignment(
  deps: ApiDeps,
  consignment: Consignment,
  markets: readonly Market[],
): Promise<Consignment> {
  rateUnit(consignment.unit, 'landed_cost.unit');
  const asked = new Set(KNOWN_FIELDS);
  for (const market of markets) {
    const law = await askedLaw(deps, market, consignment.measures, 'landed_cost.measures');
    claimedProgramme(consignment.preference, law, 'landed_cost.preference');
    for (const name of Object.keys(givenFacts(consignment, law, 'landed_cost.'))) asked.add(name);
  }
  const kept = Object.entries(consignment).filter(([name]) => asked.has(name));
  return Object.fromEntries(kept);
}

const KNOWN_FIELDS = Object.keys(ConsignmentSchema.json['properties'] ?? {});

/**
 * Landed cost of a lookup's consignment by its final code (else the proposed one) on the requested day or the day of
 * the lookup; null without a code or if its version is not loaded.
 */
export async function landedCostOfLookup(
  deps: ApiDeps,
  lookup: Lookup,
  consignment: Consignment,
  reader: Worded,
) {
  const code = lookup.finalCode ?? lookup.recommendedCode;
  if (code === null || !isFinished(lookup.status)) return null;

  const { market, createdAt, datasetVersion: version, input, accountId } = lookup;
  const origin = input.origin === '' ? {} : { origin: input.origin };
  const date = consignment.date ?? createdAt.toISOString().slice(0, 10);
  try {
    const body = { ...consignment, ...origin, code, version, date };
    return await landedCostOf(deps, { market, body, accountId }, reader);
  } catch (error) {
    if (error instanceof DomainError && GONE.has(error.code)) return null;
    throw error;
  }
}

const GONE: ReadonlySet<string> = new Set(['not_found', 'validation_error']);
